import type { DatabaseTransaction } from '../db/database';
import { findOrdinaryRoles } from '../permission/ordinary-roles';

/** The only department with one of these names, in the order of the claim. */
export async function departmentNamed(
  tx: DatabaseTransaction,
  enterpriseNum: string,
  names: readonly string[],
): Promise<string | undefined> {
  for (const name of names) {
    const found = await tx
      .selectFrom('department')
      .select('dept_no as no')
      .where('enterprise_num', '=', enterpriseNum)
      .where('dept_name', '=', name)
      .limit(2)
      .execute();
    if (found.length === 1) return found[0]?.no;
  }
  return undefined;
}

/**
 * The only role with one of these names, in the order of the claim, or the usual one; undefined if that has rights of
 * administrators, which neither a provider nor the agency gives.
 */
export async function givenRole(
  tx: DatabaseTransaction,
  enterpriseNum: string,
  names: readonly string[],
  usualNo: string,
): Promise<string | undefined> {
  const ordinary = await findOrdinaryRoles(tx, enterpriseNum);
  for (const name of names) {
    const found = ordinary.filter((role) => role.name === name);
    if (found.length === 1) return found[0]?.no;
  }
  return ordinary.find(({ no }) => no === usualNo)?.no;
}
