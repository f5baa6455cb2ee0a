import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { toldByCard } from '../../../../src/domain/address-book/member-problems';
import { tidyName } from '../../../../src/domain/invite/joining-name';
import { maskCardNo, maskPhone } from '../../../../src/domain/passenger/mask';
import { tidyLatinName } from '../../../../src/domain/personal-info/identity';
import { awaitStaff } from '../../login/awaited';
import { lockPhones } from '../../login/lock-phones';
import { staffRoleNo } from '../../permission/staff-role';
import { fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { logChange } from '../../server/resource/change-log';
import { nextEnterpriseOrder, nextStaffNo } from '../../staff/new-staff';
import { soundsOfName } from '../../staff/sounds';
import { problemsOf as extProblemsOf, saveExtInfo } from '../ext/values';
import { ownPlaceProblems } from '../own-rules';
import { superiorProblems } from '../superiors';
import { accountOf, renameAccount } from './account';
import { problemsOf } from './check';
import type { MemberForm } from './member-form';
import { holdMember, shown, type Member } from './rows';
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
  await awaitStaff(db, [{ staffNo, enterpriseNum, phone, addedBy: caller.staffNo, isToInvite }]);
  await grantUsualRole(context, staffNo);
  const after = await shown(context, staffNo);
  await logChange(context, { resource: RESOURCE, key: staffNo, after });
  await saveExtInfo(context, staffNo, form.extInfoList);
  return after;
}

/** Throws rowUnknown, rowChanged, fieldsInvalid. */
export async function alterMember(
  context: CallerContext,
  { key, version, values }: { key: string; version: number; values: MemberForm },
): Promise<Member> {
  const { db, now } = context;
  const before = await holdMember(context, { key, version });
  const record = await db
    .selectFrom('staff')
    .selectAll()
    .where('staff_no', '=', key)
    .executeTakeFirstOrThrow();
  const kept = record.identity_card_no ?? '';
  const form = toldByCard({
    ...tidied(values),
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
    // who was there before a field was required is changed without it, too
    ...(form.extInfoList.length > 0 && (await extProblems(context, key, form))),
  });
  await renameAccount(db, { userNo: record.user_no, from: record.staff_name, to: form.staffName });
  await db
    .updateTable('staff')
    .set({
      ...(await columnsOf(form, record.job_no)),
      modified_at: now,
      version: version + 1,
    })
    .where('staff_no', '=', key)
    .execute();
  // the document of the staff record is not kept beside it once more
  await db
    .deleteFrom('traveller_document')
    .where('staff_no', '=', key)
    .where('card_type', '=', form.cardType)
    .execute();
  const after = await shown(context, key);
  await logChange(context, { resource: RESOURCE, key, before, after });
  if (form.extInfoList.length > 0) await saveExtInfo(context, key, form.extInfoList);
  return after;
}

/** The form of somebody new as it is checked and written. */
export const newMemberForm = (body: MemberForm): MemberForm => toldByCard(tidied(body));

/** Numbers that are not in full, by field: the masked ones stand for those on record, and there are none of somebody new. */
export const incompleteNumbers = ({ phone, cardNo }: MemberForm): Record<string, string> => ({
  ...((phone === '' || phone.includes('*')) && { phone: '请输入11位手机号码' }),
  ...(cardNo.includes('*') && { cardNo: '请输入完整的证件号码' }),
});

const tidied = (form: MemberForm): MemberForm => ({
  ...form,
  staffName: tidyName(form.staffName),
  latinName: tidyLatinName(form.latinName),
});

/** What is wrong with the enterprise's own fields, in one message: the form knows which of them it is. */
async function extProblems(
  context: CallerContext,
  staffNo: string,
  { extInfoList }: Pick<MemberForm, 'extInfoList'>,
): Promise<Record<string, string>> {
  const problems = await extProblemsOf(context, staffNo, extInfoList);
  return problems.size === 0 ? {} : { extInfoList: [...problems.values()].join('；') };
}

/** Columns of staff for the values of a form. */
export async function columnsOf(form: MemberForm, usualNo: string) {
  const { pinyin, initials } = await soundsOfName(form.staffName);
  const dayOf = (text: string) => (text === '' ? null : text);
  return {
    job_no: form.jobNO === '' ? usualNo : form.jobNO,
    dept_no: form.department.no,
    position_no: form.position.no,
    grade_no: form.grade.no,
    cost_center_no: form.costCenter.no,
    accounting_entity_no: form.accountingEntity.no,
    supervisor_no: form.supervisor?.no ?? null,
    staff_name: form.staffName,
    pinyin,
    pinyin_initials: initials,
    latin_name: form.latinName,
    sex_tem: form.sexTem,
    birth_day: dayOf(form.birthDay),
    nationality: form.nationality,
    identity_card_type: form.cardType,
    identity_card_no: form.cardNo === '' ? null : form.cardNo,
    identity_card_valid_until: form.cardNo === '' ? null : dayOf(form.cardValidUntil),
    phone: form.phone,
    email: form.email === '' ? null : form.email,
  };
}

/** Whoever is added may do what every member of staff may. */
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
