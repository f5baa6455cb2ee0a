import type {
  AgencyEnterprise,
  EnterpriseState,
  queryAgencyEnterprise,
} from '../../../../src/contract/agency/enterprises';
import type { queryAgencyEnterprises } from '../../../../src/contract/agency/enterprises';
import type { ParsedBodyOf, ResultOf } from '../../../../src/contract/call';
import type { Database } from '../../db/database';
import { containing } from '../../db/like';
import { Fault } from '../../server/http/fault';
import type { Operator } from '../../server/http/operator';
import '../schema';

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

const COLUMNS = [
  'e.enterprise_num',
  'e.ent_name',
  'e.ent_short_name',
  'e.phone',
  'e.stopped_at',
  'e.is_sandbox',
  's.staff_count',
] as const;

interface StoredEnterprise {
  enterprise_num: string;
  ent_name: string;
  ent_short_name: string;
  phone: string;
  stopped_at: Date | null;
  is_sandbox: boolean;
  staff_count: number | null;
}

function stateOf({ stopped_at, staff_count }: StoredEnterprise): EnterpriseState {
  if (stopped_at !== null) return 'stopped';
  return staff_count === null ? 'empty' : 'inUse';
}

const viewOf = (row: StoredEnterprise): AgencyEnterprise => ({
  enterpriseNum: row.enterprise_num,
  entName: row.ent_name,
  entShortName: row.ent_short_name,
  phone: row.phone,
  staffCount: row.staff_count ?? 0,
  enterpriseState: stateOf(row),
  isSandbox: row.is_sandbox,
});

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
  if (enterpriseState !== undefined)
    found = found.where('e.stopped_at', enterpriseState === 'stopped' ? 'is not' : 'is', null);
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
    .leftJoin('agency_operator as o', 'o.operator_no', 'e.stopped_by')
    .select(COLUMNS)
    .select(['e.stop_reason', 'o.operator_name'])
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
    stopTime: row.stopped_at?.toISOString() ?? '',
    stopReason: row.stop_reason,
    stoppedBy: row.operator_name ?? '',
    entityList: entities.map((entity) => ({
      entityName: entity.accounting_entity_name,
      taxNo: entity.tax_no,
    })),
  };
}

/** Locks an enterprise of the operator's agency until the commit. Throws agencyEnterpriseUnknown. */
export async function holdEnterprise(
  tx: Database,
  { tmcNumber }: Operator,
  enterpriseNum: string,
): Promise<{ entName: string; stoppedAt: Date | null }> {
  const found = await tx
    .selectFrom('enterprise')
    .select(['ent_name as entName', 'stopped_at as stoppedAt'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('tmc_number', '=', tmcNumber)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (found === undefined) throw new Fault('agencyEnterpriseUnknown');
  return found;
}
