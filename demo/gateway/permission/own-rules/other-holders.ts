import { INDEPENDENT_DAYS } from '../../../../src/domain/permission/second-person';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { neverSignedIn } from '../../login/awaited-staff';
import { DATA_RANGE, withScopeOf } from '../../server/http/caller';
import type { CallerContext } from '../../server/http/implement';
import { findCaller } from '../callers';
import { findRemovedHolders } from './removed-holders';

export interface Holder {
  staffNo: string;
  staffName: string;
}

type Where = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/** Other holders of the caller's right. */
export interface OtherHolders {
  /** Holders who can act now. */
  able: readonly Holder[];
  /** If there are none: persons who would be able to, had the caller not recently withdrawn the right from them. */
  removed: readonly Holder[];
}

/** Limit of holders searched. */
const MOST = 20;

/**
 * Finds colleagues of the caller with the same right in a department, by default the caller's own. Colleagues whom the
 * caller has recently deprived of it count, so that an administrator cannot become the only one by themselves.
 */
export async function findOtherHolders(
  context: Where,
  objectNo: string,
  deptNo = context.caller.deptNo,
): Promise<OtherHolders> {
  const able = await findAble(context, objectNo, deptNo);
  const removed = able.length > 0 ? [] : await findRemovedHolders(context, { objectNo, deptNo });
  return { able, removed };
}

export const isSoleHolder = ({ able, removed }: OtherHolders): boolean => able.length + removed.length === 0;

/** Holders who are active, have signed in to the enterprise before and may enter the portal. */
async function findAble({ db, caller, now }: Where, objectNo: string, deptNo: string): Promise<Holder[]> {
  const candidates = await db
    .selectFrom('staff as s')
    .select('s.staff_no')
    .where('s.enterprise_num', '=', caller.enterpriseNum)
    .where('s.staff_no', '!=', caller.staffNo)
    .where('s.staff_state', '=', 'active')
    .where('s.staff_no', 'not in', neverSignedIn(db))
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
          eb.selectFrom('sub_manager as m').whereRef('m.staff_no', '=', 's.staff_no').select('m.staff_no'),
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
    const { range, deptNos } = withScopeOf(other, objectNo);
    const isIncluded = range === DATA_RANGE.department && deptNos.includes(deptNo);
    if (range !== DATA_RANGE.enterprise && !isIncluded) continue;
    holders.push({ staffNo: other.staffNo, staffName: other.staffName });
  }
  return holders;
}

export const namesOf = (holders: readonly Holder[]): string =>
  holders.map(({ staffName }) => staffName).join('、');

/** Persons who may make a change instead of the caller, for a message. */
export const otherHoldersText = ({ able, removed }: OtherHolders): string =>
  able.length > 0
    ? '请由其他管理员修改'
    : `须由其他管理员修改；${namesOf(removed)}${INDEPENDENT_DAYS}天内由您（或您设置的人员）移除、停用或限制，暂不能代为修改`;
