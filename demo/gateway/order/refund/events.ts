export interface RefundApplied {
  refundNo: string;
}

declare module '../../server/domain-events' {
  interface DomainEvents {
    /** Tickets are to be given back: the supplier can be asked. */
    'refund.applied': RefundApplied;
  }
}
