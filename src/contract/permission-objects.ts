/** Application and module numbers of the permission service (specification 6). */
export const APP = { portal: 'YHWZ', approval: 'SP', siteAddresses: 'WZTZDZ' } as const;
export const MODULE = {
  pages: 'YHWZ-YMQX',
  booking: 'YHWZ-YDQX',
  approvalActions: 'SP-CZQX',
  siteAddresses: 'WZTZDZ-YHWZTZDZ',
} as const;

/** Objects that calls and screens ask for by name (specification 6 where it names them, the suite's own otherwise). */
export const OBJECT = {
  pcLoginDisabled: 'YHWZ-YMQX-PCDLXZ',
  pageRoot: 'YHWZ-YMQX-0',
  /** Base address of the server-side site, where the host has none of its own. */
  serverSite: 'WZTZDZ-YHWZTZDZ-FWDZD',
  /** Book domestic flights. */
  bookFlight: 'YHWZ-YDQX-GNJP',
  /** Book for colleagues. */
  bookForColleagues: 'YHWZ-YDQX-DDTS',
} as const;
