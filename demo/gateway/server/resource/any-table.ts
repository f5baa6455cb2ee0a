import type { SelectQueryBuilder } from 'kysely';

export type Values = Record<string, unknown>;

export type StoredRow = Values;

/** Any table of a resource, as kysely knows one. */
export interface AnySchema {
  stored: StoredRow;
}

export type AnyQuery = SelectQueryBuilder<AnySchema, 'stored', StoredRow>;
