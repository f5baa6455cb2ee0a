import { MEASURES } from '../../../../src/contract/report/measures';
import { statements } from '../../db/statements';

/** Columns of a fact that figures are grouped by. */
const DIMENSIONS = ['dept_no', 'staff_no', 'cost_center_no', 'entity_no', 'route', 'carrier'];

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const SUMS = MEASURES.map(snake);
const columns = (type: string): string => SUMS.map((sum) => `${sum} ${type}`).join(', ');

/**
 * Events of tickets, stays and rides, one row each, with their contribution to each figure. Events are immutable; later
 * developments are events of their own. The statement that writes events also keeps the sums by day. Money is bigint
 * fen; days are calendar days in Shanghai.
 */
export const migration = statements(
  `create table travel_fact (
    fact_no bigint generated always as identity primary key,
    enterprise_num text not null references enterprise,
    product text not null check (product in ('flight', 'train', 'car', 'hotel')),
    kind text not null check (kind in ('bought', 'changed', 'refunded', 'used')),
    record_no text not null,
    part_no text not null,
    booked_on date,
    issued_on date,
    used_on date,
    ${DIMENSIONS.map((dimension) => `${dimension} text not null`).join(', ')},
    staff_name text not null,
    ticket_no text not null default '',
    service_name text not null,
    class_name text not null default '',
    start_time text not null check (start_time ~ '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$'),
    is_within boolean not null default true,
    over_reason text not null default '',
    lowest jsonb,
    ${columns('bigint not null default 0')},
    check ((kind = 'used') = (used_on is not null)),
    check ((kind = 'used') = (booked_on is null) and (booked_on is null) = (issued_on is null)),
    unique (enterprise_num, product, kind, record_no, part_no)
  )`,
  `create index travel_fact_by_booked on travel_fact (enterprise_num, booked_on, fact_no) where booked_on is not null`,
  `create index travel_fact_by_issued on travel_fact (enterprise_num, issued_on, fact_no) where issued_on is not null`,
  `create index travel_fact_by_used on travel_fact (enterprise_num, used_on, fact_no) where used_on is not null`,
  `create function refuse_change_of_fact() returns trigger language plpgsql as $$
    begin
      raise exception 'a fact is never changed' using errcode = 'restrict_violation';
    end
  $$`,
  `create trigger travel_fact_is_kept before update or delete on travel_fact
    for each row execute function refuse_change_of_fact()`,
  `create table travel_day (
    enterprise_num text not null,
    basis text not null check (basis in ('booked', 'issued', 'used')),
    day date not null,
    product text not null,
    ${DIMENSIONS.map((dimension) => `${dimension} text not null`).join(', ')},
    ${columns('bigint not null')},
    primary key (enterprise_num, basis, day, product, ${DIMENSIONS.join(', ')})
  )`,
  // the first sweep writes the facts of existing orders
  `create table travel_state (flights_are_written boolean not null)`,
  `insert into travel_state select not exists (select from flight_order)`,
);
