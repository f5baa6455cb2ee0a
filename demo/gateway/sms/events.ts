/** A notice of a sandbox that was not sent to a phone. */
export interface TextWithheld {
  enterpriseNum: string;
  phone: string;
}

declare module '../server/events/domain-events' {
  interface DomainEvents {
    'text.withheld': TextWithheld;
  }
}
