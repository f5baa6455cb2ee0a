import type { StaffExtInfo } from '../../../../src/contract/address-book/staff-fields';
import { effectOf, type RowEffect } from '../../../../src/domain/table-import/compare-rows';
import type { MemberForm } from '../members/member-form';
import { comparedStaff } from './compare-staff';
import type { Draft } from './drafts';
import type { KnownMember } from './known-members';
import type { OnRecord } from './on-record';

/** Row with its form, if it is valid. */
export interface CheckedRow {
  draft: Draft;
  supervisor: string;
  jobNO: string;
  form: MemberForm | undefined;
  /** undefined for a new person. */
  known: KnownMember | undefined;
}

/** Rows of a table, each after its supervisor's; the drafts contain the problems. */
export interface CheckedStaff {
  rows: readonly CheckedRow[];
  onRecord: OnRecord;
  ownFields: readonly StaffExtInfo[];
}

/** True when the file has no column for supervisors, or names the present one. */
export const isSupervisorKept = ({
  draft,
  supervisor,
  known,
}: Pick<CheckedRow, 'draft' | 'supervisor'> & { known: KnownMember }): boolean =>
  !draft.given.has('supervisor') || supervisor === known.supervisorJobNo;

/** Returns the effect of a valid row. */
export function effectOfRow({ draft, form, known }: CheckedRow, { ownFields }: CheckedStaff): RowEffect {
  if (form === undefined) throw new Error(`Line ${draft.row.line} of a right table is no form`);
  return effectOf(comparedStaff({ draft, form, known, ownFields }));
}

/** Unmasked numbers in a file that are not on record. */
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
