import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { describe, it } from 'vitest';
import { setUpCrash } from '../../support/gateway/process/crash-setup';

/** Runs a command as an operator would. */
function run(environment: Record<string, string>, command: string, given: readonly string[] = []) {
  const args = ['--import', 'tsx', `demo/gateway/${command}.ts`, ...given];
  const env = { PATH: process.env['PATH'], ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

const checkBooks = (environment: Record<string, string>) => run(environment, 'check-books');

describe('the command that checks the books', () => {
  it('reports that they agree, or the differences with their place', async () => {
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
    const { suspense_no } = await db
      .insertInto('payment_suspense')
      .values({
        paid_for: 'order',
        payment_no: 'P1',
        trade_no: 'T1',
        amount: 100,
        why: 'secondTrade',
        detail: '',
        held_at: new Date(),
        try_at: null,
        booked_at: null,
      })
      .returning('suspense_no')
      .executeTakeFirstOrThrow();
    await close();
    const bad = checkBooks(environment);
    assert.equal(bad.status, 1, bad.said);
    assert.match(bad.said, /^an account whose balance is not the sum of its entries: .*100001-sales/m);
    assert.match(bad.said, /is held and not booked/);
    const dealt = [String(suspense_no), '孙会计', '已退回'];
    assert.equal(run(environment, 'deal-with-payment', dealt).status, 0);
    assert.equal(run(environment, 'deal-with-payment', dealt).status, 1);
    assert.doesNotMatch(checkBooks(environment).said, /is held and not booked/);
  });
});
