import { statements } from '../../db/statements';

/** First answers of calls that change data, by their idempotency key. */
export const migration = statements(
  `create table answered_request (
    user_no text not null references app_user,
    request_id text not null,
    path text not null,
    body_hash text not null,
    answer text,
    answered_at timestamptz not null,
    primary key (user_no, request_id, path)
  )`,
  `create index answered_request_by_time on answered_request (answered_at)`,
);
