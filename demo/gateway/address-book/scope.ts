import { sql, type RawBuilder } from 'kysely';
import { DATA_RANGE, type Caller } from '../server/http/caller';

type Scope = Pick<Caller, 'range' | 'deptNos' | 'staffNo'>;

/** Returns whether the caller maintains the staff of a department. */
export const canMaintainDepartment = ({ range, deptNos }: Scope, deptNo: string): boolean =>
  range === DATA_RANGE.enterprise || (range === DATA_RANGE.department && deptNos.includes(deptNo));

/** SQL form of `canMaintainDepartment` for the department's column. */
export const isMaintainedDepartment = (
  { range, deptNos }: Pick<Scope, 'range' | 'deptNos'>,
  column: string,
): RawBuilder<boolean> => {
  if (range === DATA_RANGE.enterprise) return sql`true`;
  return range === DATA_RANGE.department
    ? sql`${sql.ref(column)} = any(${[...deptNos]}::text[])`
    : sql`false`;
};

/** Condition on rows of staff; callers who maintain no department see at most themselves. */
export const staffKept = (caller: Scope, table: string): RawBuilder<boolean> =>
  caller.range === DATA_RANGE.enterprise || caller.range === DATA_RANGE.department
    ? isMaintainedDepartment(caller, `${table}.dept_no`)
    : sql`${sql.ref(`${table}.staff_no`)} = ${caller.staffNo}`;
