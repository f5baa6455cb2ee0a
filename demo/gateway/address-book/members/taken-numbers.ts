import type { Caller } from '../../server/http/caller';
import type { CallerContext } from '../../server/http/implement';
import { keepsDepartment } from '../scope';
import { knownPhones, UNUSABLE } from './account';
import type { MemberForm } from './check';

/** Whose number it is, where the enterprise has them. */
interface Holder {
  staffName: string;
  deptNo: string;
}

/** Callers are told of colleagues whom they keep; of others neither name nor that the number is theirs. */
export const phoneTaken = (caller: Caller, { staffName, deptNo }: Holder): string =>
  keepsDepartment(caller, deptNo) ? `该手机号已属于本企业员工“${staffName}”` : UNUSABLE;

export const cardTaken = (caller: Caller, { deptNo }: Pick<Holder, 'deptNo'>): string =>
  keepsDepartment(caller, deptNo) ? '该证件号码已属于本企业的其他员工' : UNUSABLE;

/** At the phone of somebody new that a colleague has. */
export async function phoneProblem(
  { db, caller }: CallerContext,
  { phone }: Pick<MemberForm, 'phone'>,
): Promise<Record<string, string>> {
  const known = await knownPhones(db, [{ phone, enterpriseNum: caller.enterpriseNum }]);
  const colleague = known.get(phone)?.colleague;
  return colleague === undefined ? {} : { phone: phoneTaken(caller, colleague) };
}
