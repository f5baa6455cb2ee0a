import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { withCardFacts } from '../../../../src/domain/address-book/member-problems';
import { tidyName } from '../../../../src/domain/invite/joining-name';
import { maskCardNo, maskPhone } from '../../../../src/domain/passenger/mask';
import { tidyLatinName } from '../../../../src/domain/personal-info/identity';
import { insertAwaitedStaff } from '../../login/awaited-staff';
import { lockPhones } from '../../login/lock-phones';
import { staffRoleNo } from '../../permission/staff-role';
import { fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { logChange } from '../../server/resource/change-log';
import { lockStaffNumbers, nextEnterpriseOrder, nextStaffNo } from '../../staff/new-staff';
import { problemsOf as extProblemsOf, saveExtInfo } from '../ext/values';
import { ownPlaceProblems } from '../own-rules';
import { superiorProblems } from '../superiors';
import { accountOf } from './account';
import { changeStaff } from './change-staff';
import { problemsOf } from './check';
import type { MemberForm } from './member-form';
import { holdMember, shown, type Member } from './rows';
import { columnsOf } from './staff-columns';
import { phoneProblem } from './taken-numbers';

const { name: RESOURCE } = staffMembers;

/** Throws fieldsInvalid. */
export async function addMember(context: CallerContext, body: MemberForm): Promise<Member> {
  const { db, caller, now } = context;
  const { enterpriseNum } = caller;
  const form = newMemberForm(body);
  refuse(incompleteNumbers(form));
  await lockPhones(db, [form.phone]);
  const staffNo = await nextStaffNo(db, enterpriseNum);
  refuse({
    ...(await problemsOf(context, form, undefined)),
    ...(await phoneProblem(context, form)),
    ...(await extProblems(context, staffNo, form)),
  });
  const account = await accountOf(db, { ...form, enterpriseNum }, now);
  if (account.problem !== undefined) throw fieldsInvalid({ phone: account.problem });
  await db
    .insertInto('staff')
    .values({
      ...(await columnsOf(form, staffNo)),
      staff_no: staffNo,
      enterprise_num: enterpriseNum,
      user_no: account.userNo,
      enterprise_order: nextEnterpriseOrder(account.userNo),
      modified_at: now,
    })
    .execute();
  const { phone } = form;
  const { isToInvite } = account;
  await insertAwaitedStaff(db, [
    { staffNo, enterpriseNum, phone, addedBy: caller.directory?.answererNo ?? caller.staffNo, isToInvite },
  ]);
  await grantUsualRole(context, staffNo);
  const after = await shown(context, staffNo);
  await logChange(context, { resource: RESOURCE, key: staffNo, after });
  await saveExtInfo(context, [{ staffNo, given: form.extInfoList }]);
  return after;
}

/** Throws rowUnknown, rowChanged, fieldsInvalid. */
export async function alterMember(
  context: CallerContext,
  { key, version, values }: { key: string; version: number; values: MemberForm },
): Promise<Member> {
  await lockNumbersIfChanged(context, key, values);
  await holdMember(context, { key, version });
  const record = await context.db
    .selectFrom('staff')
    .selectAll()
    .where('staff_no', '=', key)
    .executeTakeFirstOrThrow();
  const kept = record.identity_card_no ?? '';
  const form = withCardFacts({
    ...tidyForm(values),
    phone: values.phone === maskPhone(record.phone) ? record.phone : values.phone,
    cardNo: kept !== '' && values.cardNo === maskCardNo(kept) ? kept : values.cardNo,
  });
  if (form.phone.includes('*')) throw fieldsInvalid({ phone: '请输入11位手机号码' });
  if (form.cardNo.includes('*')) throw fieldsInvalid({ cardNo: '请输入完整的证件号码' });
  const recorded = {
    staffNo: key,
    userNo: record.user_no,
    deptNo: record.dept_no,
    positionNo: record.position_no,
    gradeNo: record.grade_no,
    costCenterNo: record.cost_center_no,
    accountingEntityNo: record.accounting_entity_no,
    supervisorNo: record.supervisor_no,
  };
  refuse({
    ...(await problemsOf(context, form, recorded)),
    ...(await superiorProblems(context, form, recorded)),
    ...(await ownPlaceProblems(context, form, recorded)),
    // staff added before a field was required can be changed without it
    ...(form.extInfoList.length > 0 && (await extProblems(context, key, form))),
  });
  await changeStaff(context, [{ record, form, values: new Map() }]);
  return shown(context, key);
}

/** A number that another one changes meanwhile is refused by the version. */
async function lockNumbersIfChanged(
  { db, caller: { enterpriseNum } }: CallerContext,
  staffNo: string,
  { jobNO }: MemberForm,
): Promise<void> {
  const kept = await db
    .selectFrom('staff')
    .select('staff_no')
    .where('staff_no', '=', staffNo)
    .where('job_no', '=', jobNO)
    .executeTakeFirst();
  if (kept === undefined) await lockStaffNumbers(db, enterpriseNum);
}

/** Form of a new person, normalised for the check and for writing. */
export const newMemberForm = (body: MemberForm): MemberForm => withCardFacts(tidyForm(body));

/** Problems of masked numbers, by field. A mask stands for a stored number, which a new person does not have. */
export const incompleteNumbers = ({ phone, cardNo }: MemberForm): Record<string, string> => ({
  ...((phone === '' || phone.includes('*')) && { phone: '请输入11位手机号码' }),
  ...(cardNo.includes('*') && { cardNo: '请输入完整的证件号码' }),
});

const tidyForm = (form: MemberForm): MemberForm => ({
  ...form,
  staffName: tidyName(form.staffName),
  latinName: tidyLatinName(form.latinName),
});

/** Problems of the enterprise's own fields as one message; the form knows the fields. */
async function extProblems(
  context: CallerContext,
  staffNo: string,
  { extInfoList }: Pick<MemberForm, 'extInfoList'>,
): Promise<Record<string, string>> {
  const problems = await extProblemsOf(context, staffNo, extInfoList);
  return problems.size === 0 ? {} : { extInfoList: [...problems.values()].join('；') };
}

/** Grants a new member the role of all staff. */
async function grantUsualRole({ db, caller }: CallerContext, staffNo: string): Promise<void> {
  const { enterpriseNum } = caller;
  const role = await db
    .selectFrom('role')
    .select('role_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('role_no', '=', staffRoleNo(enterpriseNum))
    .executeTakeFirst();
  if (role === undefined) return;
  await db
    .insertInto('staff_role')
    .values({ enterprise_num: enterpriseNum, staff_no: staffNo, role_no: role.role_no })
    .execute();
}

function refuse(problems: Readonly<Record<string, string>>): void {
  if (Object.keys(problems).length > 0) throw fieldsInvalid(problems);
}
