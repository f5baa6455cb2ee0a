import { statements } from '../../../db/statements';

/** Endpoints of partners' applications to which events are sent, their secrets, and the log of deliveries. */
export const migration = statements(
  `create table webhook_endpoint (
    endpoint_no text primary key,
    app_no text not null references partner_app on delete cascade,
    url text not null,
    description text not null,
    event_types text[] not null,
    enterprise_nums text[] not null,
    off_reason text check (off_reason in ('off', 'gone', 'failing')),
    off_at timestamptz,
    failing_since timestamptz,
    made_at timestamptz not null,
    made_by text references agency_operator,
    version integer not null default 1,
    check ((off_reason is null) = (off_at is null))
  )`,
  `create index webhook_endpoint_by_app on webhook_endpoint (app_no)`,
  `create table webhook_secret (
    endpoint_no text not null references webhook_endpoint on delete cascade,
    secret_no integer not null check (secret_no > 0),
    sealed_secret text,
    fingerprint text not null check (fingerprint ~ '^[0-9a-f]{4}$'),
    made_at timestamptz not null,
    made_by text references agency_operator,
    ends_at timestamptz,
    primary key (endpoint_no, secret_no),
    check (sealed_secret is not null or ends_at is not null)
  )`,
  `create index webhook_secret_to_erase on webhook_secret (ends_at) where sealed_secret is not null`,
  `create table webhook_event (
    webhook_id text primary key,
    event_type text not null,
    enterprise_num text,
    payload text not null,
    occurred_at timestamptz not null
  )`,
  `create index webhook_event_by_time on webhook_event (occurred_at)`,
  `create table webhook_delivery (
    delivery_no bigint generated always as identity primary key,
    webhook_id text not null references webhook_event on delete cascade,
    endpoint_no text not null references webhook_endpoint on delete cascade,
    delivery_state text not null check (delivery_state in ('waiting', 'sent', 'failed', 'dropped')),
    attempts integer not null default 0,
    problem text not null default '',
    status integer not null default 0,
    answer text not null default '',
    attempted_at timestamptz,
    made_at timestamptz not null,
    unique (webhook_id, endpoint_no)
  )`,
  `create index webhook_delivery_by_endpoint on webhook_delivery (endpoint_no, delivery_no)`,
  `create index webhook_delivery_unsent on webhook_delivery (endpoint_no, delivery_no) where delivery_state <> 'sent'`,
);
