import { statements } from '../../db/statements';

/** Notices that a person has unsubscribed from by mail. */
export const migration = statements(
  `create table unmailed_notice (
    staff_no text not null references staff on delete cascade,
    kind text not null check (kind in ('asking', 'outcome')),
    primary key (staff_no, kind)
  )`,
);
