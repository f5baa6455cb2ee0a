import { statements } from '../../db/statements';

/** Rows on which a due task has failed, by the name of the task. They are skipped until `next_at`. */
export const migration = statements(
  `create table postponed_work (
    kind text not null,
    work_key text not null,
    attempts integer not null,
    next_at timestamptz not null,
    last_error text not null,
    primary key (kind, work_key)
  )`,
);
