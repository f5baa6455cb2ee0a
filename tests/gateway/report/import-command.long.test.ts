import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { setUpCrash } from '../../support/gateway/process/crash-setup';
import { csvFile, RECORD_ROW, type RowCells } from '../../support/gateway/areas/money/record-files';

describe('the command that imports records', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'records-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Runs the command as an operator would. */
  async function importRecords(environment: Record<string, string>, row: RowCells, ...options: string[]) {
    const file = join(folder, 'records.csv');
    writeFileSync(file, await csvFile('car', [row]).text());
    const args = ['--import', 'tsx', 'demo/gateway/import-records.ts', 'car', file, ...options];
    const env = { PATH: process.env['PATH'], ...environment };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
    return { status, said: stdout + stderr };
  }

  it('does as the portal does, and names errors with their place', async () => {
    const { environment, open } = await setUpCrash();
    const row = { ...RECORD_ROW.car, 记录号: 'COMMAND-1' };
    const here = '--enterprise=100001';
    const count = async () => {
      const { db, close } = await open();
      const facts = await db
        .selectFrom('travel_fact')
        .select('kind')
        .where('record_no', '=', 'COMMAND-1')
        .execute();
      await close();
      return facts.length;
    };

    const looked = await importRecords(environment, row, here, '--dry-run');
    assert.equal(looked.status, 0, looked.said);
    assert.match(looked.said, /^Rows: 1, new 1, known 0, wrong 0\nNothing is written$/m);
    assert.equal(await count(), 0);

    const wrong = await importRecords(environment, { ...row, 城市: '火星' }, here);
    assert.equal(wrong.status, 1, wrong.said);
    assert.match(wrong.said, /^2 城市: 城市不存在$/m);

    const elsewhere = await importRecords(environment, row, '--enterprise=999999');
    assert.equal(elsewhere.status, 1, elsewhere.said);
    assert.match(elsewhere.said, /^There is no enterprise 999999$/m);

    const taken = await importRecords(environment, row, here);
    assert.equal(taken.status, 0, taken.said);
    assert.match(taken.said, /^Written: 1$/m);
    assert.equal(await count(), 2);
  });
});
