import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { CARD_TYPE } from '../../../../src/domain/passenger/card-type';
import type { MemberForm } from '../../address-book/members/member-form';
import type { Schema } from '../../db/schema';
import { invalidFields } from '../scim/errors';
import type { DirectorySettings } from '../settings';

export type StaffRecord = Selectable<Schema['staff']>;

const named = (no: string) => ({ no, name: '' });

/** Form of a new person with the place of the settings. */
export const newForm = (settings: DirectorySettings): MemberForm => ({
  staffName: '',
  latinName: '',
  sexTem: null,
  birthDay: '',
  nationality: 'CN',
  cardType: CARD_TYPE.idCard,
  cardNo: '',
  cardValidUntil: '',
  phone: '',
  email: '',
  jobNO: '',
  department: named(settings.dept_no),
  position: named(settings.position_no),
  grade: named(settings.grade_no),
  supervisor: null,
  costCenter: named(settings.cost_center_no),
  accountingEntity: named(settings.accounting_entity_no),
  extInfoList: [],
});

/** Form of a person as recorded. */
export const recordedForm = (record: StaffRecord): MemberForm => ({
  staffName: record.staff_name,
  latinName: record.latin_name,
  sexTem: record.sex_tem === 0 || record.sex_tem === 1 ? record.sex_tem : null,
  birthDay: record.birth_day ?? '',
  nationality: record.nationality,
  cardType: record.identity_card_type as MemberForm['cardType'],
  cardNo: record.identity_card_no ?? '',
  cardValidUntil: record.identity_card_valid_until ?? '',
  phone: record.phone,
  email: record.email ?? '',
  jobNO: record.job_no,
  department: named(record.dept_no),
  position: named(record.position_no),
  grade: named(record.grade_no),
  supervisor: record.supervisor_no === null ? null : named(record.supervisor_no),
  costCenter: named(record.cost_center_no),
  accountingEntity: named(record.accounting_entity_no),
  extInfoList: [],
});

/**
 * The form with changed values, checked by the contract. Values on record stay, valid or not. Throws invalidValue.
 */
export function formWith(kept: MemberForm, changes: Partial<MemberForm>): MemberForm {
  const form = { ...kept, ...changes };
  const parsed = v.safeParse(staffMembers.form, form);
  if (parsed.success) return parsed.output;
  const issues = Object.fromEntries(
    parsed.issues.map((issue) => [v.getDotPath(issue)?.split('.')[0] ?? '', issue.message]),
  );
  const wrong = Object.entries(issues).filter(([field]) => field in changes);
  if (wrong.length > 0) throw invalidFields(Object.fromEntries(wrong));
  return form;
}
