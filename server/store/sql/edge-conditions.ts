// Conditions on edge systems as SQL. All values of a request are parameters, never text of the statement.
import type { EdgeSystemCondition, Parts } from '../../domain/edge/edge-system-query.ts';
import type { TextField } from '../../domain/edge/edge-system-index.ts';
import { silentStatus } from '../../domain/edge/status.ts';
import type { Dialect, SqlValue } from '../dialect/dialect.ts';

/** The parameters of a statement that is being built. */
export interface Binding {
  readonly values: readonly SqlValue[];
  /** Adds a value and returns its parameter, such as $3. */
  bind(value: SqlValue): string;
  /** Returns the condition, to follow a column, that it is one of the values. */
  oneOfSql(values: readonly string[]): string;
  /** Returns the condition that a row of edge_systems is silent. */
  silentSql(): string;
}

/** Returns the parameters of a statement, with the tenant as $1 and the namespace as $2. */
export function createBinding(dialect: Dialect, tenant: string, namespace: string, now: string): Binding {
  const values: SqlValue[] = [tenant, namespace];
  const bind = (value: SqlValue): string => {
    values.push(value);
    return `$${values.length}`;
  };
  let nowParameter: string | undefined;
  return {
    values,
    bind,
    oneOfSql(texts) {
      const { text, values: bound } = dialect.oneOf(texts, values.length + 1);
      values.push(...bound);
      return text;
    },
    silentSql() {
      nowParameter ??= bind(now);
      return `(silent_after is not null and silent_after < ${nowParameter})`;
    },
  };
}

/** A prefix followed by this character sorts after all texts with the prefix. */
const maxCharacter = '\u{10ffff}';

/** Returns a condition on rows of edge_systems. */
export function conditionSql(condition: EdgeSystemCondition, binding: Binding): string {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return `(${condition.operands.map((operand) => conditionSql(operand, binding)).join(` ${condition.kind} `)})`;
    case 'not':
      return `not ${conditionSql(condition.operand, binding)}`;
    case 'status': {
      const categories = condition.categories.map((status) => binding.bind(status)).join(', ');
      return categories === '' ? '(1 = 0)' : `(${statusSql(binding)} in (${categories}))`;
    }
    case 'time':
      return `(last_contacted ${condition.operator} ${binding.bind(condition.time)})`;
    case 'timeText':
      return `(${matchesPartsSql('last_contacted', condition.parts, binding)})`;
    case 'ids':
      return `(id ${binding.oneOfSql(condition.ids)})`;
    case 'text':
      return textSql(condition, binding);
  }
}

/** Returns the SQL expression for the status of a row. */
export const statusSql = ({ silentSql }: Binding): string =>
  `case when ${silentSql()} then ${silentStatus.Status} else status end`;

/** Returns the SQL expression for the status description of a row, in lower case. */
export const statusDescriptionSql = ({ silentSql }: Binding): string =>
  `case when ${silentSql()} then '${(silentStatus.StatusDescription ?? '').toLowerCase()}' else status_description end`;

function textSql(
  { fields, parts, isWholeValue, matchesSilence }: Extract<EdgeSystemCondition, { kind: 'text' }>,
  binding: Binding,
): string {
  const hasFormSql = (names: readonly TextField[]) => {
    const bound = names.map((field) => binding.bind(field)).join(', ');
    const wholeSql = isWholeValue ? 'and whole = 1' : '';
    const form = matchesPartsSql('form', parts, binding);
    return `id in (select id from edge_system_forms
      where tenant = $1 and namespace = $2 and field in (${bound}) and ${form} ${wholeSql})`;
  };
  // A silent edge system has another status description than the stored one.
  const storedFields = fields.filter((field) => field !== 'StatusDescription');
  const alternatives = storedFields.length > 0 ? [hasFormSql(storedFields)] : [];
  if (storedFields.length < fields.length) {
    alternatives.push(`(not ${binding.silentSql()} and ${hasFormSql(['StatusDescription'])})`);
    if (matchesSilence) alternatives.push(binding.silentSql());
  }
  return `(${alternatives.join(' or ')})`;
}

/** Returns the condition that a column matches the parts of a wildcard term; compares a prefix by order, so that an index can be used. */
function matchesPartsSql(column: string, parts: Parts, { bind }: Binding): string {
  const [start = '', end, afterEnd] = parts;
  if (end === undefined) return `${column} = ${bind(start)}`;
  if (afterEnd !== undefined) return `${column} like ${bind(`%${escapeLike(end)}%`)} escape '\\'`;
  const conditions = start === '' ? [] : [`${column} >= ${bind(start)} and ${column} < ${bind(start + maxCharacter)}`];
  if (end !== '' || start === '')
    conditions.push(`${column} like ${bind(`${escapeLike(start)}%${escapeLike(end)}`)} escape '\\'`);
  return conditions.join(' and ');
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
