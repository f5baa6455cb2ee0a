import { boolean, object, record, string } from 'valibot';

/**
 * `tp-filters` as an element declares it that is looked at by filters: its attributes as they would have to be to show the
 * same; '' for one that is not needed for it. A page can put them into its address: in the place of the former one where
 * `replaces` says so, else so that the way back leads to that.
 */
export const filtersEvent = (description: string) =>
  ({ detail: object({ attributes: record(string(), string()), replaces: boolean() }), description }) as const;

/** What a page around such an element hears. */
export interface FiltersChange {
  attributes: Readonly<Record<string, string>>;
  replaces: boolean;
}
