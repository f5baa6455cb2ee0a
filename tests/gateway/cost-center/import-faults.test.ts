import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { importing, lookAtFile, takeOver, wrongTexts } from '../../support/gateway/cost-imports';

const FOLDER = join(import.meta.dirname, '../../support/gateway/table-files');
const file = (name: string) => new File([new Uint8Array(readFileSync(join(FOLDER, name)))], name);

const ERROR = '单元格是公式错误#N/A，请改正后重试';
const NO_RESULT = '公式没有计算结果，请用Excel打开并保存后重试';

describe('cells that cannot be taken', () => {
  const on = importing();

  it('are named and clear nothing', async () => {
    await takeOver(on.gateway, on.as, file('cost-centers-base.xlsx'));
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
      const looked = await lookAtFile(on.gateway, on.as, file(name));
      assert.deepEqual(
        wrongTexts(looked),
        ['C', 'D', 'F'].map((cell) => `${cell}2：${message}`),
      );
      assert.equal(looked.costImport.wrongCount, 1);
    }
    assert.deepEqual(await kept(), before);
  });

  it('are codes as they are shown', async () => {
    await takeOver(on.gateway, on.as, file('cost-centers-shown-codes.xlsx'));
    const codes = await on.gateway.db
      .selectFrom('cost_center')
      .select('code')
      .where('cost_center_name', 'like', '研发%部553')
      .orderBy('code')
      .execute();
    assert.deepEqual(codes, [{ code: '005537' }, { code: 'CC-55342' }]);
  });
});
