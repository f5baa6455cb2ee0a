import type { StaffExtInfo } from '../../../../src/contract/address-book/staff-fields';
import { effectOf, type RowEffect } from '../../../../src/domain/table-import/compare-rows';
import type { MemberForm } from '../members/member-form';
import { comparedStaff } from './compare-staff';
import type { Draft } from './drafts';
import type { KnownMember } from './known-members';
import type { OnRecord } from './on-record';

/** A row with the form that it fills in, where it is one. */
export interface CheckedRow {
  draft: Draft;
  supervisor: string;
  jobNO: string;
  form: MemberForm | undefined;
  /** undefined: the row is of somebody new. */
  known: KnownMember | undefined;
}

/** Rows of a table, each behind its supervisor's; their drafts hold the problems. */
export interface CheckedStaff {
  rows: readonly CheckedRow[];
  onRecord: OnRecord;
  ownFields: readonly StaffExtInfo[];
}

/** The file has no such column, or names the supervisor on record. */
export const isSupervisorKept = ({
  draft,
  supervisor,
  known,
}: Pick<CheckedRow, 'draft' | 'supervisor'> & { known: KnownMember }): boolean =>
  !draft.given.has('supervisor') || supervisor === known.supervisorJobNo;

/** The effect of a right row. */
export function effectOfRow({ draft, form, known }: CheckedRow, { ownFields }: CheckedStaff): RowEffect {
  if (form === undefined) throw new Error(`Line ${draft.row.line} of a right table is no form`);
  return effectOf(comparedStaff({ draft, form, known, ownFields }));
}

/** Numbers in full that a file tells, those on record left out. */
export const typedNumbers = ({ rows }: CheckedStaff): Pick<MemberForm, 'phone' | 'cardType' | 'cardNo'>[] =>
  rows.flatMap(({ form, known }) =>
    form === undefined
      ? []
      : {
          cardType: form.cardType,
          phone: form.phone === known?.form.phone ? '' : form.phone,
          cardNo: form.cardNo === known?.form.cardNo ? '' : form.cardNo,
        },
  );
