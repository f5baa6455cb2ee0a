import type { ResultOf } from '../../../../src/contract/call';
import type { queryOrderFilterChoices } from '../../../../src/contract/order/list';
import { hasLockedFilters } from '../../../../src/contract/login/token-scope';
import type { Database } from '../../db/database';
import type { Caller } from '../../server/http/caller';
import { withinLocks } from '../locks';

/** Choices of the filters that have few values in an enterprise; under locked filters those of the orders within. */
export async function findFilterChoices(
  db: Database,
  caller: Pick<Caller, 'enterpriseNum' | 'tokenScope'>,
): Promise<ResultOf<typeof queryOrderFilterChoices>> {
  const { enterpriseNum, tokenScope } = caller;
  return {
    departmentList: await db
      .selectFrom('department')
      .select(['dept_no as no', 'dept_name as name'])
      .where('enterprise_num', '=', enterpriseNum)
      .$if(tokenScope !== undefined && hasLockedFilters(tokenScope), (q) =>
        q.where('dept_no', 'in', (of) =>
          of
            .selectFrom('flight_order as o')
            .select('o.dept_no')
            .where('o.enterprise_num', '=', enterpriseNum)
            .where(withinLocks(caller)),
        ),
      )
      .orderBy('dept_no')
      .execute(),
  };
}
