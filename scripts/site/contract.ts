// The documents of the contract in the order in which the site shows them: documents, groups, tags, operations, schemas.
import { operationsOf, type Bundle, type Link, type LocatedOperation } from '../documents.ts';

/** A schema of a bundle, by the members that the site shows. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly deprecated?: boolean;
  readonly readOnly?: boolean;
  readonly writeOnly?: boolean;
  readonly [keyword: string]: unknown;
}

export interface SiteOperation extends LocatedOperation {
  readonly id: string;
  /** The path of its page in the site. */
  readonly page: string;
  readonly tag: SiteTag;
  /** Who may call it, as Markdown. */
  readonly requires: string;
  /** The description without the parts that the page shows elsewhere, as Markdown. */
  readonly text: string;
}

export interface SiteTag {
  readonly document: SiteDocument;
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly rules: Link | undefined;
  readonly page: string;
  readonly operations: readonly SiteOperation[];
}

/** A page of schemas: those that only the operations of one tag use, or those that several tags share. */
export interface SchemaGroup {
  readonly document: SiteDocument;
  readonly title: string;
  readonly page: string;
  readonly schemas: readonly string[];
}

export interface SiteDocument {
  readonly name: string;
  readonly title: string;
  readonly bundle: Bundle;
  readonly page: string;
  readonly groups: readonly { readonly name: string; readonly tags: readonly SiteTag[] }[];
  readonly tags: readonly SiteTag[];
  readonly operations: readonly SiteOperation[];
  readonly schemaGroups: readonly SchemaGroup[];
}

const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Returns a description without who may call the operation and the link to its rules, which the reference bundle adds to it. */
function splitDescription(description: string): { requires: string; text: string } {
  const [, requires = ''] = /^\[Requires\]\([^)]*\): (.+)$/m.exec(description) ?? [];
  const text = description.replace(/^\[Requires\]\([^)]*\): .+$/m, '').replace(/^Rules: \[.+\]\(.+\)$/m, '');
  return { requires, text: text.replaceAll(/\n{3,}/g, '\n\n').trim() };
}

/** Returns a document of the contract as the site shows it. */
export function siteDocument(name: string, bundle: Bundle): SiteDocument {
  const groups: { name: string; tags: SiteTag[] }[] = [];
  const tags: SiteTag[] = [];
  const schemaGroups: SchemaGroup[] = [];
  const document: SiteDocument = {
    name,
    title: bundle.info.title.replace(/^Millrace /, ''),
    bundle,
    page: `reference/${name}.html`,
    groups,
    tags,
    operations: [],
    schemaGroups,
  };
  const all = operationsOf(bundle);
  for (const group of bundle['x-tagGroups'] ?? []) {
    const members = group.tags.map((tag) => siteTag(document, tag, all));
    groups.push({ name: group.name, tags: members });
    tags.push(...members);
  }
  schemaGroups.push(...schemaGroupsOf(document));
  return Object.assign(document, { operations: tags.flatMap((tag) => tag.operations) });
}

function siteTag(document: SiteDocument, name: string, all: readonly LocatedOperation[]): SiteTag {
  const declared = document.bundle.tags.find((one) => one.name === name);
  if (!declared) throw new Error(`${document.name}: x-tagGroups has the tag ${name}, which is not declared.`);
  const title = declared['x-displayName'] ?? name;
  const operations: SiteOperation[] = [];
  const tag: SiteTag = {
    document,
    name,
    title,
    description: declared.description,
    rules: declared.externalDocs,
    page: `reference/${document.name}/${slugOf(title)}.html`,
    operations,
  };
  for (const located of all.filter(({ operation }) => operation.tags[0] === name)) {
    const id = located.operation.operationId;
    const split = splitDescription(located.operation.description);
    operations.push({ ...located, ...split, id, page: `reference/${document.name}/${id}.html`, tag });
  }
  return tag;
}

const schemaPrefix = '#/components/schemas/';

/** Returns the name of the schema that a reference names. */
export const schemaName = (reference: string): string => reference.slice(schemaPrefix.length);

/** Returns all references to schemas inside a value, those of other components included. */
function referencesIn(bundle: Bundle, value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { $ref } = value as { $ref?: unknown };
  if (typeof $ref === 'string') {
    if (found.has($ref)) return found;
    found.add($ref);
    const [kind = '', name = ''] = $ref.replace('#/components/', '').split('/');
    return referencesIn(bundle, bundle.components[kind]?.[name], found);
  }
  for (const inner of Object.values(value)) referencesIn(bundle, inner, found);
  return found;
}

/** Returns the schemas that an operation uses, directly or through others. */
export function schemasOf(bundle: Bundle, { item, operation }: LocatedOperation): ReadonlySet<string> {
  const { parameters, requestBody, responses } = operation;
  const references = referencesIn(bundle, [item.parameters, parameters, requestBody, responses]);
  return new Set([...references].filter((one) => one.startsWith(schemaPrefix)).map(schemaName));
}

function schemaGroupsOf(document: SiteDocument): readonly SchemaGroup[] {
  const { bundle, tags, name } = document;
  const users = new Map<string, Set<SiteTag>>(
    Object.keys(bundle.components['schemas'] ?? {}).map((one) => [one, new Set()]),
  );
  for (const tag of tags)
    for (const operation of tag.operations)
      for (const schema of schemasOf(bundle, operation)) users.get(schema)?.add(tag);
  const schemasWith = (test: (of: ReadonlySet<SiteTag>) => boolean) =>
    [...users].filter(([, of]) => test(of)).map(([schema]) => schema);
  const group = (title: string, schemas: readonly string[]): SchemaGroup => ({
    document,
    title,
    page: `reference/${name}/schemas/${slugOf(title)}.html`,
    schemas: schemas.toSorted(),
  });
  const own = tags.map((tag) =>
    group(
      tag.title,
      schemasWith((of) => of.size === 1 && of.has(tag)),
    ),
  );
  return [
    ...own,
    group(
      'Shared',
      schemasWith((of) => of.size !== 1),
    ),
  ].filter(({ schemas }) => schemas.length > 0);
}

/** Returns the place of a schema in the site. */
export function schemaPlace(document: SiteDocument, schema: string): string {
  const group = document.schemaGroups.find(({ schemas }) => schemas.includes(schema));
  if (!group) throw new Error(`${document.name}: no page has the schema ${schema}.`);
  return `${group.page}#${schema}`;
}
