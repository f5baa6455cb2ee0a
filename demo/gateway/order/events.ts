export interface OrderClosed {
  orderNo: string;
  /**
   * `expired`: neither paid nor decided in time. `refused`: by its approver. `notIssued`: the supplier issued no tickets.
   * `notChanged`: it did not change them.
   */
  reason: 'cancelled' | 'expired' | 'refused' | 'notIssued' | 'notChanged';
}

export interface OrderPaid {
  orderNo: string;
}

export interface OrderIssued {
  orderNo: string;
}

export interface TicketsEnded {
  orderNo: string;
}

export interface TicketsFlown {
  orderNo: string;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** The order is over and never was flown: what was held for it is to be freed. */
    'order.closed': OrderClosed;
    /** The order is paid in full: what it is for can be issued. */
    'order.paid': OrderPaid;
    /** The supplier has issued the tickets of an order that is no change. */
    'order.issued': OrderIssued;
    /** Tickets of the order, which the transaction has locked, were exchanged or given back. */
    'tickets.ended': TicketsEnded;
    /** Tickets of the order, which the transaction has locked, were flown. */
    'tickets.flown': TicketsFlown;
  }
}
