/** The deliveries themselves are read from their table. */
export type DeliveriesNoted = Record<never, never>;

declare module '../../server/events/domain-events' {
  interface DomainEvents {
    /** Deliveries wait to be sent. */
    'webhooks.noted': DeliveriesNoted;
  }
}
