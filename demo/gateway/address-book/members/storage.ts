import { sql } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import type { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { findOtherHolders, isSoleHolder } from '../../permission/own-rules/other-holders';
import type { RowContext } from '../../server/http/implement';
import type { Storage } from '../../server/resource/storage';
import { MEMBER_FIELDS } from './fields';

/** Fields from other tables: whether other administrators could change the caller's own record. */
export async function relatedTo(context: RowContext, rows: readonly { staff_no?: unknown }[]) {
  const isOwn = ({ staff_no }: { staff_no?: unknown }) => staff_no === context.caller.staffNo;
  const isKept = rows.some(isOwn) && !isSoleHolder(await findOtherHolders(context, OBJECT.editStaff));
  return rows.map((row) => (isKept && isOwn(row) ? { isKept } : {}));
}

/** Mapping of staff for lists, details and search; `save.ts` writes them. */
export const memberStorage: Storage<typeof staffMembers, 'staff'> = {
  table: 'staff',
  columns: {
    staffNO: 'staff_no',
    latinName: 'latin_name',
    nationality: 'nationality',
    jobNO: 'job_no',
    staffState: 'staff_state',
    modifyTime: 'modified_at',
  },
  fields: MEMBER_FIELDS,
  related: relatedTo,
  search: ['search_text'],
  filters: {
    department: (query, deptNo) =>
      query.where(
        sql<boolean>`dept_no in (with recursive below as (
          select dept_no from department where dept_no = ${deptNo}
          union select d.dept_no from department d join below b on d.parent_no = b.dept_no
        ) select dept_no from below)`,
      ),
    position: 'position_no',
    grade: 'grade_no',
    supervisor: (query, wanted) =>
      wanted === 'none' || wanted === 'some'
        ? query.where('supervisor_no', wanted === 'none' ? 'is' : 'is not', null)
        : query.where('supervisor_no', '=', wanted),
    ownDepartment: 'dept_no',
    nationality: 'nationality',
    staffState: (query, wanted) =>
      wanted === 'present'
        ? query.where('staff_state', '!=', 'departed')
        : query.where('staff_state', '=', wanted),
  },
  within: { department: 'dept_no', person: 'staff_no' },
};
