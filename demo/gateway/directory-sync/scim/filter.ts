import { sql, type RawBuilder } from 'kysely';
import { scimError } from './errors';
import type { Expression } from './filter-text';

type Condition = RawBuilder<boolean>;
/** Conditions of attributes that equal a value, by path in lower case; undefined for a value of the wrong type. */
export type Attributes = Readonly<Record<string, (value: unknown) => Condition | undefined>>;

/** Condition on a text. */
export const textIs =
  (condition: (text: string) => Condition) =>
  (value: unknown): Condition | undefined =>
    typeof value === 'string' ? condition(value) : undefined;

/** Condition of a filter over the attributes that can be searched. Throws invalidFilter for any other. */
export function filterCondition(filter: Expression, attributes: Attributes): Condition {
  if ('join' in filter) {
    const parts = filter.parts.map((part) => filterCondition(part, attributes));
    return sql<boolean>`(${sql.join(parts, filter.join === 'or' ? sql` or ` : sql` and `)})`;
  }
  const { path, value } = filter;
  const attribute = Object.hasOwn(attributes, path) ? attributes[path] : undefined;
  if (attribute === undefined) throw scimError(400, 'invalidFilter', `${path}: cannot be searched`);
  const condition = attribute(value);
  if (condition === undefined) throw scimError(400, 'invalidFilter', `${path}: wrong type of value`);
  return condition;
}
