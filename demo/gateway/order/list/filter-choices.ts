import type { ResultOf } from '../../../../src/contract/call';
import type { queryOrderFilterChoices } from '../../../../src/contract/order/list';
import type { Database } from '../../db/database';

/** Choices of the filters that have few values in an enterprise. */
export async function findFilterChoices(
  db: Database,
  enterpriseNum: string,
): Promise<ResultOf<typeof queryOrderFilterChoices>> {
  return {
    departmentList: await db
      .selectFrom('department')
      .select(['dept_no as no', 'dept_name as name'])
      .where('enterprise_num', '=', enterpriseNum)
      .orderBy('dept_no')
      .execute(),
  };
}
