import type {
  ContactRequest,
  queryAccountContacts,
} from '../../../../src/contract/address-book/account-contacts';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { ClaimState } from '../../../../src/contract/account-safety/claims';
import { presentOf } from '../../account-safety/claims/queries';
import type { CallerContext } from '../../server/http/implement';
import { isMaintainedDepartment } from '../scope';

/** Requests for staff within the caller's scope, newest first. */
export async function listContactRequests(
  { db, caller }: CallerContext,
  { pageIndex, pageSize }: ParsedBodyOf<typeof queryAccountContacts>,
): Promise<ResultOf<typeof queryAccountContacts>> {
  const all = db
    .selectFrom('account_claim as c')
    .innerJoin('staff as s', 's.staff_no', 'c.staff_no')
    .where('s.enterprise_num', '=', caller.enterpriseNum)
    .where(isMaintainedDepartment(caller, 's.dept_no'));
  const { total } = await all.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .innerJoin('staff as a', 'a.staff_no', 'c.asked_by')
    .selectAll('c')
    .select(['s.staff_no as about_no', 's.staff_name', 'a.staff_name as asker_name'])
    .orderBy('c.made_at', 'desc')
    .orderBy('c.claim_no', 'desc')
    .offset((pageIndex - 1) * pageSize)
    .limit(pageSize)
    .execute();
  return {
    total,
    requestList: rows.map((row): ContactRequest => {
      const isOpen = row.ended_at === null;
      const isOthers = row.about_no !== caller.staffNo;
      const isWaiting = row.claim_state === 'waiting' && row.agreement === 'colleague';
      return {
        requestNO: row.claim_no,
        staffNO: row.about_no,
        staffName: row.staff_name,
        kind: row.kind,
        value: presentOf(row),
        agreement: row.agreement ?? 'owner',
        reason: row.reason,
        askerName: row.asker_name,
        requestState: displayedState(row.claim_state),
        applyTime: row.made_at.toISOString(),
        effectTime: row.effect_at?.toISOString() ?? '',
        mayAgree: isWaiting && isOthers && row.asked_by !== caller.staffNo,
        mayEnd: isOpen && isOthers,
      };
    }),
  };
}

/** A denial is shown as a refusal, because the difference would reveal that another account has the phone. */
const displayedState = (state: ClaimState): ClaimState => (state === 'denied' ? 'refused' : state);
