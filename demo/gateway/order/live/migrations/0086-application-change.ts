import { statements } from '../../../db/statements';

/** Adds changed applications to the log: one row per application and transaction. */
export const migration = statements(
  `alter table order_change alter column order_no drop not null`,
  `alter table order_change add column apply_id text`,
  `alter table order_change add check (num_nonnulls(order_no, apply_id) = 1)`,
  `create unique index order_change_by_application on order_change (apply_id, changed_xid)`,
  `create function note_application_changes() returns trigger language plpgsql as $$
    begin
      insert into order_change (apply_id, enterprise_num) select apply_id, enterprise_num from changed
        on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger application_is_made after insert on approval_request
    referencing new table as changed for each statement execute function note_application_changes()`,
  `create trigger application_is_changed after update on approval_request
    referencing new table as changed for each statement execute function note_application_changes()`,
);
