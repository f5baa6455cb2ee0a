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
  /** null: it came with the data. */
  modified_at: Date | null;
}
export type ResourceTable = {
  [T in keyof Schema]: Selectable<Schema[T]> extends ResourceColumns ? T : never;
}[keyof Schema];

type Row<T extends ResourceTable> = Selectable<Schema[T]>;
type Column<T extends ResourceTable> = keyof Row<T> & string;
/** Columns that hold a value of the wire; a moment is a text there. */
type ColumnFor<T extends ResourceTable, V> = {
  [C in Column<T>]: Row<T>[C] extends V | (string extends V ? Date | null : never) ? C : never;
}[Column<T>];
type Query<T extends ResourceTable> = SelectQueryBuilder<Schema, T, Row<T>>;
/** A column that is the value asked for, or what narrows the query to it. */
type Filter<T extends ResourceTable, V> =
  | Column<T>
  | ((query: Query<T>, value: V, context: CallerContext) => Query<T>);

/** Makes a change that a call asks for, or refuses it for what it would come to. */
type Around = <A>(
  context: CallerContext,
  asked: { call: Call; body: unknown },
  change: () => Promise<A>,
) => Promise<A>;

/** How the rows of a resource lie in a table. What the columns alone cannot say is a function, in plain kysely. */
export interface Storage<R extends AnyResource, T extends ResourceTable> {
  table: T;
  /** Field of the row and of the form → column. Fields that are in no column come from `related`. */
  columns: { [F in FieldOf<R>]?: ColumnFor<T, RowOf<R>[F]> } & { [F in R['key']]: Column<T> };
  /** Fields that lie in their columns in another way than they are on the wire: references, periods. */
  fields?: { [F in FieldOf<R> & keyof FormOf<R>]?: StoredField<RowOf<R>[F]> };
  /** Key of a new row, where the table does not make it. */
  newKey?(context: CallerContext): Promise<string>;
  /** Other columns that are written of a form. */
  values?(form: FormOf<R>, context: CallerContext): Partial<Insertable<Schema[T]>>;
  /** What the rows show of other tables, in their order: read at once for all. */
  related?(context: RowContext, rows: readonly Row<T>[]): Promise<readonly Partial<RowOf<R>>[]>;
  /** Columns that are searched by a keyword. */
  search: readonly Column<T>[];
  filters: { [F in keyof FiltersOf<R>]-?: Filter<T, NonNullable<FiltersOf<R>[F]>> };
  /** Rows are seen within the data range of the caller alone. */
  within?: RangeColumns<Column<T>>;
  /** Narrower than the enterprise in another way. */
  scope?(query: Query<T>, context: CallerContext): Query<T>;
  /** Name of a unique constraint or index → what is wrong, at which field. */
  unique?: Readonly<Record<string, { [F in keyof FormOf<R>]?: string }>>;
  /** Throws a Fault or fieldsInvalid for what must not be saved; `before` is the row that is changed. */
  beforeSave?(context: CallerContext, form: FormOf<R>, before: Row<T> | undefined): Promise<void>;
  /** Writes what lies in other tables, in the same transaction. */
  afterSave?(context: CallerContext, row: Row<T>, form: FormOf<R>): Promise<void>;
  /** Throws a Fault where it is in use. */
  beforeRemove?(context: CallerContext, row: Row<T>): Promise<void>;
  /** Stands around each change: of rules that may bind the caller. */
  around?: Around;
}

/** Any storage, for the code that serves every one. */
export interface AnyStorage {
  table: string;
  columns: Readonly<Record<string, string | undefined>>;
  fields?: Readonly<Record<string, StoredField<unknown>>>;
  newKey?(context: CallerContext): Promise<string>;
  values?(form: Values, context: CallerContext): Values;
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
