export interface OrderClosed {
  orderNo: string;
  /**
   * `expired`: neither paid nor decided in time. `refused`: refused by the approver. `notIssued`: the supplier issued
   * no tickets. `notChanged`: the supplier made no change.
   */
  reason: 'cancelled' | 'expired' | 'refused' | 'notIssued' | 'notChanged';
}

export interface OrderPaid {
  orderNo: string;
}

export interface IssueAsked {
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
    /** The order ended without being flown; its holds can be freed. */
    'order.closed': OrderClosed;
    /** The order is paid in full, so its tickets can be issued or changed. */
    'order.paid': OrderPaid;
    /** An operator asks the supplier at once for the tickets of a paid order. */
    'order.issueAsked': IssueAsked;
    /** The supplier has issued the tickets of an order that is no change. */
    'order.issued': OrderIssued;
    /** Tickets of an order, locked by the transaction, were exchanged or refunded. */
    'tickets.ended': TicketsEnded;
    /** Tickets of an order, locked by the transaction, were flown. */
    'tickets.flown': TicketsFlown;
  }
}
