export interface BillMade {
  billNo: string;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** A monthly bill was made and waits for its confirmation. */
    'bill.made': BillMade;
  }
}
