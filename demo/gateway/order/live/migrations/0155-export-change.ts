import { statements } from '../../../db/statements';

/** Adds exports that were requested, begun, finished or failed to the log: one row per export and transaction. */
export const migration = statements(
  `alter table order_change add column export_no text`,
  `alter table order_change drop constraint order_change_check`,
  `alter table order_change add constraint order_change_check check (num_nonnulls(order_no, apply_id, export_no) = 1)`,
  `create unique index order_change_by_export on order_change (export_no, changed_xid)`,
  `create function note_export_change() returns trigger language plpgsql as $$
    begin
      insert into order_change (export_no, enterprise_num) values (new.export_no, new.enterprise_num)
        on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger export_is_asked_for after insert on export_job for each row execute function note_export_change()`,
  `create trigger export_is_changed after update on export_job for each row
    when (old.export_state is distinct from new.export_state) execute function note_export_change()`,
);
