// Sums and central moments in one pass. Sums of squares would be too inexact: for values far from zero, the variance depends on their
// last digits.

/** A sum with compensation for rounding errors (Neumaier). */
export class CompensatedSum {
  #sum = 0;
  #compensation = 0;

  add(value: number): void {
    const next = this.#sum + value;
    this.#compensation += Math.abs(this.#sum) >= Math.abs(value) ? this.#sum - next + value : value - next + this.#sum;
    this.#sum = next;
  }

  /** Adds another sum. */
  merge(other: CompensatedSum): void {
    this.add(other.#sum);
    this.#compensation += other.#compensation;
  }

  /** The numbers that fromState restores an instance from. */
  get state(): readonly number[] {
    return [this.#sum, this.#compensation];
  }

  static fromState(state: Float64Array, from: number): CompensatedSum {
    const restored = new CompensatedSum();
    restored.#sum = state[from] ?? 0;
    restored.#compensation = state[from + 1] ?? 0;
    return restored;
  }

  /** The sum. An infinite one is not compensated, because the compensation would be NaN. */
  get total(): number {
    return Number.isFinite(this.#sum) ? this.#sum + this.#compensation : this.#sum;
  }
}

/** The first four central moments, updated by each value (Pébay). */
export class Moments {
  count = 0;
  #sum = new CompensatedSum();
  #mean = 0;
  #squares = 0;
  #cubes = 0;
  #fourths = 0;

  add(value: number): void {
    const before = this.count;
    const n = before + 1;
    const delta = value - this.#mean;
    const share = delta / n;
    const square = share * share;
    const term = delta * share * before;
    this.#fourths += term * square * (n * n - 3 * n + 3) + 6 * square * this.#squares - 4 * share * this.#cubes;
    this.#cubes += term * share * (n - 2) - 3 * share * this.#squares;
    this.#squares += term;
    this.#mean += share;
    this.#sum.add(value);
    this.count = n;
  }

  /** Adds all values of another instance (Chan, Pébay). */
  merge(other: Moments): void {
    const [a, b] = [this.count, other.count];
    if (b === 0) return;
    const n = a + b;
    const delta = other.#mean - this.#mean;
    const share = delta / n;
    const [squares, cubes] = [this.#squares, this.#cubes];
    this.#fourths +=
      other.#fourths +
      delta * share ** 3 * a * b * (a * a - a * b + b * b) +
      6 * share ** 2 * (a * a * other.#squares + b * b * squares) +
      4 * share * (a * other.#cubes - b * cubes);
    this.#cubes += other.#cubes + delta * share ** 2 * a * b * (a - b) + 3 * share * (a * other.#squares - b * squares);
    this.#squares += other.#squares + delta * share * a * b;
    this.#mean = a === 0 ? other.#mean : this.#mean + share * b;
    this.#sum.merge(other.#sum);
    this.count = n;
  }

  /** The numbers that fromState restores an instance from. */
  get state(): readonly number[] {
    return [this.count, ...this.#sum.state, this.#mean, this.#squares, this.#cubes, this.#fourths];
  }

  static fromState(state: Float64Array, from: number): Moments {
    const restored = new Moments();
    restored.count = state[from] ?? 0;
    restored.#sum = CompensatedSum.fromState(state, from + 1);
    restored.#mean = state[from + 3] ?? 0;
    restored.#squares = state[from + 4] ?? 0;
    restored.#cubes = state[from + 5] ?? 0;
    restored.#fourths = state[from + 6] ?? 0;
    return restored;
  }

  get total(): number {
    return this.#sum.total;
  }

  get mean(): number {
    return this.total / this.count;
  }

  get populationDeviation(): number {
    return Math.sqrt(this.#squares / this.count);
  }

  /** NaN for a single value. */
  get deviation(): number {
    return Math.sqrt(this.#squares / (this.count - 1));
  }

  /** NaN for values that are all equal. */
  get skewness(): number {
    return (Math.sqrt(this.count) * this.#cubes) / this.#squares ** 1.5;
  }

  /** The excess over the normal distribution; NaN for values that are all equal. */
  get kurtosis(): number {
    return (this.count * this.#fourths) / this.#squares / this.#squares - 3;
  }
}

/** Mean and deviation of values with positive weights (West). */
export class WeightedMoments {
  count = 0;
  #weights = new CompensatedSum();
  #sum = new CompensatedSum();
  #mean = 0;
  #squares = 0;

  add(value: number, weight: number): void {
    this.#weights.add(weight);
    this.#sum.add(value * weight);
    const delta = value - this.#mean;
    // The quotient is 1 for the first value, so the deviation of equal values stays 0.
    this.#mean += delta * (weight / this.#weights.total);
    this.#squares += weight * delta * (value - this.#mean);
    this.count += 1;
  }

  /** Adds all values of another instance. */
  merge(other: WeightedMoments): void {
    if (other.count === 0) return;
    const before = this.#weights.total;
    const added = other.#weights.total;
    this.#weights.merge(other.#weights);
    this.#sum.merge(other.#sum);
    const delta = other.#mean - this.#mean;
    const share = added / this.#weights.total;
    this.#mean = this.count === 0 ? other.#mean : this.#mean + delta * share;
    this.#squares += other.#squares + (this.count === 0 ? 0 : delta * delta * before * share);
    this.count += other.count;
  }

  /** The numbers that fromState restores an instance from. */
  get state(): readonly number[] {
    return [this.count, ...this.#weights.state, ...this.#sum.state, this.#mean, this.#squares];
  }

  static fromState(state: Float64Array, from: number): WeightedMoments {
    const restored = new WeightedMoments();
    restored.count = state[from] ?? 0;
    restored.#weights = CompensatedSum.fromState(state, from + 1);
    restored.#sum = CompensatedSum.fromState(state, from + 3);
    restored.#mean = state[from + 5] ?? 0;
    restored.#squares = state[from + 6] ?? 0;
    return restored;
  }

  get mean(): number {
    return this.#sum.total / this.#weights.total;
  }

  get populationDeviation(): number {
    return Math.sqrt(this.#squares / this.#weights.total);
  }

  /** NaN for a single value. */
  get deviation(): number {
    return this.populationDeviation * Math.sqrt(this.count / (this.count - 1));
  }
}
