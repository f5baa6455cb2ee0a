export interface StaffLeft {
  enterpriseNum: string;
  staffNo: string;
}

declare module '../../server/events/domain-events' {
  interface DomainEvents {
    /** A member of staff was set to departed. */
    'staff.left': StaffLeft;
  }
}
