export interface ApplicationDecided {
  applyId: string;
  /** The order that waits for the decision, locked by the transaction; null for none. */
  orderNo: string | null;
  decision: 'agreed' | 'refused' | 'withdrawn';
  /** Who decided or withdrew. */
  operatorName: string;
  opinion: string;
}

export interface ApplicationMoved {
  applyId: string;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    'application.decided': ApplicationDecided;
    /** It was submitted, or others are to decide it now, or were reminded to. */
    'application.moved': ApplicationMoved;
  }
}
