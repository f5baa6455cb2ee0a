import { sql, type RawBuilder } from 'kysely';
import { MEASURES } from '../../../../src/contract/report/measures';
import type { Database } from '../../db/database';

/** Column of a measure. */
export const columnOf = (measure: string): string =>
  measure.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const SUMS = MEASURES.map(columnOf);
/** Dimensions of the sums, beside enterprise, date basis, day and product. */
const DIMENSIONS = ['dept_no', 'staff_no', 'cost_center_no', 'entity_no', 'route', 'carrier'];
export const KEY = ['enterprise_num', 'basis', 'day', 'product', ...DIMENSIONS];

/** Text columns of every fact that describe its subject. */
export const SUBJECT = [
  'enterprise_num',
  'product',
  'kind',
  'record_no',
  'part_no',
  ...DIMENSIONS,
  'staff_name',
  'service_name',
  'class_name',
  'start_time',
];
const COLUMNS = [
  ...SUBJECT,
  'booked_on',
  'issued_on',
  'used_on',
  'ticket_no',
  'is_within',
  'over_reason',
  'loss_reason',
  'is_voluntary',
  'ahead_days',
  'lowest',
  ...SUMS,
];

const listed = (names: readonly string[]): RawBuilder<unknown> => sql.raw(names.join(', '));

/** Query for the sums of facts by day, in the form of `travel_day`; `facts` names the source of the facts. */
export const sumsText = (facts: string): string => `
  select ${KEY.join(', ')}, ${SUMS.map((sum) => `sum(${sum})::bigint as ${sum}`).join(', ')}
  from ${facts} cross join lateral
    (values ('booked', booked_on), ('issued', issued_on), ('used', used_on)) dated (basis, day)
  where day is not null
  group by ${KEY.join(', ')}`;

/** Query for the days of `travel_day` whose sums differ from their facts. */
export const wrongDaysText = `
  select ${KEY.join(', ')} from (${sumsText('travel_fact')}) s full join travel_day d using (${KEY.join(', ')})
  where (${SUMS.map((sum) => `s.${sum}`).join(', ')}) is distinct from (${SUMS.map((sum) => `d.${sum}`).join(', ')})`;

/**
 * Inserts the facts of a query that are not yet stored and adds them to the sums of their days, in one statement so
 * that both become visible together. The query names its columns as in `travel_fact`; missing ones get their defaults.
 * Returns the number of new facts.
 */
export async function insertFacts(
  db: Database,
  { query, columns }: { query: RawBuilder<unknown>; columns: readonly string[] },
): Promise<number> {
  const unknown = columns.filter((column) => !COLUMNS.includes(column));
  if (unknown.length > 0) throw new Error(`A fact has no ${unknown.join()}`);
  const added = SUMS.map((sum) => `${sum} = travel_day.${sum} + excluded.${sum}`).join(', ');
  // in one fixed order, so that concurrent additions to the same days do not deadlock
  const { rows } = await sql<{ count: number }>`
    with found as (${query}),
    written as (
      insert into travel_fact (${listed(columns)}) select ${listed(columns)} from found
      on conflict (enterprise_num, product, kind, record_no, part_no) do nothing returning *),
    summed as (
      insert into travel_day (${listed([...KEY, ...SUMS])})
      ${sql.raw(sumsText('written'))} order by ${listed(KEY)}
      on conflict (${listed(KEY)}) do update set ${sql.raw(added)})
    select count(*) as count from written`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Deletes facts of an enterprise and subtracts them from the sums of their days; days without facts are deleted. */
export async function removeFacts(
  db: Database,
  enterpriseNum: string,
  factNos: readonly string[],
): Promise<void> {
  const off = SUMS.map((sum) => `-${sum}`).join(', ');
  const added = SUMS.map((sum) => `${sum} = travel_day.${sum} + excluded.${sum}`).join(', ');
  const { rows } = await sql<Record<string, unknown>>`
    with taken as (
      delete from travel_fact where enterprise_num = ${enterpriseNum} and fact_no = any(${[...factNos]}::bigint[])
      returning *),
    summed as (
      insert into travel_day (${listed([...KEY, ...SUMS])})
      select ${listed(KEY)}, ${sql.raw(off)} from (${sql.raw(sumsText('taken'))}) t order by ${listed(KEY)}
      on conflict (${listed(KEY)}) do update set ${sql.raw(added)} returning *)
    select ${sql.raw(KEY.map((name) => (name === 'day' ? 'day::text' : name)).join(', '))} from summed
    where ${sql.raw(SUMS.map((sum) => `${sum} = 0`).join(' and '))}`.execute(db);
  if (rows.length === 0) return;
  // a day's purchase and refund may cancel each other, so sums of zero do not prove that it has no facts
  const types = KEY.map((name) => `${name} ${name === 'day' ? 'date' : 'text'}`).join(', ');
  const same = (one: string, other: string) =>
    sql.raw(KEY.map((name) => `${one}.${name} = ${other}.${name}`).join(' and '));
  await sql`
    delete from travel_day d using jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(types)})
    where ${same('d', 'r')} and not exists (
      select from (
        select f.*, dated.basis, dated.day from travel_fact f cross join lateral
          (values ('booked', f.booked_on), ('issued', f.issued_on), ('used', f.used_on)) dated (basis, day)
        where f.enterprise_num = d.enterprise_num
          and (f.booked_on = d.day or f.issued_on = d.day or f.used_on = d.day)) w
      where ${same('w', 'd')})`.execute(db);
}
