export interface ApplicationDecided {
  applyId: string;
  /** The order that waits for the decision, locked by the transaction; null for none. */
  orderNo: string | null;
  decision: 'agreed' | 'refused' | 'withdrawn';
  /** Name of the person who decided or withdrew. */
  operatorName: string;
  opinion: string;
}

export interface ApplicationMoved {
  applyId: string;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    'application.decided': ApplicationDecided;
    /** The application was submitted, has new deciders, or a reminder was sent. */
    'application.moved': ApplicationMoved;
  }
}
