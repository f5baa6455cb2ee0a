export interface RefundApplied {
  refundNo: string;
}

export interface RefundEnded {
  refundNo: string;
  orderNo: string;
}

export interface RefundArrived {
  refundNo: string;
  orderNo: string;
}

declare module '../../server/events/domain-events' {
  interface DomainEvents {
    /** Tickets are to be given back: the supplier can be asked. */
    'refund.applied': RefundApplied;
    /** The supplier has given the tickets back, or refused for good. */
    'refund.ended': RefundEnded;
    /** The money of a refund is where it was paid from. */
    'refund.arrived': RefundArrived;
  }
}
