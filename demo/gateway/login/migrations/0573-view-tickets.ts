import { statements } from '../../db/statements';

/** Tickets by which operators of the agency look at the portal of an enterprise, and the sessions of those looks. */
export const migration = statements(
  `create table view_ticket (
    ticket_hash text primary key check (ticket_hash ~ '^[0-9a-f]{64}$'),
    enterprise_num text not null references enterprise,
    staff_no text not null references staff,
    operator_no text not null references agency_operator,
    expires_at timestamptz not null
  )`,
  `alter table session add column viewed_by text references agency_operator`,
  `create index session_by_viewer on session (viewed_by) where viewed_by is not null`,
);
