export interface StaffLeft {
  staffNo: string;
  /** Who takes over what waits for them; '' for nobody. */
  successorNo: string;
}

declare module '../server/domain-events' {
  interface DomainEvents {
    /** Somebody has left their enterprise. */
    'staff.left': StaffLeft;
  }
}
