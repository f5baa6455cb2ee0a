import { statements } from '../../db/statements';

/** Setup steps that an enterprise has skipped, and the pinned pages of staff. */
export const migration = statements(
  `create table skipped_config_step (
    enterprise_num text not null references enterprise,
    step text not null,
    skipped_by text not null,
    skipped_at timestamptz not null,
    primary key (enterprise_num, step),
    foreign key (enterprise_num, skipped_by) references staff (enterprise_num, staff_no)
  )`,
  `create table common_menu (
    enterprise_num text not null,
    staff_no text primary key,
    key_ids text[] not null,
    changed_at timestamptz not null,
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
);
