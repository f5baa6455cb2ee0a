import {
  addDepartment,
  alterDepartment,
  deleteDepartment,
  queryDepartments,
  type Department,
} from '../../../../src/contract/address-book/departments';
import { implementKeepingOwnRules } from '../../permission/own-rules/keep';
import { DATA_RANGE } from '../../server/http/caller';
import { implement, type Implementation } from '../../server/http/implement';
import { add, alter, remove } from './change';

export const departmentCalls: readonly Implementation[] = [
  implement(queryDepartments, async ({ db, caller }) => {
    const { enterpriseNum, range, deptNos, deptNo } = caller;
    const rows = await db
      .selectFrom('department as d')
      .leftJoin('staff as h', (join) =>
        join.onRef('h.enterprise_num', '=', 'd.enterprise_num').onRef('h.staff_no', '=', 'd.head_no'),
      )
      .selectAll('d')
      .select('h.staff_name as head_name')
      .select((eb) =>
        eb
          .selectFrom('staff as s')
          .select((of) => of.fn.countAll<number>().as('count'))
          .whereRef('s.dept_no', '=', 'd.dept_no')
          .where('s.staff_state', '!=', 'departed')
          .as('staff_count'),
      )
      .where('d.enterprise_num', '=', enterpriseNum)
      .$if(range === DATA_RANGE.department, (q) => q.where('d.dept_no', 'in', deptNos))
      .$if(range === DATA_RANGE.personal, (q) => q.where('d.dept_no', '=', deptNo))
      .orderBy('d.dept_name_sound')
      .orderBy('d.dept_no')
      .execute();
    return {
      departmentList: rows.map((row): Department => ({
        deptNO: row.dept_no,
        deptName: row.dept_name,
        parentNO: row.parent_no ?? '',
        head: row.head_no === null ? null : { no: row.head_no, name: row.head_name ?? '' },
        staffCount: row.staff_count ?? 0,
        version: row.version,
      })),
    };
  }),

  implementKeepingOwnRules(addDepartment, add),
  implementKeepingOwnRules(alterDepartment, alter),
  implementKeepingOwnRules(deleteDepartment, remove),
];
