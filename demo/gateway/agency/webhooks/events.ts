/** Empty, because the table has the waiting deliveries. */
export type DeliveriesNoted = Record<string, never>;

declare module '../../server/events/domain-events' {
  interface DomainEvents {
    /** Deliveries wait to be sent. */
    'webhooks.noted': DeliveriesNoted;
  }
}
