/** Address of a page whose list is narrowed by a query of its filters: `tab=departments&head=none`. */
export const listAddress = (path: string, filters: string): string =>
  `${path}?${new URLSearchParams({ filters }).toString()}`;
