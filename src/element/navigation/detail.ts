import { literal, nullable, object, string } from 'valibot';

/**
 * Detail of `tp-detail`, which an element fires that shows one entry of its list whole: when an entry is opened, when
 * what is done with it changes, and when the list is back. An element whose entries can be more than looked at adds a
 * `mode`.
 */
export const detailOf = <const K extends string>(kind: K) =>
  object({ kind: literal(kind), id: nullable(string()) });

/** What a page around such an element hears. */
export interface DetailChange {
  kind: string;
  /** The entry shown; null: the list. */
  id: string | null;
  /** What is done with the entry; undefined: it is looked at. */
  mode?: string | undefined;
}
