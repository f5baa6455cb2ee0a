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
    /** An operator asks the supplier at once for a refund that is under way. */
    'refund.asked': RefundApplied;
    /** The supplier has refunded the tickets or refused for good. */
    'refund.ended': RefundEnded;
    /** The money of a refund has reached its payer. */
    'refund.arrived': RefundArrived;
  }
}
