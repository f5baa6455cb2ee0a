import type { Insertable, Selectable, SelectQueryBuilder } from 'kysely';
import type { Call } from '../../../../src/contract/call';
import type {
  AnyResource,
  FieldOf,
  FiltersOf,
  FormOf,
  RowOf,
} from '../../../../src/contract/resource/resource';
import type { Schema } from '../../db/schema';
import type { CallerContext, RowContext } from '../http/implement';
import type { RangeColumns } from './within-range';
import type { StoredField } from './stored-fields';
import type { Values, StoredRow, AnyQuery } from './any-table';

/** Columns that every table of a resource has. */
interface ResourceColumns {
  enterprise_num: string;
  version: number;
  /** null for initial data. */
  modified_at: Date | null;
}
export type ResourceTable = {
  [T in keyof Schema]: Selectable<Schema[T]> extends ResourceColumns ? T : never;
}[keyof Schema];

type Row<T extends ResourceTable> = Selectable<Schema[T]>;
type Column<T extends ResourceTable> = keyof Row<T> & string;
/** Columns whose type can store a wire value; times are texts on the wire. */
type ColumnFor<T extends ResourceTable, V> = {
  [C in Column<T>]: Row<T>[C] extends V | (string extends V ? Date | null : never) ? C : never;
}[Column<T>];
type Query<T extends ResourceTable> = SelectQueryBuilder<Schema, T, Row<T>>;
/** Column to compare with the value, or a function that narrows the query. */
type Filter<T extends ResourceTable, V> =
  | Column<T>
  | ((query: Query<T>, value: V, context: CallerContext) => Query<T>);

/** Wraps a requested change; it may refuse it because of its effects. */
type Around = <A>(
  context: CallerContext,
  asked: { call: Call; body: unknown },
  change: () => Promise<A>,
) => Promise<A>;

/** Mapping of a resource to a table. Anything beyond plain columns is a function, in plain kysely. */
export interface Storage<R extends AnyResource, T extends ResourceTable> {
  table: T;
  /** Field of the row and of the form → column. Fields without a column come from `related`. */
  columns: { [F in FieldOf<R>]?: ColumnFor<T, RowOf<R>[F]> } & { [F in R['key']]: Column<T> };
  /** Fields whose stored form differs from the wire: references, periods. */
  fields?: { [F in FieldOf<R> & keyof FormOf<R>]?: StoredField<RowOf<R>[F]> };
  /** Returns the key of a new row when the table does not generate it. */
  newKey?(context: CallerContext): Promise<string>;
  /** Further column values derived from a form. */
  values?(
    form: FormOf<R>,
    context: CallerContext,
  ): Partial<Insertable<Schema[T]>> | Promise<Partial<Insertable<Schema[T]>>>;
  /** Fields from other tables, in the order of the rows; one query for all rows. */
  related?(context: RowContext, rows: readonly Row<T>[]): Promise<readonly Partial<RowOf<R>>[]>;
  /** Columns that a keyword search covers. */
  search: readonly Column<T>[];
  filters: { [F in keyof FiltersOf<R>]-?: Filter<T, NonNullable<FiltersOf<R>[F]>> };
  /** Restricts rows to the caller's data scope. */
  within?: RangeColumns<Column<T>>;
  /** Restricts rows within the enterprise in another way. */
  scope?(query: Query<T>, context: CallerContext): Query<T>;
  /** Name of a unique constraint or index → message per field. */
  unique?: Readonly<Record<string, { [F in keyof FormOf<R>]?: string }>>;
  /** Throws a Fault or fieldsInvalid for a form that must not be saved; `before` is the row before the change. */
  beforeSave?(context: CallerContext, form: FormOf<R>, before: Row<T> | undefined): Promise<void>;
  /** Writes data in other tables, in the same transaction. */
  afterSave?(context: CallerContext, row: Row<T>, form: FormOf<R>): Promise<void>;
  /** Throws a Fault when the row is in use. */
  beforeRemove?(context: CallerContext, row: Row<T>): Promise<void>;
  /** Wraps each change, for rules that may bind the caller. */
  around?: Around;
}

/** Untyped storage, for the generic code. */
export interface AnyStorage {
  table: string;
  columns: Readonly<Record<string, string | undefined>>;
  fields?: Readonly<Record<string, StoredField<unknown>>>;
  newKey?(context: CallerContext): Promise<string>;
  values?(form: Values, context: CallerContext): Values | Promise<Values>;
  related?(context: RowContext, rows: readonly StoredRow[]): Promise<readonly Values[]>;
  search: readonly string[];
  filters: Readonly<
    Record<string, string | ((query: AnyQuery, value: unknown, context: CallerContext) => AnyQuery)>
  >;
  within?: RangeColumns;
  scope?(query: AnyQuery, context: CallerContext): AnyQuery;
  unique?: Readonly<Record<string, Record<string, string>>>;
  beforeSave?(context: CallerContext, form: Values, before: StoredRow | undefined): Promise<void>;
  afterSave?(context: CallerContext, row: StoredRow, form: Values): Promise<void>;
  beforeRemove?(context: CallerContext, row: StoredRow): Promise<void>;
  around?: Around;
}
