import { boolean, object, record, string } from 'valibot';

/**
 * Declares `tp-filters` for an element with filters. The detail contains the attributes that would show the same; ''
 * for one that is not needed. A page can put them into its address: replacing the history entry when `replaces` is
 * true, otherwise as a new entry to which the user can return.
 */
export const filtersEvent = (description: string) =>
  ({ detail: object({ attributes: record(string(), string()), replaces: boolean() }), description }) as const;

/** Detail of `tp-filters` for the surrounding page. */
export interface FiltersChange {
  attributes: Readonly<Record<string, string>>;
  replaces: boolean;
}
