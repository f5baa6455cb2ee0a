import { sql } from 'kysely';
import type { Database } from '../../../demo/gateway/db/database';

/** Bookings of three years, by product. */
const BOOKINGS = { flight: 1_000_000, train: 300_000, car: 300_000, hotel: 200_000 };
const DAYS = 1095;
const ROUTES = 400;
const CARRIERS = 12;

/** Inserts facts of a part of these bookings, spread over staff, routes and days; without their sums. */
export async function fillFacts(db: Database, enterpriseNum: string, part: number): Promise<number> {
  await sql`truncate travel_fact, travel_day`.execute(db);
  const counts = Object.entries(BOOKINGS).map(([product, count]) => [product, count * part] as const);
  for (const [product, count] of counts)
    await db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`
      with people as (
        select staff_no, dept_no, cost_center_no, accounting_entity_no, staff_name,
          row_number() over (order by staff_no) - 1 as person from staff where enterprise_num = ${enterpriseNum}),
      planned as (
        select i, (i::bigint * 7919) % (select count(*) from people) as person, current_date - (i % ${DAYS}::int) as day,
          ${product}::text || '-' || (i * 31 % ${ROUTES}::int) as route, '承运人' || (i * 17 % ${CARRIERS}::int) as carrier
        from generate_series(1, ${count}::int) i)
      insert into travel_fact (enterprise_num, product, kind, record_no, part_no, booked_on, issued_on, dept_no, staff_no,
        cost_center_no, entity_no, route, carrier, staff_name, service_name, start_time, bookings, quantity, amount, fare,
        full_fare, bought_fare, within_fare, within, taxes, lead_days, lead3, class1, distance, co2)
      select ${enterpriseNum}, ${product}, 'bought', 'R' || i, '', day, day, dept_no, staff_no, cost_center_no,
        accounting_entity_no, route, carrier, staff_name, 'S' || i % 900, to_char(day + 5, 'YYYY-MM-DD"T"08:00'), 1, 1,
        100000 + i % 90000, 93000 + i % 90000, 150000, 93000 + i % 90000, 93000 + i % 90000, 1, 7000, 5, 1, 1, 1200, 220000
      from planned join people using (person)`.execute(tx);
    });
  return counts.reduce((sum, [, count]) => sum + count, 0);
}
