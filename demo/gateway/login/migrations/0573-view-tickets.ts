import { statements } from '../../db/statements';

/** Tickets by which operators of the agency look at the portal of an enterprise. */
export const migration = statements(
  `create table view_ticket (
    ticket_hash text primary key check (ticket_hash ~ '^[0-9a-f]{64}$'),
    enterprise_num text not null references enterprise,
    staff_no text not null references staff,
    expires_at timestamptz not null
  )`,
);
