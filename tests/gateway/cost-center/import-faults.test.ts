import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, it } from 'vitest';
import { WORK_ON_IMPORT } from '../../../demo/gateway/import-job/whole/queries';
import { addJob } from '../../../demo/gateway/server/jobs/queries';
import {
  applyImport,
  setUpCostImports,
  previewImport,
  importFile,
  wrongTexts,
} from '../../support/gateway/areas/money/cost-imports';

const FOLDER = join(import.meta.dirname, '../../support/gateway/table-files');
const file = (name: string) => new File([new Uint8Array(readFileSync(join(FOLDER, name)))], name);

const ERROR = '单元格是公式错误#N/A，请改正后重试';
const NO_RESULT = '公式没有计算结果，请用Excel打开并保存后重试';

describe('cells that cannot be taken', () => {
  const on = setUpCostImports();

  it('are named and clear nothing', async () => {
    await importFile(on.gateway, on.as, file('cost-centers-base.xlsx'));
    const kept = () =>
      on.gateway.db
        .selectFrom('cost_center')
        .select(['parent_no', 'owner_no', 'valid_to', 'revision'])
        .where('code', '=', 'KYKYY')
        .executeTakeFirstOrThrow();
    const before = await kept();
    assert.ok(before.parent_no);
    assert.deepEqual([before.owner_no, before.valid_to], ['1000010001', '2027-12-31']);
    for (const [name, message] of [
      ['cost-centers-error-cells.xlsx', ERROR],
      ['cost-centers-formula-without-result.xlsx', NO_RESULT],
    ] as const) {
      const looked = await previewImport(on.gateway, on.as, file(name));
      assert.deepEqual(
        wrongTexts(looked),
        ['C', 'D', 'F'].map((cell) => `${cell}2：${message}`),
      );
      assert.equal(looked.costImport.wrongCount, 1);
    }
    assert.deepEqual(await kept(), before);
  });

  it('are codes as they are shown', async () => {
    await importFile(on.gateway, on.as, file('cost-centers-shown-codes.xlsx'));
    const codes = await on.gateway.db
      .selectFrom('cost_center')
      .select('code')
      .where('cost_center_name', 'like', '研发%部553')
      .orderBy('code')
      .execute();
    assert.deepEqual(codes, [{ code: '005537' }, { code: 'CC-55342' }]);
  });
});

describe('a file that is to be taken over', () => {
  const on = setUpCostImports();

  it('waits for somebody with the right, where the one who has asked has lost it since', async () => {
    const { gateway, as } = on;
    const { costImport } = await on.look([[on.code('A'), '丙中心', '', '', '', '', '', '', '']]);
    const { importNo } = costImport;
    // State that a crash leaves between the call and the work.
    const asked = { import_state: 'running', applied_by: '1000010001' } as const;
    await gateway.db.updateTable('import_job').set(asked).where('import_no', '=', importNo).execute();
    await addJob(gateway.db, WORK_ON_IMPORT, importNo, gateway.clock.now, '100001');
    await gateway.sweep(['import-job']);
    assert.deepEqual([await on.state(importNo), await on.kept()], ['checked', []]);
    assert.equal((await applyImport(gateway, as, importNo)).costImport.importState, 'done');
  });

  it('is tried again where the database gives it up for its time, and ends in the end', async () => {
    const { gateway } = on;
    const { costImport } = await on.look([[on.code('B'), '丁中心', '', '', '', '', '', '', '']]);
    const { importNo } = costImport;
    await sql`create function slow_row() returns trigger language plpgsql as
      $$ begin raise exception 'too slow' using errcode = '57014'; end $$`.execute(gateway.db);
    await sql`create trigger slow_row before insert on cost_center for each row execute function slow_row()`.execute(
      gateway.db,
    );
    try {
      const { costImport: tried } = await applyImport(gateway, on.as, importNo);
      assert.equal(tried.importState, 'running');
      for (let i = 0; i < 2; i += 1) {
        // Longer than the pause before the next attempt.
        gateway.clock.advance(5);
        await gateway.sweep(['import-job']);
      }
      assert.equal(await on.state(importNo), 'failed');
    } finally {
      await sql`drop function slow_row cascade`.execute(gateway.db);
    }
  });
});
