import type { ColumnType } from 'kysely';

/** Every table. An area declares its own beside its queries, in its schema.ts, by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- merged into by areas
export interface Schema {}

/** jsonb: read parsed, written as text, because node-postgres makes a PostgreSQL array of a JavaScript one. */
export type Json<T> = ColumnType<T, string, string>;
