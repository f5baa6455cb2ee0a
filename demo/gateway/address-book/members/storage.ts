import { sql } from 'kysely';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { CARD_TYPES, type staffMembers } from '../../../../src/contract/address-book/staff-members';
import { CARD_TYPE } from '../../../../src/domain/passenger/card-type';
import { findOtherHolders, isAlone } from '../../permission/own-rules/other-holders';
import { DATA_RANGE } from '../../server/http/caller';
import type { Storage } from '../../server/resource/storage';
import { MEMBER_FIELDS } from './fields';

/** Listing, display and search of staff; `save.ts` writes them. */
export const memberStorage: Storage<typeof staffMembers, 'staff'> = {
  table: 'staff',
  columns: {
    staffNO: 'staff_no',
    latinName: 'latin_name',
    nationality: 'nationality',
    jobNO: 'job_no',
    staffState: 'staff_state',
    modifyTime: 'modified_at',
    stateSince: 'state_since',
  },
  fields: MEMBER_FIELDS,
  async related(context, rows) {
    const { staffNo } = context.caller;
    const isKept =
      rows.some(({ staff_no }) => staff_no === staffNo) &&
      !isAlone(await findOtherHolders(context, OBJECT.editStaff));
    return rows.map((row) => ({
      sexTem: row.sex_tem === null ? null : row.sex_tem === 0 ? 0 : 1,
      cardType: CARD_TYPES.find((type) => type === row.identity_card_type) ?? CARD_TYPE.idCard,
      stateSince: row.state_since ?? '',
      ...(isKept && row.staff_no === staffNo && { isKept }),
    }));
  },
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
    staffState: 'staff_state',
  },
  scope(query, { caller: { range, deptNos, staffNo } }) {
    if (range === DATA_RANGE.enterprise) return query;
    if (range === DATA_RANGE.department) return query.where('dept_no', 'in', deptNos);
    return query.where('staff_no', '=', staffNo);
  },
};
