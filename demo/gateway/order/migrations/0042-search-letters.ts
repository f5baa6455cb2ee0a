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
  'total_amount',
  'search_letters',
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

const PARTS = 'search_parts(enterprise_num, search_text)';

/**
 * A keyword of one letter or digit has no part to search by and matches most orders. The letters and digits of an order
 * are therefore a 36-bit number that every index of the list includes like the other filters. Parts of texts are no
 * longer specific to orders.
 */
export const migration = statements(
  `set local maintenance_work_mem = '256MB'`,
  `alter function order_search_parts rename to search_parts`,
  `alter function order_keyword_parts rename to keyword_parts`,
  `create function search_letters(content text) returns bigint
    language plpgsql immutable strict parallel safe as $$
    declare
      low text := lower(content);
      bits bigint := 0;
    begin
      for i in 1..36 loop
        if strpos(low, substr('0123456789abcdefghijklmnopqrstuvwxyz', i, 1)) > 0 then
          bits := bits | (1::bigint << i - 1);
        end if;
      end loop;
      return bits;
    end
  $$`,
  // the new column rewrites the table together with all its existing indexes
  ...Object.keys(INDEXES).map((name) => `drop index flight_order_${name}`),
  `drop index flight_order_by_text`,
  `alter table flight_order
    add column search_letters bigint not null generated always as (search_letters(search_text)) stored`,
  ...Object.entries(INDEXES).map(
    ([name, columns]) => `
      create index flight_order_${name} on flight_order (${columns.join(', ')}, order_no)
        include (${HELD.filter((column) => !columns.includes(column)).join(', ')})`,
  ),
  `create index flight_order_by_text on flight_order using gin (${PARTS})`,
);
