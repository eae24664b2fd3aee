// Whether a configuration fits the schema of its type.
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { InvalidInput } from '../model.ts';
import { configurationSchema, type EdgeSystemType } from './edge-system-types.ts';

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, keywords: ['isEncrypted'] });
const validators = new Map<string, ValidateFunction>();

/** As many faults as anybody reads at once. */
const mostFaults = 20;

/** Throws InvalidInput that names the place of every fault, unless the configuration fits the schema of a version. */
export function checkConfiguration(type: EdgeSystemType, version: string, configuration: unknown): void {
  const key = `${type.Id} ${version}`;
  const validate = validators.get(key) ?? ajv.compile(configurationSchema(type, version));
  validators.set(key, validate);
  if (validate(configuration)) return;
  const faults = (validate.errors ?? []).slice(0, mostFaults).map((error) => [placeOf(error), saysOf(error)] as const);
  const reason = faults.map(([place, message]) => `${place} ${message}`).join('; ');
  const [first] = faults;
  throw new InvalidInput(
    first?.[0] ?? 'body',
    `The configuration does not fit ${type.Name} ${version}: ${reason}.`,
    Object.fromEntries(faults),
  );
}

/** The member at fault, such as OpcUa1.DataSource.devices[0].port. */
function placeOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string };
  const parts = instancePath.split('/').slice(1);
  const named = missingProperty ?? additionalProperty;
  const all = named === undefined ? parts.map(unescaped) : [...parts.map(unescaped), named];
  const place = all.reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
    '',
  );
  return place === '' ? 'body' : place;
}

function unescaped(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function saysOf({ keyword, message = 'is not valid', params }: ErrorObject): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is no member that the schema knows';
  const { allowedValues } = params as { allowedValues?: readonly unknown[] };
  return allowedValues ? `must be one of ${allowedValues.join(', ')}` : message;
}
