import * as v from 'valibot';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { MEMBER_FIELDS, memberHeader } from '../../../../src/domain/address-book/import-columns';
import { memberProblems } from '../../../../src/domain/address-book/member-problems';
import { maskCardNo, maskPhone } from '../../../../src/domain/passenger/mask';
import { extProblems } from '../ext/values';
import type { MemberForm } from '../members/member-form';
import { newMemberForm } from '../members/save';
import { note, noteAt, type RowRules } from './check-row';
import type { Draft } from './drafts';
import type { KnownMember } from './known-members';
import { PLACE_FIELDS, plainName } from './places';

const IDENTITY = [
  'staffName',
  'latinName',
  'sexTem',
  'birthDay',
  'cardType',
  'cardNo',
  'cardValidUntil',
] as const satisfies readonly (keyof MemberForm)[];
const MASKS = { phone: maskPhone, cardNo: maskCardNo } as const;

/**
 * Form of an existing person with the cells of a row in place of their values, for the columns of the file. Unchanged
 * values need not be valid any more: a closed cost centre or an expired document stays. undefined when the result is no
 * valid form.
 */
export function changedForm(
  draft: Draft,
  { ownFields, today }: RowRules,
  { form: before, values }: KnownMember,
): MemberForm | undefined {
  const { cells, problems, given } = draft;
  const input = { ...before, ...columnValues(draft, before), extInfoList: draft.extInfoList };
  for (const field of ['phone', 'cardNo'] as const)
    if (given.has(field) && before[field] !== '' && cells[field] === MASKS[field](before[field])) {
      // an export has the number masked, so the stored one stays
      problems.delete(memberHeader(field));
      input[field] = before[field];
    }
  if (draft.extInfoList.length > 0) {
    const kept = ownFields.map((field) => ({ ...field, value: values.get(field.fieldNO) ?? '' }));
    const nameOf = new Map(kept.map(({ fieldNO, fieldName }) => [fieldNO, fieldName]));
    for (const [fieldNO, message] of extProblems(kept, draft.extInfoList))
      noteAt(problems, nameOf.get(fieldNO) ?? fieldNO, message);
  }
  const parsed = v.safeParse(staffMembers.form, input);
  for (const issue of parsed.issues ?? []) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? '';
    if (!parsed.typed || hasColumn(draft, field)) note(problems, field, issue.message);
  }
  if (!parsed.typed || problems.size > 0) return undefined;
  const told = newMemberForm(parsed.output);
  const isSameCard = told.cardNo === before.cardNo && told.cardType === before.cardType;
  const kept = MEMBER_FIELDS.filter(
    (field) => !given.has(field) && (isSameCard || (field !== 'birthDay' && field !== 'sexTem')),
  );
  const form = { ...told, ...Object.fromEntries(kept.map((field) => [field, before[field]])) };
  if (IDENTITY.some((field) => form[field] !== before[field]))
    for (const [field, message] of Object.entries(memberProblems(form, today)))
      note(problems, field, message);
  return form;
}

const hasColumn = ({ given }: Draft, field: string): boolean =>
  field === 'extInfoList' || (given as ReadonlySet<string>).has(field);

/** Values of the columns in the file. The supervisor is resolved later, once all rows are known. */
function columnValues(draft: Draft, before: MemberForm): Partial<MemberForm> {
  const { given, problems, places, textOf } = draft;
  const plain = Object.entries(draft.cells).filter(([field]) => hasColumn(draft, field));
  for (const field of PLACE_FIELDS)
    // a closed one cannot be found by name, but may stay
    if (given.has(field) && plainName(textOf(field)) === plainName(before[field].name)) {
      problems.delete(memberHeader(field));
      places[field] = before[field];
    }
  return { ...Object.fromEntries(plain), ...places };
}
