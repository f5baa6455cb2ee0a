import { statements } from '../../db/statements';

/** Operators of the agency take threads one by one, and share prepared replies. */
export const migration = statements(
  `alter table service_thread add column operator_no text references agency_operator`,
  `create table service_canned_reply (
    reply_no text primary key,
    tmc_number text not null references tmc,
    content text not null check (char_length(content) between 1 and 500),
    version integer not null default 1,
    made_at timestamptz not null,
    unique (tmc_number, content)
  )`,
);
