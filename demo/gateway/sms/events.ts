declare module '../server/events/domain-events' {
  interface DomainEvents {
    /** A notice of a sandbox was not sent to a phone. */
    'text.withheld': { enterpriseNum: string; phone: string };
  }
}
export {};
