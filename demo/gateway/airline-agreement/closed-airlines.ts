import { sql } from 'kysely';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import type { Caller } from '../server/http/caller';
import type { Database } from '../db/database';

/** Codes of airlines whose agreement fares a person may not buy. */
export type ClosedAirlines = ReadonlySet<string>;

/**
 * Airlines whose agreement fares are closed to at least one of these staff: airlines with current lists on none of
 * which that member is named, by person or by a department or one above it. Empty numbers belong to outsiders, who may
 * use the agreements of their booker.
 */
export async function closedAirlines(
  db: Database,
  { enterpriseNum }: Pick<Caller, 'enterpriseNum'>,
  staffNos: readonly string[],
  now: Date,
): Promise<ClosedAirlines> {
  const numbers = [...new Set(staffNos.filter((staffNo) => staffNo !== ''))];
  const { rows } = await sql<{ airline: string }>`
    with recursive own (staff_no, dept_no) as (
      select staff_no, dept_no from staff
      where enterprise_num = ${enterpriseNum} and staff_no = any(${numbers}::text[])
      union
      select o.staff_no, d.parent_no from own o join department d using (dept_no) where d.parent_no is not null
    ), in_force as (
      select whitelist_no, airline, dept_nos from agreement_whitelist
      where enterprise_num = ${enterpriseNum} and is_enable
        and ${shanghaiDate(now)}::date between valid_from and coalesce(valid_to, 'infinity')
    )
    select distinct l.airline from in_force l cross join unnest(${numbers}::text[]) as s (staff_no)
    where not exists (
      select from in_force m where m.airline = l.airline and (
        exists (select from own o where o.staff_no = s.staff_no and o.dept_no = any(m.dept_nos))
        or exists (select from whitelist_staff w where w.whitelist_no = m.whitelist_no and w.staff_no = s.staff_no)
      )
    ) order by l.airline`.execute(db);
  return new Set(rows.map(({ airline }) => airline));
}
