import { statements } from '../../../db/statements';

/** Enterprises that the agency has stopped, with the reason, the moment and the operator. */
export const migration = statements(
  `alter table enterprise
    add column stopped_at timestamptz,
    add column stop_reason text not null default '',
    add column stopped_by text references agency_operator,
    add constraint enterprise_stop_check check ((stopped_at is null) = (stop_reason = ''))`,
);
