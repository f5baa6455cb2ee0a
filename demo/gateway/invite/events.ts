export interface JoinApplied {
  enterpriseNum: string;
  /** Department that they are invited to. */
  deptNo: string;
  applicationNo: string;
  /** Who wants to join. */
  userName: string;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** Somebody wants to join an enterprise, and waits for consent. */
    'join.applied': JoinApplied;
  }
}
