import { FACT_KINDS, FACT_SORTS, type FactKind } from '../../../../src/contract/report/report';

type FactSort = (typeof FACT_SORTS)[number];
export interface FactSorting {
  field: FactSort;
  order: 'asc' | 'desc';
}

/** State of the table of records. */
export interface FactListState {
  kind: FactKind | '';
  /** undefined for the table's default. */
  sort: FactSorting | undefined;
  page: number;
}

/** The same state in attributes; '' and 1 for defaults. */
export interface FactListAttributes {
  readonly factsKind: string;
  readonly factsSort: string;
  readonly factsPage: number;
}

export const FIRST_PAGE: FactListState = { kind: '', sort: undefined, page: 1 };
/** Limit of the gateway. */
export const MOST_PAGES = 100_000;

const ORDERS = ['asc', 'desc'] as const;
const SORTS = FACT_SORTS.flatMap((field) => ORDERS.map((order): FactSorting => ({ field, order })));
const sortText = ({ field, order }: FactSorting): string => `${field}-${order}`;
/** Sort orders such as `amount-asc`. */
export const SORT_TEXTS = SORTS.map(sortText);

export const factListStateOf = ({ factsKind, factsSort, factsPage }: FactListAttributes): FactListState => ({
  kind: FACT_KINDS.find((kind) => kind === factsKind) ?? '',
  sort: SORTS.find((sort) => sortText(sort) === factsSort),
  page: factsPage,
});

export const factListAttributes = ({ kind, sort, page }: FactListState): FactListAttributes => ({
  factsKind: kind,
  factsSort: sort ? sortText(sort) : '',
  factsPage: page,
});
