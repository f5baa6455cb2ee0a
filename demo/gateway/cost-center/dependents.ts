import { sql } from 'kysely';
import { COST_KINDS } from '../../../src/contract/cost-center/cost-objects';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { DependentKind, DependentRow, Dependents, HandOver } from '../server/dependent';
import type { CallerContext } from '../server/http/implement';
import { writeChanges, type CostChange } from './history';
import { COST_TABLES } from './objects/kinds';
import { refuseWhileImported } from './objects/lock';
import { nextRevision } from './objects/save';

const LINK = '/costCenter/dataManage';
type DependentMatch = Omit<DependentRow, 'link'>;
/** Includes the kind, as numbers of different kinds may be equal. */
const keyOf = (costKind: string, no: string): string => `${costKind} ${no}`;

async function nameOf({ db }: Pick<CallerContext, 'db'>, staffNo: string): Promise<string> {
  const found = await db
    .selectFrom('staff')
    .select('staff_name')
    .where('staff_no', '=', staffNo)
    .executeTakeFirst();
  return found?.staff_name ?? staffNo;
}

/** Replaces an owner by a successor, or removes them. Throws importBusy. */
async function replaceOwner(
  context: CallerContext,
  { staffNo, successorNo, nos }: Omit<HandOver, 'successorNo'> & { successorNo: string | null },
): Promise<void> {
  const { db, caller, now } = context;
  if (nos.length > 0) await refuseWhileImported(db, caller.enterpriseNum, COST_KINDS);
  const [before, after] = [
    await nameOf(context, staffNo),
    successorNo === null ? '' : await nameOf(context, successorNo),
  ];
  const changes: CostChange[] = [];
  for (const costKind of COST_KINDS) {
    const { table, no: column } = COST_TABLES[costKind];
    const { rows } = await sql<{ no: string }>`update ${sql.table(table)} set owner_no = ${successorNo}
      where enterprise_num = ${caller.enterpriseNum} and owner_no = ${staffNo}
        and ${`${costKind} `} || ${sql.ref(column)} = any(${[...nos]}::text[])
      returning ${sql.ref(column)} as no`.execute(db);
    for (const { no } of rows)
      changes.push({
        costKind,
        no,
        revision: await nextRevision(db, { costKind, no }),
        enterpriseNum: caller.enterpriseNum,
        how: 'changed',
        fieldList: [{ field: 'owner', before, after }],
        changedBy: caller.directory === undefined ? caller.staffNo : null,
        changedAt: now,
      });
  }
  await writeChanges(db, changes);
}

const owned: DependentKind = {
  kind: 'costOwner',
  name: '负责的成本中心、核算主体和项目',
  callersName: '您所属成本中心的负责人',
  columns: ['cost_center.owner_no', 'accounting_entity.owner_no', 'project.owner_no'],
  restsWhileStopped: true,
  async list({ db, caller }, staffNo) {
    const found: DependentRow[] = [];
    for (const costKind of COST_KINDS) {
      const { table, no, name } = COST_TABLES[costKind];
      const { rows } = await sql<DependentMatch>`select ${sql.ref(no)} as no, ${sql.ref(name)} as name
        from ${sql.table(table)} where enterprise_num = ${caller.enterpriseNum} and owner_no = ${staffNo}
        order by 1`.execute(db);
      found.push(...rows.map((one) => ({ no: keyOf(costKind, one.no), name: one.name, link: LINK })));
    }
    const callers = await db
      .selectFrom('staff')
      .select('cost_center_no')
      .where('staff_no', '=', caller.staffNo)
      .executeTakeFirst();
    if (callers === undefined) return found;
    const own = keyOf('costCenter', callers.cost_center_no);
    return found.map((row) => (row.no === own ? { ...row, isCallers: true } : row));
  },
  handedOverBy: OBJECT.editCostObjects,
  handOver: replaceOwner,
  vacate: (context, staffNo, nos) => replaceOwner(context, { staffNo, successorNo: null, nos }),
};

const openTo: DependentKind = {
  kind: 'costOpenTo',
  name: '单独开放的成本中心、核算主体和项目',
  columns: ['cost_open_to.staff_no'],
  restsWhileStopped: true,
  async list({ db, caller }, staffNo) {
    const rows = await db
      .selectFrom('cost_open_to')
      .select(['cost_kind', 'object_no'])
      .where('enterprise_num', '=', caller.enterpriseNum)
      .where('staff_no', '=', staffNo)
      .orderBy('cost_kind')
      .orderBy('object_no')
      .execute();
    return rows.map(({ cost_kind, object_no }) => ({
      no: keyOf(cost_kind, object_no),
      name: object_no,
      link: LINK,
    }));
  },
  async end({ db }, staffNo) {
    await db.deleteFrom('cost_open_to').where('staff_no', '=', staffNo).execute();
  },
};

const HISTORY = 'says who did it';

export const dependents: Dependents = {
  kinds: [owned, openTo],
  stays: {
    'cost_center_budget.changed_by': HISTORY,
    'cost_change.changed_by': HISTORY,
  },
};
