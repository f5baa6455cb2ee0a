import { statements } from '../../db/statements';

/** Staff added by their phone, until their first sign-in. */
export const migration = statements(
  `create table awaited_staff (
    staff_no text primary key references staff on delete cascade,
    enterprise_num text not null references enterprise,
    phone text not null check (phone ~ '^1[3-9][0-9]{9}$'),
    added_by text not null references staff,
    is_to_invite boolean not null,
    unique (enterprise_num, phone)
  )`,
  `create index awaited_staff_to_invite on awaited_staff (staff_no) where is_to_invite`,
);
