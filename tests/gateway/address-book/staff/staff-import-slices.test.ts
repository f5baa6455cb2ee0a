import assert from 'node:assert/strict';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { checkStaff } from '../../../../demo/gateway/address-book/import/check-staff';
import { addStaff } from '../../../../demo/gateway/address-book/import/add-staff';
import { stagedRowsOf } from '../../../../demo/gateway/address-book/import/staged-rows';
import { inTransaction } from '../../../../demo/gateway/db/transaction';
import { callerHolding, DATA_RANGE, type Caller } from '../../../../demo/gateway/server/http/caller';
import type { RowContext } from '../../../../demo/gateway/server/http/implement';
import { SLICE, slicesOf } from '../../../../demo/gateway/server/limits/slices';
import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import { startTestGateway, type TestGateway } from '../../../support/gateway/harness';
import { staffNumbers } from '../../../support/gateway/staff-numbers';

const ENTERPRISE = '100001';
/** Look-ups per slice: staff, phones of accounts and awaited phones. */
const LOOK_UPS = 3;
const HEADERS = [
  '姓名',
  '部门',
  '职位',
  '职级',
  '成本中心',
  '核算主体',
  '手机号',
  '员工编号',
  '直属上级员工编号',
];

describe('staff of a file, in slices', () => {
  let gateway: TestGateway;
  let caller: Caller;
  let places: string[];
  beforeAll(async () => {
    gateway = await startTestGateway();
    const as = await gateway.login('admin');
    const key = (await staffNumbers(gateway))('admin');
    const { department, position, grade, costCenter, accountingEntity } = await gateway.ok(
      staffMembers.get,
      { key },
      { as },
    );
    places = [department, position, grade, costCenter, accountingEntity].map(({ name }) => name);
    caller = callerHolding(
      {
        userNo: '',
        staffNo: key,
        staffName: '',
        enterpriseNum: ENTERPRISE,
        deptNo: department.no,
        deptName: '',
        isSandbox: false,
      },
      { own: { objects: new Set(), range: DATA_RANGE.enterprise, deptNos: [] }, managed: undefined },
    );
  });
  afterAll(() => gateway.close());

  /** Each row reports to the next and the last one to the first, so every row precedes its supervisor. */
  const table = (count: number, of: string) => ({
    headers: HEADERS,
    rows: Array.from({ length: count }, (_, i) => ({
      line: i + 2,
      cells: [
        '林小雨',
        ...places,
        `1${of}${String(i).padStart(8, '0')}`,
        `S${of}-${i}`,
        i + 1 < count ? `S${of}-${i + 1}` : '',
      ],
    })),
  });
  /** Adds `count` members in one slice. */
  const add = async (context: RowContext, count: number, of: string) =>
    addStaff(context, stagedRowsOf(await checkStaff(context, table(count, of))), HEADERS);

  /** Number of statements that `work` runs. */
  async function statementsOf(work: (context: RowContext) => Promise<unknown>): Promise<number> {
    let count = 0;
    const counting: KyselyPlugin = {
      transformQuery({ node }) {
        count += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    };
    await inTransaction(gateway.db, (tx) =>
      work({ db: tx.withPlugin(counting), caller, now: gateway.clock.now }),
    );
    return count;
  }

  it('take as many statements as there are slices, for any rows', async () => {
    const slices = 3;
    const few = await statementsOf((context) => checkStaff(context, table(1, '51')));
    const many = await statementsOf((context) => checkStaff(context, table(SLICE * slices, '51')));
    assert.ok(
      many <= few + LOOK_UPS * (slices - 1),
      `${few} statements for a row, ${many} for ${slices} slices`,
    );
    const one = await statementsOf((context) => add(context, 2, '52'));
    const written = await statementsOf((context) => add(context, SLICE, '53'));
    assert.equal(written, one, 'a slice takes as many statements as two rows');
    const { count } = await gateway.db
      .selectFrom('staff')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('job_no', 'like', 'S53-%')
      .where('supervisor_no', 'is not', null)
      .executeTakeFirstOrThrow();
    assert.equal(count, SLICE - 1, 'each but the last has whom they report to');
  });

  it('let other work be done between two slices', async () => {
    const said: string[] = [];
    for await (const slice of slicesOf([1, 2, 3], 2)) {
      said.push(`slice ${slice.join()}`);
      setImmediate(() => said.push('other work'));
    }
    assert.deepEqual(said, ['slice 1,2', 'other work', 'slice 3']);
  });

  it('block no other enterprise until they are all written', async () => {
    const other = await gateway.db
      .selectFrom('staff')
      .select(['staff_no', 'staff_name'])
      .where('enterprise_num', '<>', ENTERPRISE)
      .executeTakeFirstOrThrow();
    await inTransaction(gateway.db, async (tx) => {
      await add({ db: tx, caller, now: gateway.clock.now }, 2, '55');
      if (process.env['TEST_DATABASE'] !== 'postgres') return;
      // The embedded database has only one connection.
      await gateway.db
        .updateTable('staff')
        .set({ staff_name: other.staff_name })
        .where('staff_no', '=', other.staff_no)
        .execute();
    });
  });
});
