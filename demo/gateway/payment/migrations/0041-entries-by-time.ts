import { statements } from '../../db/statements';

/**
 * Copies the time, order and department to each entry, so that the sum of an account over a period reads one index.
 * Neither entries nor the copied columns of transfers and orders ever change, so the copies stay correct.
 */
export const migration = statements(
  `alter table ledger_entry
    add column booked_at timestamptz, add column order_no text, add column dept_no text`,
  `alter table ledger_entry disable trigger ledger_entry_append_only`,
  `update ledger_entry e set booked_at = t.transferred_at, order_no = o.order_no, dept_no = o.dept_no
    from ledger_transfer t left join payment p using (payment_no) left join flight_order o using (order_no)
    where t.transfer_no = e.transfer_no`,
  `alter table ledger_entry enable trigger ledger_entry_append_only`,
  `alter table ledger_entry alter column booked_at set not null`,
  `create function ledger_entry_of_transfer() returns trigger language plpgsql as $$
    begin
      select t.transferred_at, o.order_no, o.dept_no into new.booked_at, new.order_no, new.dept_no
        from ledger_transfer t left join payment p using (payment_no) left join flight_order o using (order_no)
        where t.transfer_no = new.transfer_no;
      return new;
    end
  $$`,
  `create trigger ledger_entry_of_transfer before insert on ledger_entry
    for each row execute function ledger_entry_of_transfer()`,
  `create index ledger_entry_by_time on ledger_entry (account_no, booked_at) include (order_no, dept_no, amount)`,
  `drop index ledger_transfer_by_time`,
);
