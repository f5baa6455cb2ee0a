export interface ChangeBegun {
  orderNo: string;
}

declare module '../../server/domain-events' {
  interface DomainEvents {
    /** A change is paid, or costs nothing: the supplier can be asked. */
    'change.begun': ChangeBegun;
  }
}
