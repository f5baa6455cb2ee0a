import { OBJECT } from '../../../src/contract/permission/objects';
import type { Database } from '../db/database';
import { kindOf } from '../enterprise/kind-of';
import { findMain } from '../permission/second-person';
import { RESTRICTIONS } from '../permission/roles/grantable';
import { callerHolding, DATA_RANGE, type Caller } from '../server/http/caller';

/** Author of the directory's changes in the history of staff and departments. */
const AUTHOR = '目录同步';

/**
 * The directory of an enterprise as a caller, which holds all rights over its staff and is no member of it; undefined
 * for an enterprise without a main administrator.
 */
export async function directoryCaller(db: Database, enterpriseNum: string): Promise<Caller | undefined> {
  const answererNo = await findMain(db, enterpriseNum);
  if (answererNo === undefined) return undefined;
  const objects = new Set<string>(Object.values(OBJECT).filter((no) => !RESTRICTIONS.has(no)));
  const person = {
    userNo: '',
    staffNo: '',
    staffName: AUTHOR,
    enterpriseNum,
    deptNo: '',
    deptName: '',
    ...(await kindOf(db, enterpriseNum)),
    directory: { answererNo },
  };
  return callerHolding(person, {
    own: { objects, range: DATA_RANGE.enterprise, deptNos: [] },
    managed: undefined,
  });
}
