import type { Caller } from '../../server/http/caller';
import type { CallerContext } from '../../server/http/implement';
import { keepsDepartment } from '../scope';
import { knownPhones, UNUSABLE } from './account';
import type { MemberForm } from './member-form';

/** The owner of a number within the enterprise. */
interface Holder {
  staffName: string;
  deptNo: string;
}

/**
 * Message about a used phone. It names a colleague in the caller's scope; for others it reveals neither the name nor
 * the ownership.
 */
export const phoneTaken = (caller: Caller, { staffName, deptNo }: Holder): string =>
  keepsDepartment(caller, deptNo) ? `该手机号已属于本企业员工“${staffName}”` : UNUSABLE;

export const cardTaken = (caller: Caller, { deptNo }: Pick<Holder, 'deptNo'>): string =>
  keepsDepartment(caller, deptNo) ? '该证件号码已属于本企业的其他员工' : UNUSABLE;

/** Problem of a new person's phone that a colleague has. */
export async function phoneProblem(
  { db, caller }: CallerContext,
  { phone }: Pick<MemberForm, 'phone'>,
): Promise<Record<string, string>> {
  const known = await knownPhones(db, [{ phone, enterpriseNum: caller.enterpriseNum }]);
  const colleague = known.get(phone)?.colleague;
  return colleague === undefined ? {} : { phone: phoneTaken(caller, colleague) };
}
