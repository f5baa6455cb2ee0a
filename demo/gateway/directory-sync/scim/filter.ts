import { sql, type RawBuilder } from 'kysely';
import { scimError } from './errors';

type Condition = RawBuilder<boolean>;
/** Conditions of attributes that equal a value, by path in lower case; undefined for a value of the wrong type. */
export type Attributes = Readonly<Record<string, (value: unknown) => Condition | undefined>>;

/** Condition on a text. */
export const textIs =
  (condition: (text: string) => Condition) =>
  (value: unknown): Condition | undefined =>
    typeof value === 'string' ? condition(value) : undefined;

/** Condition of a filter over the attributes that can be searched. Throws invalidFilter for any other. */
export function filterCondition(
  filter: readonly Record<string, unknown>[],
  attributes: Attributes,
): Condition {
  const any = filter.map((all) => conditionOf(all, '', attributes));
  return sql<boolean>`(${sql.join(any, sql` or `)})`;
}

function conditionOf(all: Record<string, unknown>, prefix: string, attributes: Attributes): Condition {
  const parts = Object.entries(all).flatMap(([name, expression]) => {
    const path = `${prefix}${name}`.toLowerCase();
    if (!Array.isArray(expression))
      return [conditionOf(expression as Record<string, unknown>, `${path}.`, attributes)];
    const list: readonly unknown[] = expression;
    const several = list.every((one) => Array.isArray(one)) ? list : [list];
    return several.map((one) => comparison(path, one as readonly unknown[], attributes));
  });
  return sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

function comparison(path: string, expression: readonly unknown[], attributes: Attributes): Condition {
  const [comparator, value] = expression;
  if (expression.length !== 2 || typeof comparator !== 'string' || comparator.toLowerCase() !== 'eq')
    throw scimError(400, 'invalidFilter', `${path}: only eq is supported`);
  const attribute = attributes[path];
  if (attribute === undefined) throw scimError(400, 'invalidFilter', `${path}: cannot be searched`);
  const condition = attribute(value);
  if (condition === undefined) throw scimError(400, 'invalidFilter', `${path}: wrong type of value`);
  return condition;
}
