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
    /** A refund was applied for, so the supplier can be called. */
    'refund.applied': RefundApplied;
    /** The supplier has refunded the tickets or refused for good. */
    'refund.ended': RefundEnded;
    /** The money of a refund has reached its payer. */
    'refund.arrived': RefundArrived;
  }
}
