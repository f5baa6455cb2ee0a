import { literal, nullable, object, string } from 'valibot';

/**
 * Detail of `tp-detail`, fired by elements that show a list entry in full: when an entry is opened, when its mode
 * changes, and when the list is shown again. Elements whose entries have further modes than viewing add a `mode`.
 */
export const detailOf = <const K extends string>(kind: K) =>
  object({ kind: literal(kind), id: nullable(string()) });

/** Detail of `tp-detail` for the surrounding page. */
export interface DetailChange {
  kind: string;
  /** Id of the shown entry; null for the list. */
  id: string | null;
  /** Mode of the entry; undefined for viewing. */
  mode?: string | undefined;
}
