/** Address of a list page with filters as a query string: `tab=departments&head=none`. */
export const listAddress = (path: string, filters: string): string =>
  `${path}?${new URLSearchParams({ filters }).toString()}`;
