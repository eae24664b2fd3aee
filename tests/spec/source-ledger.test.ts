// Holds the bundles against the ledger, which an independent reader took from documents 1 to 3: docs/decisions/source-ledger.md.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { anchorsOf } from '../../scripts/anchors.ts';
import {
  deref,
  documents,
  operationsOf,
  parametersOf,
  readBundle,
  root,
  type Bundle,
  type LocatedOperation,
  type MediaType,
  type Parameter,
  type Ref,
  type ResponseObject,
} from '../../scripts/documents.ts';
import { contractText } from '../support/contract-text.ts';
import { missingQuotations, namedMembers, unnamedMembers } from '../support/ledger-meaning.ts';
import { ledgers, operationsAndSchemas, readTables, splitNames, type Row } from '../support/ledger.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly 'x-enum-varnames'?: readonly string[];
  readonly 'x-flags'?: Readonly<Record<string, number>>;
}

const additions = readTables('ledger/additions.md');

/** Departures must still differ: one that has become true has to leave the table. */
const departures = new Map(
  (additions['Departures'] ?? []).flatMap((row) =>
    splitNames(row['places']).map((place) => [place, row['why'] ?? ''] as const),
  ),
);

const isNull = (schema: Schema) => schema.type === 'null';
const types = (schema: Schema) => [schema.type].flat();
const nameOf = (schema: Schema) => schema.$ref?.split('/').at(-1);

describe.each(Object.entries(ledgers))('ledger of %s', (name, file) => {
  const document = documents().find((d) => d.name === name);
  if (!document) throw new Error(`There is no document ${name}.`);
  const bundle: Bundle = readBundle(document);
  const tables = readTables(file);
  const schemas = bundle.components['schemas'] as Readonly<Record<string, Schema>>;
  const operations = new Map<string, LocatedOperation>(operationsOf(bundle).map((l) => [l.operation.operationId, l]));
  const resolve = (schema: Schema): Schema => deref(bundle, schema as Schema & Ref);

  const operation = (id: string): LocatedOperation => {
    const found = operations.get(id);
    if (!found) throw new Error(`The bundle has no operation ${id}.`);
    return found;
  };
  const expand = (cell = '') => operationsAndSchemas(tables, cell);
  const rowsOf = (heading: string): readonly Row[] => {
    const rows = tables[heading];
    if (!rows || rows.length === 0) throw new Error(`The ledger has no table ${heading}.`);
    return rows;
  };
  const media = (content: Readonly<Record<string, MediaType>> | undefined): Schema | undefined =>
    content && ((content['application/json']?.schema ?? Object.values(content)[0]?.schema) as Schema | undefined);

  /** Whether a schema is of a type in the ledger's grammar: string(date-time), array of X, Name … */
  function isOfType(schema: Schema, wanted: string): boolean {
    const options = (schema.oneOf ?? schema.anyOf)?.filter((option) => !isNull(option));
    if (options) return options.some((option) => isOfType(option, wanted));
    if (nameOf(schema) === wanted) return true;
    if (schema.allOf?.some((part) => isOfType(part, wanted))) return true;
    const item = /^array of (.+)$/.exec(wanted)?.[1];
    const own = resolve(schema);
    if (schema.$ref && own !== schema && (own.oneOf ?? own.anyOf ?? own.allOf)) return isOfType(own, wanted);
    if (item) return types(own).includes('array') && own.items !== undefined && isOfType(own.items, item);
    const members = /^enum: (.+)$/.exec(wanted)?.[1];
    if (members) return [...(own.enum ?? [])].sort().join() === [...splitNames(members)].sort().join();
    const numeric = /^integer enum (\w+)$/.exec(wanted)?.[1];
    if (numeric) return nameOf(schema) === numeric && types(own).includes('integer');
    if (wanted === 'object of string') {
      const value = own.additionalProperties;
      return types(own).includes('object') && typeof value === 'object' && types(value).includes('string');
    }
    const [, type = wanted, format] = /^(\w+)\((.+)\)$/.exec(wanted) ?? [];
    return types(own).includes(type) && (format === undefined || own.format === format);
  }

  const isNullable = (schema: Schema): boolean => {
    const own = resolve(schema);
    const anything = own.type === undefined && !(own.oneOf ?? own.anyOf ?? own.allOf);
    return (
      anything ||
      types(own).includes('null') ||
      (own.oneOf ?? own.anyOf ?? []).some((option) => isNull(resolve(option)))
    );
  };

  const requiredOf = (schema: Schema): readonly string[] => [
    ...(schema.required ?? []),
    ...(schema.allOf ?? []).flatMap((part) => requiredOf(resolve(part))),
  ];

  /** The member of a schema, inherited ones included; a dot leads into a nested object. */
  function member(schema: Schema | undefined, path: string): { schema: Schema; required: boolean } | undefined {
    if (!schema) return undefined;
    const own = resolve(schema);
    const [first = '', ...rest] = path.split('.');
    const found = own.properties?.[first];
    const inherited = (own.allOf ?? own.oneOf ?? []).map((part) => member(part, first)).find((m) => m);
    const holder = found ?? inherited?.schema;
    const here = holder && { schema: holder, required: requiredOf(own).includes(first) };
    return rest.length === 0 || !here ? here : member(here.schema, rest.join('.'));
  }

  /** Fails with the faults of a place, unless the ledger lists the place as a departure, which then must have faults. */
  function judge(place: string, faults: readonly string[]): void {
    const why = departures.get(place);
    if (why === undefined) expect(faults).toEqual([]);
    else expect({ place, stillDeparts: faults.length > 0, why }).toEqual({ place, stillDeparts: true, why });
  }

  it('has a row for every operation, and an operation for every row', () => {
    expect(rowsOf('Operations').map((row) => row['operationId'])).toEqual(
      expect.arrayContaining([...operations.keys()]),
    );
    expect(rowsOf('Operations')).toHaveLength(operations.size);
  });

  it.each(rowsOf('Operations').map((row) => [row['operationId'] ?? '', row] as const))('operation %s', (id, row) => {
    const { path, method, operation: declared } = operation(id);
    expect({ method: method.toUpperCase(), path }).toEqual({ method: row['method'], path: row['path'] });
    const statuses = [row['statuses'], row['also declared']].flatMap((cell) => cell?.split(' ').filter(Boolean) ?? []);
    expect(Object.keys(declared.responses).sort()).toEqual([...new Set(statuses)].sort());

    const failures = Object.entries(declared.responses).filter(([status]) => /^[45]/.test(status) && status !== '431');
    const bodies = failures.map(([status, response]) => {
      const schema = media(deref<ResponseObject>(bundle, response).content);
      return [status, (schema && nameOf(schema)) ?? 'none'];
    });
    const expected = failures.map(([status]) => {
      const body = row['error body'] ?? '';
      return [status, body === 'ModelStateError' && status !== '400' ? 'none' : body || 'none'];
    });
    expect(bodies).toEqual(expected);
  });

  const parameterRows = rowsOf('Parameters').flatMap((row) =>
    expand(row['operations']).map((id) => [id, row['name'] ?? '', row] as const),
  );

  it.each(parameterRows)('parameter of %s: %s', (id, parameterName, row) => {
    const found: Parameter | undefined = parametersOf(bundle, operation(id)).find(
      (p) => p.name === parameterName && p.in === row['in'],
    );
    if (!found) throw new Error(`${id} has no ${row['in']} parameter ${parameterName}.`);
    const schema = found.schema as Schema;
    const own = resolve(schema);
    const faults: string[] = [];
    if ((found.required ?? false) !== (row['required'] === 'yes')) faults.push(`required is ${found.required}`);
    if (row['type'] && !isOfType(schema, row['type'])) faults.push(`is not ${row['type']}: ${JSON.stringify(schema)}`);
    if (row['default'] && String(own.default ?? schema.default) !== row['default'])
      faults.push(`default is ${own.default}`);
    for (const limit of splitNames(row['limits'])) {
      const [keyword = '', value] = limit.split(' ');
      if (String(own[keyword as 'minimum' | 'maximum']) !== value) faults.push(`is not limited to ${limit}`);
    }
    judge(`${id} ${parameterName}`, faults);
  });

  it('has only parameters of the document or of the table of additions', () => {
    const known = new Set([
      ...parameterRows.map(([id, parameterName]) => `${id} ${parameterName}`),
      ...(additions['Parameters'] ?? []).flatMap((row) =>
        (row['operations'] === 'all' ? [...operations.keys()] : splitNames(row['operations'])).map(
          (id) => `${id} ${row['name']}`,
        ),
      ),
    ]);
    const unknown = [...operations.values()].flatMap((located) =>
      parametersOf(bundle, located)
        .map((parameter) => `${located.operation.operationId} ${parameter.name}`)
        .filter((place) => !known.has(place)),
    );
    expect(unknown).toEqual([]);
  });

  it.each(rowsOf('Bodies').map((row) => [row['operationId'] ?? '', row] as const))('bodies of %s', (id, row) => {
    const { operation: declared } = operation(id);
    const faults: string[] = [];
    const request = media(declared.requestBody?.content);
    const wanted = row['request'] ?? '';
    if (wanted === '' ? request : !request || (wanted !== 'not shown' && !isOfType(request, wanted))) {
      faults.push(`the request is not ${wanted || 'without body'}`);
    }
    for (const part of (row['success'] ?? '').split('; ').filter(Boolean)) {
      const [, status = '', shape = ''] = /^(\d{3})\s*(.*)$/.exec(part) ?? [];
      const response = declared.responses[status];
      const schema = response && media(deref<ResponseObject>(bundle, response).content);
      if (
        shape === ''
          ? schema
          : !shape.includes('not shown') &&
            !shape.startsWith('rows') &&
            !(schema && shape.split(' or ').every((s) => isOfOrNull(schema, s)))
      ) {
        faults.push(`${status} is not ${shape || 'without body'}`);
      }
    }
    judge(`bodies of ${id}`, faults);
  });
  const isOfOrNull = (schema: Schema, shape: string) =>
    shape === 'null' ? isNullable(schema) : isOfType(schema, shape);

  it.each(
    rowsOf('Response headers').flatMap((row) =>
      expand(row['operations']).map((id) => [id, row['header'] ?? '', row] as const),
    ),
  )('response of %s has the header %s', (id, header, row) => {
    const response = operation(id).operation.responses[row['status'] ?? ''];
    expect(Object.keys((response && deref<ResponseObject>(bundle, response).headers) ?? {})).toContain(header);
  });

  it.each(rowsOf('Fields').map((row) => [row['schema'] ?? '', row['member'] ?? '', row] as const))(
    'field %s.%s',
    (schemaName, path, row) => {
      const owner = schemas[schemaName] ?? media(operations.get(schemaName)?.operation.requestBody?.content);
      const found = member(owner, path);
      if (!found) throw new Error(`${schemaName} has no member ${path}.`);
      const faults: string[] = [];
      if (row['type'] && !isOfType(found.schema, row['type']))
        faults.push(`is not ${row['type']}: ${JSON.stringify(found.schema)}`);
      if (row['null'] && isNullable(found.schema) !== (row['null'] === 'yes'))
        faults.push(`null is not ${row['null']}`);
      if (row['required'] === 'yes' && !found.required) faults.push('is not required');
      judge(`${schemaName}.${path}`, faults);
    },
  );

  it.each(rowsOf('Enumerations').map((row) => [row['schema'] ?? '', row['member'] ?? '', row['value'] ?? ''] as const))(
    'member of %s: %s',
    (schemaName, memberName, value) => {
      const schema = resolve(schemas[schemaName] ?? {});
      const position = schema['x-enum-varnames']?.indexOf(memberName) ?? schema.enum?.indexOf(memberName) ?? -1;
      const flag = schema['x-flags']?.[memberName];
      expect(flag !== undefined || position >= 0).toBe(true);
      if (value !== '') expect(String(flag ?? schema.enum?.[position])).toBe(value);
    },
  );

  const access = (tables['Access'] ?? []).flatMap((row) =>
    expand(row['operations']).map((id) => [id, row['roles'] ?? ''] as const),
  );
  if (access.length > 0) {
    it.each(access.filter(([, roles]) => roles !== ''))('%s is open to %s', (id, roles) => {
      const declared = operation(id).operation['x-access'].flatMap((a) => ('roles' in a ? a.roles : []));
      expect([...declared].sort()).toEqual([...splitNames(roles)].sort());
    });
  }

  it.each([...rowsOf('Rules'), ...rowsOf('Not shown')].map((row) => [row['id'] ?? '', row] as const))(
    '%s names what holds it',
    (id, row) => {
      const [, kind, held] =
        /^(contract|behavior|departure)?\s*(.*)$/.exec(row['held by'] ?? row['decided in'] ?? '') ?? [];
      const names = expand(held);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((n) => !operations.has(n) && !schemas[n])).toEqual([]);
      if (kind === 'departure') expect([...departures.keys()]).toContain(id);
    },
  );

  it('has no member or value of a schema that neither the document nor the table of additions names', () => {
    expect(unnamedMembers(bundle, namedMembers(tables, additions))).toEqual([]);
  });

  const text = contractText(bundle);
  it.each(
    rowsOf('Rules')
      .filter((row) => row['held by']?.startsWith('contract '))
      .map((row) => [row['id'] ?? '', row] as const),
  )('%s quotes the contract', (_id, row) => {
    const places = expand(row['held by']?.replace('contract ', ''));
    expect(missingQuotations(text, row['quotations'] ?? '', places)).toEqual([]);
  });
});

describe('what the documents do not show', () => {
  const gaps = Object.values(ledgers).flatMap((file) => readTables(file)['Not shown'] ?? []);

  it.each(gaps.map((row) => [row['id'] ?? '', row['rule'] ?? ''] as const))(
    '%s is stated by a rule of behavior, by the contract, or left open on purpose',
    (_id, rule) => {
      if (rule === 'contract' || rule === 'left open') return;
      const [page = '', anchor = ''] = rule.split('#');
      expect(page).toMatch(/^docs\/behavior\/[\w-]+\.md$/);
      expect(anchorsOf(readFileSync(join(root, page), 'utf8'))).toContain(anchor);
    },
  );
});

it('lists each departure once, with a reason', () => {
  const rows = additions['Departures'] ?? [];
  const places = rows.flatMap((row) => splitNames(row['places']));
  expect(departures.size).toBe(places.length);
  expect(rows.filter((row) => !row['why'])).toEqual([]);
  const rules = Object.values(ledgers).flatMap((file) => (readTables(file)['Rules'] ?? []).map((row) => row['id']));
  expect(places.filter((place) => /^D\d-R\d+$/.test(place) && !rules.includes(place))).toEqual([]);
});
