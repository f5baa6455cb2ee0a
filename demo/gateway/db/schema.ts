import type { ColumnType } from 'kysely';

/** All tables. An area declares its own in its schema.ts by declaration merging. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- merged into by areas
export interface Schema {}

/**
 * jsonb: read as parsed values and written as text, because node-postgres turns a JavaScript array into a PostgreSQL
 * array.
 */
export type Json<T> = ColumnType<T, string, string>;
