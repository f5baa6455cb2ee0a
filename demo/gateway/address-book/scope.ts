import { sql, type RawBuilder } from 'kysely';
import { DATA_RANGE, type Caller } from '../server/http/caller';

type Scope = Pick<Caller, 'range' | 'deptNos' | 'staffNo'>;

/** Returns whether the caller maintains the staff of a department. */
export const keepsDepartment = ({ range, deptNos }: Scope, deptNo: string): boolean =>
  range === DATA_RANGE.enterprise || (range === DATA_RANGE.department && deptNos.includes(deptNo));

/** SQL form of `keepsDepartment` for the department's column. */
export const departmentKept = (
  { range, deptNos }: Pick<Scope, 'range' | 'deptNos'>,
  column: string,
): RawBuilder<boolean> => {
  if (range === DATA_RANGE.enterprise) return sql`true`;
  return range === DATA_RANGE.department
    ? sql`${sql.ref(column)} = any(${[...deptNos]}::text[])`
    : sql`false`;
};
