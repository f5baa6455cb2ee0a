import type { AgencyEnterprise, queryAgencyEnterprise } from '../../../../src/contract/agency/enterprises';
import type { queryAgencyEnterprises } from '../../../../src/contract/agency/enterprises';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import { Fault } from '../../server/http/fault';
import type { Operator } from '../../server/http/operator';

/** Enterprises of the operator's agency with the number of their active staff. */
const enterprisesOf = (db: Database, { tmcNumber }: Operator) =>
  db
    .selectFrom('enterprise as e')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('staff')
          .select(({ fn }) => ['enterprise_num', fn.countAll<number>().as('staff_count')])
          .where('staff_state', '=', 'active')
          .groupBy('enterprise_num')
          .as('s'),
      (join) => join.onRef('s.enterprise_num', '=', 'e.enterprise_num'),
    )
    .where('e.tmc_number', '=', tmcNumber);

const COLUMNS = ['e.enterprise_num', 'e.ent_name', 'e.ent_short_name', 'e.phone', 's.staff_count'] as const;

interface StoredEnterprise {
  enterprise_num: string;
  ent_name: string;
  ent_short_name: string;
  phone: string;
  staff_count: number | null;
}

const viewOf = (row: StoredEnterprise): AgencyEnterprise => {
  const staffCount = row.staff_count ?? 0;
  return {
    enterpriseNum: row.enterprise_num,
    entName: row.ent_name,
    entShortName: row.ent_short_name,
    phone: row.phone,
    staffCount,
    enterpriseState: staffCount > 0 ? 'inUse' : 'empty',
  };
};

export async function findEnterprises(
  db: Database,
  operator: Operator,
  { keyword, enterpriseState, pageIndex, pageSize }: ParsedBodyOf<typeof queryAgencyEnterprises>,
): Promise<ResultOf<typeof queryAgencyEnterprises>> {
  let found = enterprisesOf(db, operator);
  if (keyword !== '') {
    const pattern = containing(keyword);
    found = found.where((eb) =>
      eb.or([
        eb('e.ent_name', 'ilike', pattern),
        eb('e.ent_short_name', 'ilike', pattern),
        eb('e.enterprise_num', 'ilike', pattern),
      ]),
    );
  }
  if (enterpriseState === 'inUse') found = found.where('s.staff_count', 'is not', null);
  if (enterpriseState === 'empty') found = found.where('s.staff_count', 'is', null);
  const { total } = await found
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(COLUMNS)
    .orderBy('e.ent_name')
    .orderBy('e.enterprise_num')
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize)
    .execute();
  return { total, enterpriseList: rows.map(viewOf) };
}

/** Throws agencyEnterpriseUnknown, also for enterprises of other agencies. */
export async function findEnterprise(
  db: Database,
  operator: Operator,
  enterpriseNum: string,
): Promise<ResultOf<typeof queryAgencyEnterprise>> {
  const row = await enterprisesOf(db, operator)
    .select(COLUMNS)
    .where('e.enterprise_num', '=', enterpriseNum)
    .executeTakeFirst();
  if (row === undefined) throw new Fault('agencyEnterpriseUnknown');
  const entities = await db
    .selectFrom('accounting_entity')
    .select(['accounting_entity_name', 'tax_no'])
    .where('enterprise_num', '=', enterpriseNum)
    .orderBy('accounting_entity_no')
    .execute();
  return {
    ...viewOf(row),
    entityList: entities.map((entity) => ({
      entityName: entity.accounting_entity_name,
      taxNo: entity.tax_no,
    })),
  };
}
