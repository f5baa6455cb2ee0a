import { sql, type RawBuilder } from 'kysely';
import type { Holder, Named, Period } from '../../../../src/contract/resource/values';
import type { CallerContext, RowContext } from '../http/implement';
import type { ReferenceSource } from './references';
import type { AnyQuery, StoredRow } from './any-table';

/** Field whose stored form differs from its wire form. */
export interface StoredField<V> {
  /** Returns the column values for a wire value. */
  write(value: V): Record<string, unknown>;
  /** Reads the values of rows, in their order; one query for all rows. */
  read(context: RowContext, rows: readonly StoredRow[]): Promise<readonly V[]>;
  /** Column for sorting by this field. */
  sortColumn: string;
  /** Condition on rows whose value has a keyword in its name. */
  matches?(context: CallerContext, keyword: string): Promise<RawBuilder<boolean>>;
  /** Returns the message for an invalid value, shown at its field. */
  problem?(context: CallerContext, value: V): Promise<string | undefined>;
}

/** Name that is sorted by pinyin; its table has the column of `addSoundColumn`. */
export const nameIn = (column: string): StoredField<string> => ({
  sortColumn: `${column}_sound`,
  write: (name) => ({ [column]: name }),
  read: (_context, rows) => Promise.resolve(rows.map((row) => String(row[column]))),
});

/** Optional text, which is '' on the wire and null in the column. `shown` converts it for reading. */
export const textIn = (column: string, shown = (text: string) => text): StoredField<string> => ({
  sortColumn: column,
  write: (value) => ({ [column]: value === '' ? null : value }),
  read: (_context, rows) => Promise.resolve(rows.map((row) => shown(filledIn(row[column])))),
});

/** One of the values of the wire; `other` replaces any other value of the column. */
export const choiceIn = <V>(column: string, values: readonly V[], other: V): StoredField<V> => ({
  sortColumn: column,
  write: (value) => ({ [column]: value }),
  read: (_context, rows) =>
    Promise.resolve(rows.map((row) => values.find((value) => value === row[column]) ?? other)),
});

/** Reference to one row by its number in a column. */
export const referenceIn = (column: string, source: ReferenceSource): StoredField<Named> => ({
  sortColumn: column,
  write: ({ no }) => ({ [column]: no }),
  async read(context, rows) {
    const nos = rows.map((row) => String(row[column]));
    const names = await source.names(context, [...new Set(nos)]);
    return nos.map((no) => ({ no, name: names.get(no) ?? no }));
  },
  matches: async (context, keyword) =>
    sql<boolean>`${sql.ref(column)} = any(${await source.search(context, keyword)}::text[])`,
  problem: (context, { no }) => problemOf(context, [no], source),
});

/** Like `referenceIn`, but null is allowed. */
export function optionalReferenceIn(column: string, source: ReferenceSource): StoredField<Named | null> {
  const { matches } = referenceIn(column, source);
  return {
    sortColumn: column,
    write: (value) => ({ [column]: value?.no ?? null }),
    async read(context, rows) {
      const nos = rows.map((row) => row[column]).map((no) => (typeof no === 'string' ? no : null));
      const named = nos.filter((no) => no !== null);
      const names = await source.names(context, [...new Set(named)]);
      return nos.map((no) => (no === null ? null : { no, name: names.get(no) ?? no }));
    },
    ...(matches && { matches }),
    problem: (context, value) => problemOf(context, value === null ? [] : [value.no], source),
  };
}

/** References to several rows: their numbers in a text array column. */
export const referencesIn = (column: string, source: ReferenceSource): StoredField<Named[]> => ({
  sortColumn: column,
  write: (entries) => ({ [column]: [...new Set(entries.map(({ no }) => no))] }),
  async read(context, rows) {
    const lists = rows.map((row) => row[column] as readonly string[]);
    const names = await source.names(context, [...new Set(lists.flat())]);
    return lists.map((nos) => nos.map((no) => ({ no, name: names.get(no) ?? no })));
  },
  matches: async (context, keyword) =>
    sql<boolean>`${sql.ref(column)} && ${await source.search(context, keyword)}::text[]`,
  problem: (context, entries) =>
    problemOf(
      context,
      entries.map(({ no }) => no),
      source,
    ),
});

/** Holder of a row: a number in the column of its kind, and null in those of the other kinds. */
export function holderIn<Scope extends string>(
  kinds: Readonly<Record<Scope, { column: string; source: ReferenceSource }>>,
): StoredField<Holder<Scope>> {
  const all = Object.entries<{ column: string; source: ReferenceSource }>(kinds) as [
    Scope,
    { column: string; source: ReferenceSource },
  ][];
  const [[, first] = [undefined, { column: '' }]] = all;
  return {
    sortColumn: first.column,
    write: ({ scope, no }) =>
      Object.fromEntries(all.map(([kind, { column }]) => [column, kind === scope ? no : null])),
    async read(context, rows) {
      const found = new Map<string, ReadonlyMap<string, string>>();
      for (const [kind, { column, source }] of all) {
        const nos = rows.map((row) => row[column]).filter((no) => typeof no === 'string');
        found.set(kind, await source.names(context, [...new Set(nos)]));
      }
      return rows.map((row) => {
        const held = all.find(([, { column }]) => typeof row[column] === 'string');
        if (held === undefined) throw new Error(`A row counts for no person: ${JSON.stringify(row)}`);
        const [scope, { column }] = held;
        const no = String(row[column]);
        return { scope, no, name: found.get(scope)?.get(no) ?? no };
      });
    },
    async matches(context, keyword) {
      const held = await Promise.all(
        all.map(
          async ([, { column, source }]) =>
            sql<boolean>`coalesce(${sql.ref(column)} = any(${await source.search(context, keyword)}::text[]), false)`,
        ),
      );
      return sql<boolean>`(${sql.join(held, sql` or `)})`;
    },
    problem: (context, { scope, no }) => problemOf(context, [no], kinds[scope].source),
  };
}

/** Period in two date columns; the second is null for an open end. */
export const periodIn = (from: string, to: string): StoredField<Period> => ({
  sortColumn: from,
  write: (value) => ({ [from]: value.from, [to]: value.to === '' ? null : value.to }),
  read: (_context, rows) =>
    Promise.resolve(rows.map((row) => ({ from: filledIn(row[from]), to: filledIn(row[to]) }))),
});

/** List or object in its wire form, stored as a whole in a JSON column. */
export const jsonIn = <V>(column: string): StoredField<V> => ({
  sortColumn: column,
  write: (value) => ({ [column]: JSON.stringify(value) }),
  // the stored value was checked when it was written
  read: (_context, rows) => Promise.resolve(rows.map((row) => row[column] as V)),
});

/** Text or date of a column; '' for null. */
const filledIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Narrows to rows whose text array column contains a value. */
export const having =
  (column: string) =>
  <Q>(query: Q, value: string): Q =>
    // the column belongs to the table, so a query of any type narrows alike
    (query as unknown as AnyQuery).where(sql<boolean>`${value} = any(${sql.ref(column)})`) as unknown as Q;

async function problemOf(
  context: CallerContext,
  nos: readonly string[],
  source: ReferenceSource,
): Promise<string | undefined> {
  if (nos.length === 0) return undefined;
  const names = await source.names(context, [...new Set(nos)]);
  return nos.every((no) => names.has(no)) ? undefined : source.unknown;
}
