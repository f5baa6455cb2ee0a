import { statements } from '../../../db/statements';

/**
 * Log of changed orders for live views. Triggers write it, so no change is missed, with one row per order and
 * transaction. A cursor is a transaction number, not `change_no`, because transactions may commit in another order than
 * they begin.
 */
export const migration = statements(
  `create table order_change (
    change_no bigint generated always as identity primary key,
    order_no text not null,
    enterprise_num text not null,
    changed_xid xid8 not null default pg_current_xact_id(),
    changed_at timestamptz not null default now(),
    unique (order_no, changed_xid)
  )`,
  `create index order_change_by_enterprise on order_change (enterprise_num, changed_xid)`,
  `create index order_change_by_time on order_change (changed_at)`,
  `create function note_order_changes() returns trigger language plpgsql as $$
    begin
      insert into order_change (order_no, enterprise_num)
        select order_no, enterprise_num from flight_order
          where order_no in (select order_no from changed where order_no is not null)
        on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger order_log_is_order_change after insert on order_log
    referencing new table as changed for each statement execute function note_order_changes()`,
  `create trigger ticket_is_order_change after update on ticket
    referencing new table as changed for each statement execute function note_order_changes()`,
  `create trigger approval_is_order_change after update on approval_request
    referencing new table as changed for each statement execute function note_order_changes()`,
  `create function note_order_change() returns trigger language plpgsql as $$
    begin
      insert into order_change (order_no, enterprise_num) values (new.order_no, new.enterprise_num)
        on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger flight_order_is_order_change after update on flight_order for each row
    when (old.order_status is distinct from new.order_status or old.pay_deadline is distinct from new.pay_deadline
      or old.pnr is distinct from new.pnr or old.total_amount is distinct from new.total_amount)
    execute function note_order_change()`,
);
