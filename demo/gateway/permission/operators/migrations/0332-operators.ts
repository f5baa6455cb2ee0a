import { statements } from '../../../db/statements';

/** Operators: the departments whose staff they book for, with products and times. */
export const migration = statements(
  `create sequence booking_operator_seq start 1000`,
  `create table booking_operator (
    key_id text primary key default 'OP' || nextval('booking_operator_seq'),
    enterprise_num text not null references enterprise,
    staff_no text not null,
    dept_nos text[] not null check (cardinality(dept_nos) > 0),
    products text[] not null check (cardinality(products) > 0),
    weekdays text[] not null check (cardinality(weekdays) > 0),
    begin_time text not null,
    end_time text not null check (end_time > begin_time),
    is_enabled boolean not null,
    remark text not null,
    version integer not null default 1,
    modified_at timestamptz,
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  `create index booking_operator_list on booking_operator (enterprise_num)`,
  `create index booking_operator_by_staff on booking_operator (staff_no)`,
);
