import { statements } from '../../db/statements';

/** Pending deliveries of domain events, one row per area, deleted once handled. */
export const migration = statements(
  `create table event_delivery (
    delivery_no bigint generated always as identity primary key,
    area text not null,
    event text not null,
    told jsonb not null,
    emitted_at timestamptz not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null
  )`,
  `create index event_delivery_due on event_delivery (next_attempt_at, delivery_no)`,
);
