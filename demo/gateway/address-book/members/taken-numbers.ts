import type { Caller } from '../../server/http/caller';
import type { CallerContext } from '../../server/http/implement';
import { canMaintainDepartment } from '../scope';
import { findPhoneOwners, UNUSABLE } from './account';
import type { MemberForm } from './member-form';

/** Owner of a number within the enterprise. */
interface Holder {
  staffName: string;
  deptNo: string;
}

/**
 * Message about a used phone. It names a colleague in the caller's scope; for others it reveals neither the name nor
 * the ownership.
 */
export const phoneTakenText = (caller: Caller, { staffName, deptNo }: Holder): string =>
  canMaintainDepartment(caller, deptNo) ? `该手机号已属于本企业员工“${staffName}”` : UNUSABLE;

export const cardTakenText = (caller: Caller, { deptNo }: Pick<Holder, 'deptNo'>): string =>
  canMaintainDepartment(caller, deptNo) ? '该证件号码已属于本企业的其他员工' : UNUSABLE;

/** Problem of a phone that a colleague of a new person, or of `staffNo`, has. */
export async function phoneProblem(
  { db, caller }: CallerContext,
  { phone }: Pick<MemberForm, 'phone'>,
  staffNo?: string,
): Promise<Record<string, string>> {
  const known = await findPhoneOwners(db, [{ phone, enterpriseNum: caller.enterpriseNum }], staffNo);
  const colleague = known.get(phone)?.colleague;
  return colleague === undefined ? {} : { phone: phoneTakenText(caller, colleague) };
}
