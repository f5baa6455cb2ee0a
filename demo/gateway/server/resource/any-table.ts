import type { SelectQueryBuilder } from 'kysely';

export type Values = Record<string, unknown>;

export type StoredRow = Values;

/** Type of any resource's table for kysely. */
export interface AnySchema {
  stored: StoredRow;
}

export type AnyQuery = SelectQueryBuilder<AnySchema, 'stored', StoredRow>;
