import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { sql } from 'kysely';
import { describe, it } from 'vitest';
import { setUpCrash } from '../../support/gateway/process/crash-setup';

/** Runs the command as an operator would. */
function rebuild(environment: Record<string, string>, ...options: string[]) {
  const args = ['--import', 'tsx', 'demo/gateway/rebuild-reports.ts', ...options];
  const env = { PATH: process.env['PATH'], ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

describe('the command that rebuilds the sums of reports', () => {
  it('writes missing sums, names different ones, and corrects them on request', async () => {
    const { environment, open } = await setUpCrash();
    const { db, close } = await open();
    await sql`truncate travel_fact`.execute(db);
    await sql`update travel_day set amount = amount + 1 where day = (select max(day) from travel_day)`.execute(
      db,
    );
    await close();

    const wrong = rebuild(environment);
    assert.equal(wrong.status, 1, wrong.said);
    assert.match(wrong.said, /^Missing facts: [1-9]\d*$/m);
    assert.match(wrong.said, /^Sums that differ from their facts: [1-9]\d*$/m);

    const mended = rebuild(environment, '--write');
    assert.equal(mended.status, 0, mended.said);
    assert.match(mended.said, /^Missing facts: 0$/m);
    assert.match(mended.said, /^Sums rewritten$/m);

    const good = rebuild(environment);
    assert.equal(good.status, 0, good.said);
    assert.match(good.said, /^Sums that differ from their facts: 0$/m);
  });
});
