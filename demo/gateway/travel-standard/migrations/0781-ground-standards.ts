import { statements } from '../../db/statements';

/** Standards of trains and cars by grade. */
export const migration = statements(
  `create sequence ground_standard_seq start 1000`,
  `create table ground_standard (
    standard_no text primary key default 'GS' || nextval('ground_standard_seq'),
    enterprise_num text not null references enterprise,
    product text not null check (product in ('train', 'car')),
    grade_no text not null,
    highest_class smallint not null check (highest_class between 1 and 3),
    least_minutes integer check (least_minutes is null or (least_minutes > 0 and product = 'train')),
    remark text not null,
    version integer not null default 1,
    modified_at timestamptz,
    foreign key (enterprise_num, grade_no) references grade (enterprise_num, grade_no)
  )`,
  `create unique index ground_standard_once
    on ground_standard (enterprise_num, grade_no, product, coalesce(least_minutes, 0))`,
);
