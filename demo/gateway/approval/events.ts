export interface ApplicationDecided {
  applyId: string;
  /** The order that waits for the decision, locked by the transaction; null for none. */
  orderNo: string | null;
  decision: 'agreed' | 'refused' | 'withdrawn';
  /** Who decided or withdrew. */
  operatorName: string;
  opinion: string;
}

declare module '../server/domain-events' {
  interface DomainEvents {
    'application.decided': ApplicationDecided;
  }
}
