import * as v from 'valibot';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import {
  MEMBER_FIELDS,
  memberHeader,
  type MemberField,
} from '../../../../src/domain/address-book/import-columns';
import { memberProblems } from '../../../../src/domain/address-book/member-problems';
import { extProblems } from '../ext/values';
import type { MemberForm } from '../members/member-form';
import { memberTexts } from '../members/member-texts';
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

/**
 * Form of an existing person with the cells of a row in place of their values, for the columns of the file. Unchanged
 * values need not be valid any more: a closed cost centre or an expired document stays. undefined when the result is no
 * valid form.
 */
export function changedForm(draft: Draft, rules: RowRules, known: KnownMember): MemberForm | undefined {
  const { problems, given } = draft;
  const { form: before, values } = known;
  const same = unchangedFields(draft, rules, known);
  for (const field of same) problems.delete(memberHeader(field));
  const sameValues = Object.fromEntries([...same].map((field) => [field, before[field]]));
  const extInfoList = draft.extInfoList.filter(({ fieldNO, value }) => value !== (values.get(fieldNO) ?? ''));
  noteExtProblems(draft, rules, { known, extInfoList });
  const input = { ...before, ...columnValues(draft, before), ...sameValues, extInfoList };
  const parsed = v.safeParse(staffMembers.form, input);
  for (const issue of parsed.issues ?? []) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? '';
    if (!parsed.typed || (hasColumn(draft, field) && !isIn(same, field)))
      note(problems, field, issue.message);
  }
  if (!parsed.typed || problems.size > 0) return undefined;
  const told = newMemberForm(parsed.output);
  const isSameCard = told.cardNo === before.cardNo && told.cardType === before.cardType;
  const kept = MEMBER_FIELDS.filter(
    (field) =>
      (!given.has(field) || same.has(field)) && (isSameCard || (field !== 'birthDay' && field !== 'sexTem')),
  );
  const form = { ...told, ...Object.fromEntries(kept.map((field) => [field, before[field]])) };
  if (IDENTITY.some((field) => form[field] !== before[field]))
    for (const [field, message] of Object.entries(memberProblems(form, rules.today)))
      note(problems, field, message);
  return form;
}

/** Fields whose cells are as an export writes them. Masked numbers stand for the stored ones. */
function unchangedFields(
  { given, problems, textOf }: Draft,
  rules: RowRules,
  { form, supervisorJobNo: above }: KnownMember,
): ReadonlySet<MemberField> {
  const texts = memberTexts(form, { above, textOf: rules.textOf });
  return new Set(
    MEMBER_FIELDS.filter((field) => {
      const text = textOf(field);
      // the text of an unreadable cell is empty, too
      const isReadable = text !== '' || !problems.has(memberHeader(field));
      return field !== 'supervisor' && given.has(field) && isReadable && text === texts[field].trim();
    }),
  );
}

/** Unchanged values are only checked beside changed ones. */
function noteExtProblems(
  { problems }: Draft,
  { ownFields }: RowRules,
  { known, extInfoList }: { known: KnownMember; extInfoList: Draft['extInfoList'] },
): void {
  if (extInfoList.length === 0) return;
  const kept = ownFields.map((field) => ({ ...field, value: known.values.get(field.fieldNO) ?? '' }));
  const nameOf = new Map(kept.map(({ fieldNO, fieldName }) => [fieldNO, fieldName]));
  for (const [fieldNO, message] of extProblems(kept, extInfoList))
    noteAt(problems, nameOf.get(fieldNO) ?? fieldNO, message);
}

const isIn = (fields: ReadonlySet<string>, field: string): boolean => fields.has(field);

const hasColumn = ({ given }: Draft, field: string): boolean => field === 'extInfoList' || isIn(given, field);

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
