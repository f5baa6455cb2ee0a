import { FACT_KINDS, FACT_SORTS, type FactKind } from '../../../../src/contract/report/report';

type FactSort = (typeof FACT_SORTS)[number];
export interface FactSorting {
  field: FactSort;
  order: 'asc' | 'desc';
}

/** How the table of facts is looked at. */
export interface FactListing {
  kind: FactKind | '';
  /** undefined: as the table has it. */
  sort: FactSorting | undefined;
  page: number;
}

/** The same as an address or an embedder says it; '' and 1 for nothing. */
export interface GivenListing {
  readonly factsKind: string;
  readonly factsSort: string;
  readonly factsPage: number;
}

export const FIRST_PAGE: FactListing = { kind: '', sort: undefined, page: 1 };
/** As many as the gateway takes. */
export const MOST_PAGES = 100_000;

const ORDERS = ['asc', 'desc'] as const;
const SORTS = FACT_SORTS.flatMap((field) => ORDERS.map((order): FactSorting => ({ field, order })));
const sortText = ({ field, order }: FactSorting): string => `${field}-${order}`;
/** `amount-asc`. */
export const SORT_TEXTS = SORTS.map(sortText);

export const listingOf = ({ factsKind, factsSort, factsPage }: GivenListing): FactListing => ({
  kind: FACT_KINDS.find((kind) => kind === factsKind) ?? '',
  sort: SORTS.find((sort) => sortText(sort) === factsSort),
  page: factsPage,
});

export const givenListing = ({ kind, sort, page }: FactListing): GivenListing => ({
  factsKind: kind,
  factsSort: sort ? sortText(sort) : '',
  factsPage: page,
});
