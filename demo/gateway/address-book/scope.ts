import { DATA_RANGE, type Caller } from '../server/caller';

type Scope = Pick<Caller, 'range' | 'deptNos' | 'staffNo'>;

/** Does the caller keep the staff of a department? */
export const keepsDepartment = ({ range, deptNos }: Scope, deptNo: string): boolean =>
  range === DATA_RANGE.enterprise || (range === DATA_RANGE.department && deptNos.includes(deptNo));
