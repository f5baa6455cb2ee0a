/** Returns whether a ticket can be changed or refunded again once the application in progress is done. */
export const waitsForAnother = (tickets: readonly { obstacle: string | null }[]): boolean =>
  tickets.some(({ obstacle }) => obstacle === 'orderUnderWay');
