interface SearchState {
  filters: { keyword: string };
  page: number;
  /** Number of repeated searches with the same filters. */
  asks: number;
}

/** State after a search: the first page, reloaded when the query is unchanged. */
export function stateAfterSearch<S extends SearchState>(
  { filters, page, asks }: S,
  keyword: string,
): SearchState & Pick<S, 'filters'> {
  const isSame = keyword === filters.keyword && page === 1;
  return { filters: { ...filters, keyword }, page: 1, asks: isSame ? asks + 1 : asks };
}
