export interface JoinApplied {
  enterpriseNum: string;
  /** Department that they are invited to. */
  deptNo: string;
  applicationNo: string;
  /** Name of the applicant. */
  userName: string;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** A person has applied to join an enterprise and waits for consent. */
    'join.applied': JoinApplied;
  }
}
