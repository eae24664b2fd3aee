// Conditions on edge systems as SQL. Whatever a client wrote is a parameter, never text of the statement.
import type { EdgeSystemCondition, Parts } from '../../domain/edge/edge-system-query.ts';
import type { TextField } from '../../domain/edge/edge-system-index.ts';
import { silentStatus } from '../../domain/edge/status.ts';
import type { SqlValue } from '../dialect/dialect.ts';

/** A statement in the making: values are added as its text needs them. */
export interface Binding {
  readonly values: readonly SqlValue[];
  /** The parameter of a value. */
  bind(value: SqlValue): string;
  /** The condition that a row of edge_systems is silent. */
  silentSql(): string;
}

/** The parameters of a statement: first of all $1 and $2, tenant and namespace. */
export function createBinding(tenant: string, namespace: string, now: string): Binding {
  const values: SqlValue[] = [tenant, namespace];
  const bind = (value: SqlValue): string => {
    values.push(value);
    return `$${values.length}`;
  };
  let nowParameter: string | undefined;
  return {
    values,
    bind,
    silentSql() {
      nowParameter ??= bind(now);
      return `(silent_after is not null and silent_after < ${nowParameter})`;
    },
  };
}

/** Behind every text that begins with another one, there is none that ends in this character. */
const maxCharacter = '\u{10ffff}';

/** The condition on rows of edge_systems. */
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
    case 'text':
      return textSql(condition, binding);
  }
}

/** The status of a row. */
export const statusSql = ({ silentSql }: Binding): string =>
  `case when ${silentSql()} then ${silentStatus.Status} else status end`;

/** The status of a row in words, in lower case. */
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
  // The description of a silent system is not the one that was reported.
  const storedFields = fields.filter((field) => field !== 'StatusDescription');
  const alternatives = storedFields.length > 0 ? [hasFormSql(storedFields)] : [];
  if (storedFields.length < fields.length) {
    alternatives.push(`(not ${binding.silentSql()} and ${hasFormSql(['StatusDescription'])})`);
    if (matchesSilence) alternatives.push(binding.silentSql());
  }
  return `(${alternatives.join(' or ')})`;
}

/** Whether a column fits the parts; by its order where it begins with something, so that an index finds it. */
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
