import { statements } from '../../db/statements';

/** 代理: the deputy of an approver during an absence, both days included. */
export const migration = statements(
  `create table approval_deputy (
    deputy_id bigint generated always as identity primary key,
    enterprise_num text not null,
    staff_no text not null,
    deputy_no text not null,
    begin_date date not null,
    end_date date not null,
    created_at timestamptz not null,
    -- before its end date, by whoever has named the deputy
    ended_at timestamptz,
    check (begin_date <= end_date),
    check (staff_no <> deputy_no),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no),
    foreign key (enterprise_num, deputy_no) references staff (enterprise_num, staff_no)
  )`,
  `create index approval_deputy_by_deputy on approval_deputy (deputy_no) where ended_at is null`,
  `create index approval_deputy_by_staff on approval_deputy (staff_no) where ended_at is null`,
);
