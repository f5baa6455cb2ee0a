import * as v from 'valibot';
import type { StaffExtInfo } from '../../../../src/contract/address-book/staff-fields';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import {
  MEMBER_FIELDS,
  memberHeader,
  type MemberField,
} from '../../../../src/domain/address-book/import-columns';
import { memberProblems } from '../../../../src/domain/address-book/member-problems';
import type { Caller } from '../../server/http/caller';
import { extProblems } from '../ext/values';
import type { MemberForm } from '../members/member-form';
import { incompleteNumbers, newMemberForm } from '../members/save';
import { DEPARTMENT_NOT_MAINTAINED } from '../department-problem';
import { canMaintainDepartment } from '../scope';
import type { Draft } from './drafts';
import type { PlaceText } from './places';

/** Rules that each row must meet by itself. */
export interface RowRules {
  caller: Caller;
  /** The enterprise's own fields, without values. */
  ownFields: readonly StaffExtInfo[];
  /** YYYY-MM-DD. */
  today: string;
  textOf: PlaceText;
}

/**
 * The form of a row, checked without look-ups; problems are stored at their columns. undefined when the row is no valid
 * form.
 */
export function formOf(draft: Draft, { caller, ownFields, today }: RowRules): MemberForm | undefined {
  const { cells, places, problems } = draft;
  const extInfoList = draft.extInfoList.filter(({ value }) => value !== '');
  const nameOf = new Map(ownFields.map(({ fieldNO, fieldName }) => [fieldNO, fieldName]));
  for (const [fieldNO, message] of extProblems(ownFields, extInfoList)) {
    noteAt(problems, nameOf.get(fieldNO) ?? fieldNO, message);
  }
  const parsed = v.safeParse(staffMembers.form, { ...cells, ...places, supervisor: null, extInfoList });
  for (const issue of parsed.issues ?? []) note(problems, v.getDotPath(issue) ?? '', issue.message);
  if (!parsed.success || problems.size > 0) return undefined;
  const form = newMemberForm(parsed.output);
  const wrong = {
    ...incompleteNumbers(form),
    ...memberProblems(form, today),
    ...(!canMaintainDepartment(caller, form.department.no) && { department: DEPARTMENT_NOT_MAINTAINED }),
  };
  for (const [field, message] of Object.entries(wrong)) note(problems, field, message);
  return form;
}

/** Stores a problem of a column unless it has one already. */
export function note(problems: Map<string, string>, path: string, message: string): void {
  const field = path.split('.')[0] ?? '';
  noteAt(problems, isMemberField(field) ? memberHeader(field) : field, message);
}

export function noteAt(problems: Map<string, string>, header: string, message: string): void {
  if (!problems.has(header)) problems.set(header, message);
}

const isMemberField = (field: string): field is MemberField =>
  (MEMBER_FIELDS as readonly string[]).includes(field);
