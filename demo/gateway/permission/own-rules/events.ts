/** A change of rules waits for one of others to make the same one. */
export interface RuleChangeAsked {
  enterpriseNum: string;
  /** The same for the same request. */
  request: string;
  /** Name of who has asked. */
  byName: string;
  /** Names of the rules. */
  rules: string;
  /** Path of the page where the change is made; '' for none. */
  page: string;
  /** Staff numbers of those who may make it as the second person. */
  toldNos: readonly string[];
}

declare module '../../server/events/domain-events' {
  interface DomainEvents {
    'rule.changeAsked': RuleChangeAsked;
  }
}
