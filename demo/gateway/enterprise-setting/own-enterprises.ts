import { sql } from 'kysely';
import type { queryEnterprisePageForCloud } from '../../../src/contract/enterprise-setting/company';
import type { ParsedBodyOf, ResultOf } from '../../../src/contract/call';
import type { Database } from '../db/database';
import { containing } from '../db/like';
import type { Caller } from '../server/http/caller';

/** Enterprises that a user works for and may enter, by their names. */
export async function findOwnEnterprises(
  db: Database,
  caller: Caller,
  { keyword, pageIndex, pageSize }: ParsedBodyOf<typeof queryEnterprisePageForCloud>,
): Promise<ResultOf<typeof queryEnterprisePageForCloud>> {
  const like = containing(keyword);
  const found = db
    .selectFrom('staff as s')
    .innerJoin('enterprise as e', 'e.enterprise_num', 's.enterprise_num')
    .innerJoin('tmc as t', 't.tmc_number', 'e.tmc_number')
    .innerJoin('department as d', 'd.dept_no', 's.dept_no')
    .where('s.user_no', '=', caller.userNo)
    .where('s.staff_state', '=', 'active')
    .$if(keyword !== '', (query) =>
      query.where((where) =>
        where.or([
          where('e.ent_name', 'ilike', like),
          where('e.ent_short_name', 'ilike', like),
          where('t.tmc_name', 'ilike', like),
        ]),
      ),
    );
  const { total } = await found
    .select((of) => of.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const enterpriseList = await found
    .select([
      'e.enterprise_num as enterpriseNum',
      'e.ent_name as entName',
      'e.ent_short_name as entShortName',
      't.tmc_name as tmcName',
      'e.phone',
      's.staff_name as staffName',
      'd.dept_name as departmentName',
      sql<boolean>`e.enterprise_num = ${caller.enterpriseNum}`.as('isInUse'),
    ])
    .orderBy('e.ent_name')
    .orderBy('e.enterprise_num')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return { total, enterpriseList };
}
