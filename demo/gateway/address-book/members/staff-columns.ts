import { soundsOfName } from '../../staff/sounds';
import type { MemberForm } from './member-form';

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
