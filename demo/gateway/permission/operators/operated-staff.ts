import { sql } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { OperatedProduct } from '../../../../src/contract/permission/operators';
import { isWithinHours } from '../../../../src/domain/permission/operating-hours';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import './schema';

/** Condition that the sub administration `m` includes the right to maintain operators on the day of a moment. */
export const canStillMaintainOperators = (now: Date) => sql<boolean>`
  ${shanghaiDate(now)}::date between m.valid_from and coalesce(m.valid_to, 'infinity')
  and ${OBJECT.editOperators} = any(m.object_nos)`;

/** Numbers of the staff for whom an operator may now book a product, in order. */
export async function findOperatedStaff(
  db: Database,
  { staffNo, enterpriseNum }: Pick<Caller, 'staffNo' | 'enterpriseNum'>,
  { product, now }: { product: OperatedProduct; now: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('booking_operator')
    .select(['dept_nos', 'products', 'weekdays', 'begin_time', 'end_time'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('staff_no', '=', staffNo)
    .where('is_enabled', '=', true)
    .where((eb) =>
      eb.or([
        eb('kept_by', 'is', null),
        eb.exists(
          eb
            .selectFrom('sub_manager as m')
            .select('m.key_id')
            .whereRef('m.key_id', '=', 'booking_operator.kept_by')
            .where(canStillMaintainOperators(now)),
        ),
      ]),
    )
    .execute();
  const deptNos = rows
    .filter(
      ({ products, weekdays, begin_time: from, end_time: to }) =>
        products.includes(product) && isWithinHours({ weekdays: weekdays.map(Number), from, to }, now),
    )
    .flatMap(({ dept_nos }) => dept_nos);
  if (deptNos.length === 0) return [];
  const { rows: staff } = await sql<{ staff_no: string }>`
    with recursive below as (
      select dept_no from department where enterprise_num = ${enterpriseNum} and dept_no = any(${deptNos}::text[])
      union
      select d.dept_no from department d join below b on d.parent_no = b.dept_no)
    select s.staff_no from staff s join below using (dept_no)
    where s.staff_state = 'active' order by s.staff_no`.execute(db);
  return staff.map(({ staff_no }) => staff_no);
}
