import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { lockCostObjects } from '../../../demo/gateway/cost-center/objects/lock';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { queryCostObjects, saveCostObject } from '../../../src/contract/cost-center/cost-objects';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { applyImport, csvTable, previewImport } from '../../support/gateway/areas/money/cost-imports';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

const ENTERPRISE = '100001';
// The embedded database has one connection, so nothing runs concurrently.
const skip = TEST_DATABASE !== 'postgres';

describe('an import of objects that another user is changing', { skip }, () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    as = await gateway.login('admin');
  });
  afterAll(() => gateway.close());

  const isSomebodyWaiting = async (): Promise<boolean> => {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory' and not granted`.execute(
      gateway.db,
    );
    return rows.length > 0;
  };

  it('waits for them, and overwrites no unseen change', async () => {
    const { no } = await gateway.ok(
      saveCostObject,
      {
        costKind: 'costCenter',
        basedOn: 0,
        code: 'LOCK1',
        name: '原名',
        validFrom: '2026-01-01',
        isForAll: true,
      },
      { as },
    );
    const { costImport } = await previewImport(
      gateway,
      as,
      csvTable([
        ['编号', '名称'],
        ['LOCK1', '导入的名称'],
      ]),
    );
    const { importNo } = costImport;
    let applying: ReturnType<typeof applyImport> | undefined;
    await inTransaction(gateway.db, async (tx) => {
      await lockCostObjects(tx, ENTERPRISE, 'costCenter');
      let isOver = false;
      applying = applyImport(gateway, as, importNo);
      const over = () => (isOver = true);
      applying.then(over, over);
      while (!(await isSomebodyWaiting())) {
        assert.ok(!isOver, 'it waits');
        await new Promise((resolve) => setImmediate(resolve));
      }
      await sql`update cost_center set cost_center_name = '他人的名称', revision = revision + 1
        where cost_center_no = ${no}`.execute(tx);
    });
    const { costImport: stale } = (await applying) ?? {};
    assert.deepEqual([stale?.importState, stale?.isStale, stale?.changeCount], ['checked', true, 1]);
    const { costObjectList } = await gateway.ok(
      queryCostObjects,
      { costKind: 'costCenter', keyword: 'LOCK1' },
      { as },
    );
    assert.deepEqual(
      costObjectList.map(({ name, revision }) => [name, revision]),
      [['他人的名称', 2]],
    );
  });
});
