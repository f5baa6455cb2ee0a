import { statements } from '../../db/statements';

/** Colleagues who may book for a person, between two days. */
export const migration = statements(
  `create table booking_delegate (
    grant_no bigint generated always as identity primary key,
    enterprise_num text not null,
    staff_no text not null,
    delegate_no text not null check (delegate_no <> staff_no),
    begins_on date not null,
    ends_on date not null check (ends_on >= begins_on),
    made_at timestamptz not null,
    ended_at timestamptz,
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no) on delete cascade,
    foreign key (enterprise_num, delegate_no) references staff (enterprise_num, staff_no) on delete cascade
  )`,
  // at most one delegation per colleague at a time
  `create unique index booking_delegate_open on booking_delegate (staff_no, delegate_no) where ended_at is null`,
  `create index booking_delegate_by_delegate on booking_delegate (delegate_no, ends_on)`,
);
