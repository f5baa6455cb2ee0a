export interface ChangeStarted {
  orderNo: string;
}

export interface OrderExchanged {
  orderNo: string;
}

declare module '../../server/events/domain-events' {
  interface DomainEvents {
    /** A change is paid or free, so the supplier can be called. */
    'change.begun': ChangeStarted;
    /** The supplier has made a change; its order has the new tickets. */
    'order.exchanged': OrderExchanged;
  }
}
