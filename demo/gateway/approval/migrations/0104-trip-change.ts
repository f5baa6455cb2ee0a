import { statements } from '../../db/statements';

/** An approved trip can be changed, at once or after an approval; every change is logged. */
export const migration = statements(
  `alter table approval_request
    add column change_of text references approval_request,
    add constraint approval_request_change_of check (change_of is null or apply_type in (1, 9))`,
  `create unique index approval_request_pending_change on approval_request (change_of) where apply_state = '审批中'`,
  `create index approval_request_change_of on approval_request (change_of) where change_of is not null`,
  `create table approval_trip_change (
    apply_id text not null references approval_request,
    change_no integer not null check (change_no > 0),
    changed_at timestamptz not null,
    changed_by_no text not null,
    changed_by_name text not null,
    change_apply_id text unique references approval_request,
    before jsonb not null,
    after jsonb not null,
    primary key (apply_id, change_no)
  )`,
);
