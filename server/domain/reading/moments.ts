// Sums and central moments in one pass, without the loss of digits that sums of squares have: far from zero they differ
// only in their last digits, which is what the variance is made of.

/** A sum that carries along what rounding took away (Neumaier). */
export class Sum {
  #sum = 0;
  #rest = 0;

  add(value: number): void {
    const next = this.#sum + value;
    this.#rest += Math.abs(this.#sum) >= Math.abs(value) ? this.#sum - next + value : value - next + this.#sum;
    this.#sum = next;
  }

  /** An infinite sum has no rest that makes sense. */
  get total(): number {
    return Number.isFinite(this.#sum) ? this.#sum + this.#rest : this.#sum;
  }
}

/** The first four moments of values, updated with each of them (Pébay). */
export class Moments {
  count = 0;
  readonly #sum = new Sum();
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

  /** What exceeds the normal distribution's; NaN for values that are all equal. */
  get kurtosis(): number {
    return (this.count * this.#fourths) / this.#squares / this.#squares - 3;
  }
}

/** Mean and deviation of values that count by their weights, which are above 0 (West). */
export class WeightedMoments {
  count = 0;
  readonly #weights = new Sum();
  readonly #sum = new Sum();
  #mean = 0;
  #squares = 0;

  add(value: number, weight: number): void {
    this.#weights.add(weight);
    this.#sum.add(value * weight);
    const delta = value - this.#mean;
    // Weight over weights is 1 for the first value, so equal values stay without deviation.
    this.#mean += delta * (weight / this.#weights.total);
    this.#squares += weight * delta * (value - this.#mean);
    this.count += 1;
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
