import { statements } from '../../db/statements';

/**
 * Threads between staff and customer service. `version` increases with every change of a thread, so that a watcher
 * detects changes by one number. A message takes the next `last_sequence` under the lock of its thread, so that
 * sequences become visible in order and a reader that continues after one misses none.
 */
export const migration = statements(
  `create table service_thread (
    staff_no text primary key references staff,
    last_sequence integer not null default 0,
    read_sequence integer not null default 0,
    agent_read_sequence integer not null default 0,
    version bigint not null default 0,
    last_message_at timestamptz not null,
    check (read_sequence between 0 and last_sequence),
    check (agent_read_sequence between 0 and last_sequence)
  )`,
  `create index service_thread_by_time on service_thread (last_message_at desc)`,
  `create table service_message (
    staff_no text not null references service_thread,
    sequence integer not null check (sequence > 0),
    message_id text not null,
    sender text not null check (sender in ('customer', 'agent', 'system')),
    sender_name text not null,
    content text not null check (char_length(content) between 1 and 500),
    sent_at timestamptz not null,
    primary key (staff_no, sequence),
    unique (staff_no, message_id)
  )`,
);
