import { statements } from '../../db/statements';

/** Notices to staff about applications, and the links of mails, each for one application and one member of staff. */
export const migration = statements(
  `create table notice (
    notice_no bigint generated always as identity primary key,
    enterprise_num text not null,
    staff_no text not null,
    apply_id text not null references approval_request,
    occasion text not null,
    kind text not null,
    apply_type smallint not null,
    applicant_name text not null,
    by_name text not null,
    created_at timestamptz not null,
    read_at timestamptz,
    unique (apply_id, staff_no, occasion),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  `create index notice_of_staff on notice (staff_no, notice_no)`,
  `create index notice_unread on notice (staff_no) where read_at is null`,
  `create table approval_link (
    token_hash text primary key,
    notice_no bigint not null references notice on delete cascade,
    apply_id text not null references approval_request,
    enterprise_num text not null,
    staff_no text not null,
    made_at timestamptz not null,
    expires_at timestamptz not null,
    used_at timestamptz,
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  `create index approval_link_of_notice on approval_link (notice_no)`,
  `create index approval_link_of_staff on approval_link (staff_no)`,
);
