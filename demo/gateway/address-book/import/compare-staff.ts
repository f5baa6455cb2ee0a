import type { StaffExtInfo } from '../../../../src/contract/address-book/staff-fields';
import {
  MEMBER_FIELDS,
  memberHeader,
  type MemberField,
} from '../../../../src/domain/address-book/import-columns';
import { CARD_WORDS, SEX_WORDS, wordFor } from '../../../../src/domain/address-book/import-row';
import { maskCardNo, maskPhone } from '../../../../src/domain/passenger/mask';
import type { ComparedRow, ShownValues } from '../../../../src/domain/table-import/compare-rows';
import type { MemberForm } from '../members/member-form';
import type { Draft } from './drafts';
import type { KnownMember } from './known-members';

interface Comparison {
  draft: Draft;
  form: MemberForm;
  known: KnownMember | undefined;
  ownFields: readonly Pick<StaffExtInfo, 'fieldNO' | 'fieldName'>[];
}

/**
 * Compares a row with the existing person, in the columns of the file and the data derived from a new document number.
 */
export function comparedStaff({ draft, form, known, ownFields }: Comparison): ComparedRow {
  const { row, jobNO, given, supervisor, extInfoList } = draft;
  const title = [form.staffName, jobNO].filter((text) => text !== '').join(' ');
  if (known === undefined) return { line: row.line, title, before: undefined, after: {} };
  const { form: former, values, supervisorJobNo } = known;
  const told = (['birthDay', 'sexTem'] as const).filter((field) => form[field] !== former[field]);
  const fields = MEMBER_FIELDS.filter((field) => given.has(field) || told.some((one) => one === field));
  const own = ownFields.filter(({ fieldNO }) => extInfoList.some((one) => one.fieldNO === fieldNO));
  const nextValues = new Map(extInfoList.map(({ fieldNO, value }) => [fieldNO, value]));
  const view = (one: MemberForm, above: string, valueOf: ReadonlyMap<string, string>): ShownValues => {
    const texts = textsOf(one, former, above);
    return Object.fromEntries([
      ...fields.map((field) => [memberHeader(field), texts[field]] as const),
      ...own.map(({ fieldNO, fieldName }) => [fieldName, valueOf.get(fieldNO) ?? ''] as const),
    ]);
  };
  return {
    line: row.line,
    title,
    before: view(former, supervisorJobNo, values),
    after: view(sameNames(form, former), supervisor, nextValues),
  };
}

/** A different name of the same referenced record counts as no change. */
const sameNames = (form: MemberForm, former: MemberForm): MemberForm => ({
  ...form,
  ...Object.fromEntries(
    (['department', 'position', 'grade', 'costCenter', 'accountingEntity'] as const)
      .filter((field) => form[field].no === former[field].no)
      .map((field) => [field, former[field]]),
  ),
});

/** Values for display; stored numbers stay masked. */
const textsOf = (
  form: MemberForm,
  former: MemberForm,
  supervisor: string,
): Readonly<Record<MemberField, string>> => ({
  ...form,
  department: form.department.name,
  position: form.position.name,
  grade: form.grade.name,
  supervisor,
  costCenter: form.costCenter.name,
  accountingEntity: form.accountingEntity.name,
  phone: form.phone === former.phone ? maskPhone(form.phone) : form.phone,
  sexTem: wordFor(SEX_WORDS, form.sexTem),
  cardType: wordFor(CARD_WORDS, form.cardType),
  cardNo: form.cardNo === former.cardNo && form.cardNo !== '' ? maskCardNo(form.cardNo) : form.cardNo,
});
