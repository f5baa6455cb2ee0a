import { OBJECT } from '../../../../src/contract/permission/objects';
import { DATA_RANGE, withScopeOf } from '../../server/caller';
import type { CallerContext } from '../../server/implement';
import { findCaller } from '../callers';

export interface Holder {
  staffNo: string;
  staffName: string;
}

/** So many are looked for at most. */
const MOST = 20;

/**
 * Colleagues of the caller who may do the same over the whole enterprise and are able to: they are active, have signed in to it
 * before and are not kept from the portal.
 */
export async function findOtherHolders(
  { db, caller, now }: Pick<CallerContext, 'db' | 'caller' | 'now'>,
  objectNo: string,
): Promise<Holder[]> {
  const candidates = await db
    .selectFrom('staff as s')
    .select('s.staff_no')
    .where('s.enterprise_num', '=', caller.enterpriseNum)
    .where('s.staff_no', '!=', caller.staffNo)
    .where('s.staff_state', '=', 'active')
    .where('s.staff_no', 'not in', (eb) => eb.selectFrom('awaited_staff').select('staff_no'))
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('staff_role as sr')
            .innerJoin('role as r', 'r.role_no', 'sr.role_no')
            .innerJoin('role_grant as g', 'g.role_no', 'sr.role_no')
            .whereRef('sr.staff_no', '=', 's.staff_no')
            .where('g.object_no', '=', objectNo)
            .select('sr.staff_no'),
        ),
        eb.exists(
          eb
            .selectFrom('sub_manager as m')
            .whereRef('m.staff_no', '=', 's.staff_no')
            .where('m.is_whole', '=', true)
            .select('m.staff_no'),
        ),
      ]),
    )
    .orderBy('s.staff_no')
    .execute();
  const holders: Holder[] = [];
  for (const { staff_no } of candidates) {
    if (holders.length === MOST) break;
    const other = await findCaller(db, staff_no, now);
    if (other === undefined || !other.objects.has(objectNo)) continue;
    if (other.objects.has(OBJECT.pcLoginDisabled)) continue;
    if (withScopeOf(other, objectNo).range !== DATA_RANGE.enterprise) continue;
    holders.push({ staffNo: other.staffNo, staffName: other.staffName });
  }
  return holders;
}
