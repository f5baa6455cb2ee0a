import { sql } from 'kysely';
import { COST_KINDS, type CostKind } from '../../../../src/contract/cost-center/cost-objects';
import { addDays, shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { DatabaseTransaction } from '../../db/database';
import type { DemoSeed } from '../../seed/demo-seed';
import { ENTERPRISES } from '../../seed/organisation';
import { writeChanges } from '../history';
import { COST_TABLES } from './kinds';
import { soundsOf } from './sounds';

interface DemoObject {
  costKind: CostKind;
  /** Suffix after the number of the enterprise. */
  sign: string;
  code: string;
  name: string;
  /** Suffix of its parent's number. */
  parent?: string;
  /** The department whose head is its owner and, if restricted, the only one that may charge it. */
  department: string;
  isForDepartment?: boolean;
  /** Number of days from the day of the demo. */
  validTo?: number;
  closed?: { days: number; successor: string };
}

const [FIRST, SECOND] = ENTERPRISES;

const OBJECTS: readonly { enterpriseNum: string; objects: readonly DemoObject[] }[] = [
  {
    enterpriseNum: FIRST.enterpriseNum,
    objects: [
      {
        costKind: 'costCenter',
        sign: 'C5',
        code: 'CC005',
        name: '应用研发',
        parent: 'C2',
        department: '应用研发部',
      },
      {
        costKind: 'costCenter',
        sign: 'C6',
        code: 'CC006',
        name: '前端研发',
        parent: 'C5',
        department: '前端组',
      },
      {
        costKind: 'costCenter',
        sign: 'C7',
        code: 'CC007',
        name: '市场活动',
        department: '销售中心',
        closed: { days: -40, successor: 'C3' },
      },
      {
        costKind: 'costCenter',
        sign: 'C8',
        code: 'CC008',
        name: '财务专项',
        parent: 'C1',
        department: '财务部',
        isForDepartment: true,
      },
      {
        costKind: 'project',
        sign: 'X4',
        code: 'PJ004',
        name: '平台二期数据迁移',
        parent: 'X1',
        department: '平台研发部',
        validTo: 200,
      },
      {
        costKind: 'project',
        sign: 'X5',
        code: 'PJ005',
        name: '办公区搬迁',
        department: '行政部',
        validTo: -60,
      },
    ],
  },
  {
    enterpriseNum: SECOND.enterpriseNum,
    objects: [
      {
        costKind: 'costCenter',
        sign: 'C5',
        code: 'CC005',
        name: '海外营销',
        parent: 'C3',
        department: '海外营销部',
        isForDepartment: true,
      },
      {
        costKind: 'costCenter',
        sign: 'C6',
        code: 'CC006',
        name: '行业展会',
        department: '国内营销部',
        closed: { days: -90, successor: 'C3' },
      },
    ],
  },
];

/**
 * Sample objects: some in a tree, one closed, one restricted to a department. The approval area sets the owners of the
 * others.
 */
export const seed: DemoSeed = {
  after: ['approval', 'travellers'],
  async insert({ tx, now }) {
    for (const { enterpriseNum, objects } of OBJECTS) {
      for (const one of objects) await insertObject(tx, enterpriseNum, one, now);
    }
    await nameOwners(tx);
    await fillSounds(tx);
  },
};

async function insertObject(
  tx: DatabaseTransaction,
  enterpriseNum: string,
  { costKind, sign, code, name, parent, department, isForDepartment = false, validTo, closed }: DemoObject,
  now: Date,
): Promise<void> {
  const columns = COST_TABLES[costKind];
  const no = enterpriseNum + sign;
  const day = (days: number) => addDays(shanghaiDate(now), days);
  const successorNo = closed && enterpriseNum + closed.successor;
  const { dept_no, head_no } = await tx
    .selectFrom('department')
    .select(['dept_no', 'head_no'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('dept_name', '=', department)
    .executeTakeFirstOrThrow();
  await sql`
    insert into ${sql.table(columns.table)} (${sql.ref(columns.no)}, enterprise_num, code, ${sql.ref(columns.name)},
      parent_no, owner_no, valid_to, closed_on, successor_no, is_for_all, revision)
    values (${no}, ${enterpriseNum}, ${code}, ${name}, ${parent === undefined ? null : enterpriseNum + parent}, ${head_no},
      ${validTo === undefined ? null : day(validTo)}, ${closed ? day(closed.days) : null}, ${successorNo ?? null},
      ${!isForDepartment}, ${closed ? 2 : 1})`.execute(tx);
  if (isForDepartment) {
    await tx
      .insertInto('cost_open_to')
      .values({
        cost_kind: costKind,
        object_no: no,
        enterprise_num: enterpriseNum,
        dept_no,
        staff_no: null,
      })
      .execute();
  }
  if (successorNo === undefined) return;
  const { rows } = await sql<{ name: string }>`select ${sql.ref(columns.name)} as name
    from ${sql.table(columns.table)} where ${sql.ref(columns.no)} = ${successorNo}`.execute(tx);
  await writeChanges(tx, [
    {
      costKind,
      no,
      revision: 2,
      enterpriseNum,
      how: 'closed',
      fieldList: [{ field: 'successor', before: '', after: rows[0]?.name ?? '' }],
      changedBy: null,
      changedAt: now,
    },
  ]);
}

/** Sets the head of the accounting department as the owner of entities and projects. */
async function nameOwners(tx: DatabaseTransaction): Promise<void> {
  for (const costKind of ['accountingEntity', 'project'] as const) {
    await sql`update ${sql.table(COST_TABLES[costKind].table)} t set owner_no = d.head_no from department d
      where d.enterprise_num = t.enterprise_num and d.dept_name = '财务部' and t.owner_no is null`.execute(
      tx,
    );
  }
}

async function fillSounds(tx: DatabaseTransaction): Promise<void> {
  for (const costKind of COST_KINDS) {
    const { table, no, name } = COST_TABLES[costKind];
    const { rows } = await sql<{
      no: string;
      name: string;
    }>`select ${sql.ref(no)} as no, ${sql.ref(name)} as name
      from ${sql.table(table)}`.execute(tx);
    for (const row of rows)
      await sql`update ${sql.table(table)} set sounds = ${await soundsOf(row.name)}
        where ${sql.ref(no)} = ${row.no}`.execute(tx);
  }
}
