import { statements } from '../../db/statements';

/** Changes of all resources, with an index for the newest changes of a row. */
export const migration = statements(
  `create table change_log (
    change_no bigint generated always as identity primary key,
    enterprise_num text not null references enterprise,
    resource text not null,
    row_key text not null,
    action text not null check (action in ('add', 'alter', 'remove')),
    staff_no text,
    changed_at timestamptz not null,
    before jsonb,
    after jsonb,
    check ((action = 'add') = (before is null) and (action = 'remove') = (after is null)),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  `create index change_log_by_row on change_log (enterprise_num, resource, row_key, change_no desc)`,
);
