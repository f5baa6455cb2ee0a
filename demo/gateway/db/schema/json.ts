import type { ColumnType } from 'kysely';

/** jsonb: read parsed, written as text, because node-postgres makes a PostgreSQL array of a JavaScript one. */
export type Json<T> = ColumnType<T, string, string>;
