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
  isSilent(): string;
}

/** The parameters of a statement: first of all $1 and $2, tenant and namespace. */
export function newBinding(tenant: string, namespace: string, now: string): Binding {
  const values: SqlValue[] = [tenant, namespace];
  const bind = (value: SqlValue): string => {
    values.push(value);
    return `$${values.length}`;
  };
  let moment: string | undefined;
  return {
    values,
    bind,
    isSilent() {
      moment ??= bind(now);
      return `(silent_after is not null and silent_after < ${moment})`;
    },
  };
}

/** Behind every text that begins with another one, there is none that ends in this character. */
const last = '\u{10ffff}';

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
      return `(${fitsSql('last_contacted', condition.parts, binding)})`;
    case 'text':
      return textSql(condition, binding);
  }
}

/** The status of a row. */
export const statusSql = ({ isSilent }: Binding): string =>
  `case when ${isSilent()} then ${silentStatus.Status} else status end`;

/** The status of a row in words, in lower case. */
export const statusDescriptionSql = ({ isSilent }: Binding): string =>
  `case when ${isSilent()} then '${(silentStatus.StatusDescription ?? '').toLowerCase()}' else status_description end`;

function textSql(
  { fields, parts, isWholeValue, matchesSilence }: Extract<EdgeSystemCondition, { kind: 'text' }>,
  binding: Binding,
): string {
  const found = (names: readonly TextField[]) => {
    const bound = names.map((field) => binding.bind(field)).join(', ');
    const wholeOnly = isWholeValue ? 'and whole = 1' : '';
    const form = fitsSql('form', parts, binding);
    return `id in (select id from edge_system_forms
      where tenant = $1 and namespace = $2 and field in (${bound}) and ${form} ${wholeOnly})`;
  };
  // The description of a silent system is not the one that was reported.
  const constant = fields.filter((field) => field !== 'StatusDescription');
  const alternatives = constant.length > 0 ? [found(constant)] : [];
  if (constant.length < fields.length) {
    alternatives.push(`(not ${binding.isSilent()} and ${found(['StatusDescription'])})`);
    if (matchesSilence) alternatives.push(binding.isSilent());
  }
  return `(${alternatives.join(' or ')})`;
}

/** Whether a column fits the parts; by its order where it begins with something, so that an index finds it. */
function fitsSql(column: string, parts: Parts, { bind }: Binding): string {
  const [start = '', end, behind] = parts;
  if (end === undefined) return `${column} = ${bind(start)}`;
  if (behind !== undefined) return `${column} like ${bind(`%${escaped(end)}%`)} escape '\\'`;
  const conditions = start === '' ? [] : [`${column} >= ${bind(start)} and ${column} < ${bind(start + last)}`];
  if (end !== '' || start === '')
    conditions.push(`${column} like ${bind(`${escaped(start)}%${escaped(end)}`)} escape '\\'`);
  return conditions.join(' and ');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
