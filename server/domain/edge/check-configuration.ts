// Validates the configurations of edge systems against the schema of their type.
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { InvalidInput } from '../model.ts';
import { configurationSchema, type EdgeSystemType } from './edge-system-types.ts';

const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, keywords: ['isEncrypted'] });
const validators = new Map<string, ValidateFunction>();

/** The maximum number of faults in a message. */
const maxFaults = 20;

/** Throws InvalidInput that names the path of every fault, unless the configuration matches the schema of a version. */
export function checkConfiguration(type: EdgeSystemType, version: string, configuration: unknown): void {
  const key = `${type.Id} ${version}`;
  const validate = validators.get(key) ?? ajv.compile(configurationSchema(type, version));
  validators.set(key, validate);
  if (validate(configuration)) return;
  const faults = (validate.errors ?? []).slice(0, maxFaults).map((error) => [pathOf(error), problemOf(error)] as const);
  const reason = faults.map(([path, problem]) => `${path} ${problem}`).join('; ');
  const [first] = faults;
  throw new InvalidInput(
    first?.[0] ?? 'body',
    `The configuration does not match the schema of ${type.Name} ${version}: ${reason}.`,
    Object.fromEntries(faults),
  );
}

/** Returns the path of the member at fault, such as OpcUa1.DataSource.devices[0].port. */
function pathOf({ instancePath, params }: ErrorObject): string {
  const { missingProperty, additionalProperty } = params as { missingProperty?: string; additionalProperty?: string };
  const parts = instancePath.split('/').slice(1);
  const member = missingProperty ?? additionalProperty;
  const names = member === undefined ? parts.map(unescape) : [...parts.map(unescape), member];
  const memberPath = names.reduce(
    (path, part) => (/^\d+$/.test(part) ? `${path}[${part}]` : path === '' ? part : `${path}.${part}`),
    '',
  );
  return memberPath === '' ? 'body' : memberPath;
}

/** Returns a part of a JSON pointer without its escapes (RFC 6901). */
function unescape(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}

function problemOf({ keyword, message = 'is not valid', params }: ErrorObject): string {
  if (keyword === 'required') return 'is missing';
  if (keyword === 'additionalProperties') return 'is not a member of the schema';
  const { allowedValues } = params as { allowedValues?: readonly unknown[] };
  return allowedValues ? `must be one of ${allowedValues.join(', ')}` : message;
}
