import { statements } from '../../../db/statements';

/** Adds changed threads with customer service to the log: one row per thread and transaction. */
export const migration = statements(
  `alter table order_change add column staff_no text`,
  `alter table order_change drop constraint order_change_check`,
  `alter table order_change add constraint order_change_check
    check (num_nonnulls(order_no, apply_id, export_no, staff_no) = 1)`,
  `create unique index order_change_by_staff on order_change (staff_no, changed_xid)`,
  `create function note_message_change() returns trigger language plpgsql as $$
    begin
      insert into order_change (staff_no, enterprise_num)
        select staff_no, enterprise_num from staff where staff_no = new.staff_no
        on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger thread_is_changed after update on service_thread for each row
    when (old.version is distinct from new.version) execute function note_message_change()`,
);
