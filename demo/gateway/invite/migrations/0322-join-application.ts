import { statements } from '../../db/statements';

/** Invitations that need an administrator's consent, and the applications to join. */
export const migration = statements(
  `alter table invitation add column needs_consent boolean not null default false`,
  `create index invitation_by_enterprise on invitation (enterprise_num, created_at desc)`,
  `create table join_application (
    application_no text primary key,
    enterprise_num text not null references enterprise,
    invitation_no text not null references invitation on delete cascade,
    phone text not null,
    user_name text not null,
    email text not null default '',
    applied_at timestamptz not null,
    state text not null default 'waiting' check (state in ('waiting', 'agreed', 'refused')),
    reason text not null default '',
    decided_by text,
    decided_at timestamptz,
    staff_no text,
    foreign key (enterprise_num, decided_by) references staff (enterprise_num, staff_no),
    foreign key (enterprise_num, staff_no) references staff (enterprise_num, staff_no)
  )`,
  `create unique index join_application_waiting on join_application (enterprise_num, phone) where state = 'waiting'`,
  `create index join_application_by_time on join_application (enterprise_num, applied_at desc)`,
  `create index on join_application (invitation_no)`,
);
