import { statements } from '../../db/statements';

const HELD = [
  'enterprise_num',
  'order_status',
  'pay_type',
  'company_pay_type',
  'commission_type',
  'dept_no',
  'booker_no',
  'take_off_time',
  'created_at',
  'issued_at',
  'total_amount',
  'search_letters',
  'cities',
];

/** Sort orders and scopes of the list, each with the leading columns of its index. */
const INDEXES: Readonly<Record<string, readonly string[]>> = {
  by_creation: ['enterprise_num', 'created_at'],
  by_take_off: ['enterprise_num', 'take_off_time'],
  by_amount: ['enterprise_num', 'total_amount'],
  by_state: ['enterprise_num', 'order_status', 'created_at'],
  by_department: ['enterprise_num', 'dept_no', 'created_at'],
  by_booker: ['booker_no', 'created_at'],
};

/**
 * Finds orders by the day of their tickets, by their cities, by the bearer of the costs, and by the outcome of changes
 * and refunds. The cities of an order are stored as one text in travel order, `<北京><上海><北京>`, which a filter compares.
 */
export const migration = statements(
  `set local maintenance_work_mem = '256MB'`,
  `create function cities_of(flights jsonb) returns text
    language plpgsql immutable strict parallel safe as $$
    declare
      flight jsonb;
      last text := '';
      cities text := '';
    begin
      for flight in select value from jsonb_array_elements(flights) loop
        if flight->>'depCityName' <> last then cities := cities || '<' || (flight->>'depCityName') || '>'; end if;
        last := flight->>'arrCityName';
        cities := cities || '<' || last || '>';
      end loop;
      return cities;
    end
  $$`,
  ...Object.keys(INDEXES).map((name) => `drop index flight_order_${name}`),
  `drop index flight_order_by_text`,
  `alter table flight_order
    add column issued_at timestamptz,
    add column cities text not null generated always as (cities_of(flights)) stored`,
  `update flight_order o set issued_at = l.issued_at from (
      select order_no, min(logged_at) as issued_at from order_log
      where content in ('出票成功', '改签成功，已出新票') group by order_no) l
    where l.order_no = o.order_no`,
  ...Object.entries(INDEXES).map(
    ([name, columns]) => `
      create index flight_order_${name} on flight_order (${columns.join(', ')}, order_no)
        include (${HELD.filter((column) => !columns.includes(column)).join(', ')})`,
  ),
  `create index flight_order_by_text on flight_order using gin (search_parts(enterprise_num, search_text))`,
  `create index order_cost_by_center on order_cost (cost_center_no, order_no)`,
  `create index order_standard_over on order_standard (order_no) where over_standard in (1, 3)`,
  `create index change_order_by_outcome on change_order (outcome, changed_order_no, order_no)`,
  `create index refund_order_by_state on refund_order (refund_state, order_no)`,
);
