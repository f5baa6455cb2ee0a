import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'vitest';
import { setUpCrash } from '../../support/gateway/crash-setup';

/** As an operator would run it. */
function checkBooks(environment: Record<string, string>) {
  const args = ['--import', 'tsx', 'demo/gateway/check-books.ts'];
  const env = { PATH: process.env['PATH'], ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

describe('the command that checks the books', () => {
  it('says that they agree, or what does not and where', async () => {
    const { environment, open } = await setUpCrash();
    const good = checkBooks(environment);
    assert.equal(good.status, 0, good.said);
    assert.match(good.said, /^The books agree: \d+ checks$/m);

    const { db, close } = await open();
    await db
      .updateTable('ledger_account')
      .set((eb) => ({ balance: eb('balance', '-', 1) }))
      .where('account_no', '=', '100001-sales')
      .execute();
    await close();
    const bad = checkBooks(environment);
    assert.equal(bad.status, 1, bad.said);
    assert.match(bad.said, /^an account whose balance is not the sum of its entries: .*100001-sales/m);
  });
});
