/** Nothing: which they are is in the table. */
export type ReportsWait = Record<string, never>;

declare module '../../server/events/domain-events' {
  interface DomainEvents {
    /** Mails of reports wait to be sent. */
    'report.mailed': ReportsWait;
  }
}
