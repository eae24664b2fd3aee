// Makes recorded bodies stable: values that differ from run to run become those of the contract's examples.

const operationId = '8f4a1c52-6f0e-4b8e-9c1d-2f6f0f6a7b10';
const guid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** The form of times that a test or the server calculates from the present. Those that tests choose have no seconds. */
const presentTime = /\d{4}-\d\d-\d\dT\d\d:\d\d:(?!00Z)\d\d(?:\.\d+)?Z/g;
/** The identifiers that tests choose are of this kind, as are those of the contract's examples: 11111111-1111-4111-8111-111111111111. */
const chosen = /^([0-9a-f])\1{7}-/i;

/**
 * Returns a body in which `places` are replaced, OperationId and calculated times are those of all examples, and each generated
 * identifier is a number in the order of appearance.
 */
export function redact(body: unknown, places: Readonly<Record<string, string>>): unknown {
  const numbers = new Map<string, string>();
  const numberOf = (id: string) => {
    const number = numbers.get(id.toLowerCase()) ?? String(numbers.size + 1).padStart(12, '0');
    numbers.set(id.toLowerCase(), number);
    return `00000000-0000-4000-8000-${number}`;
  };
  const redactText = (text: string) => {
    const placed = Object.entries(places).reduce((now, [value, place]) => now.replaceAll(value, place), text);
    return placed
      .replaceAll(presentTime, '2026-12-31T23:59:59Z')
      .replaceAll(guid, (id) => (chosen.test(id) ? id : numberOf(id)));
  };
  const redactValue = (value: unknown): unknown => {
    if (typeof value === 'string') return redactText(value);
    if (Array.isArray(value)) return value.map(redactValue);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        redactText(name),
        name === 'OperationId' ? operationId : redactValue(member),
      ]),
    );
  };
  return redactValue(body);
}
