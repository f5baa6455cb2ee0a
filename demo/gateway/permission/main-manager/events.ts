export interface MainManagerChanged {
  enterpriseNum: string;
  formerNo: string;
  presentNo: string;
}

declare module '../../server/events/domain-events' {
  interface DomainEvents {
    /** An enterprise has another main administrator. */
    'mainManager.changed': MainManagerChanged;
  }
}
