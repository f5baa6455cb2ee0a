/** Emitted when a requested change of rules waits for another administrator to make the same one. */
export interface RuleChangeRequested {
  enterpriseNum: string;
  /** Key of the request, equal for repetitions. */
  request: string;
  /** Name of the requester. */
  byName: string;
  /** Names of the rules. */
  rules: string;
  /** Path of the page of the change; '' for none. */
  page: string;
  /** Staff numbers of the persons who may make the change as the second person. */
  toldNos: readonly string[];
}

declare module '../../server/events/domain-events' {
  interface DomainEvents {
    'rule.changeAsked': RuleChangeRequested;
  }
}
