export interface ChangeBegun {
  orderNo: string;
}

export interface OrderExchanged {
  orderNo: string;
}

declare module '../../server/events/domain-events' {
  interface DomainEvents {
    /** A change is paid, or costs nothing: the supplier can be asked. */
    'change.begun': ChangeBegun;
    /** The supplier has made a change: its order has the new tickets. */
    'order.exchanged': OrderExchanged;
  }
}
