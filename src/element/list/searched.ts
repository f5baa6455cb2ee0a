interface Searched {
  filters: { keyword: string };
  page: number;
  /** How often the user has asked for the same again. */
  asks: number;
}

/** The list once the keyword was sent off: its first page, read anew where nothing else is asked for. */
export function searched<S extends Searched>(
  { filters, page, asks }: S,
  keyword: string,
): Searched & Pick<S, 'filters'> {
  const isSame = keyword === filters.keyword && page === 1;
  return { filters: { ...filters, keyword }, page: 1, asks: isSame ? asks + 1 : asks };
}
