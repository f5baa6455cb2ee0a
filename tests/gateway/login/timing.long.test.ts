import assert from 'node:assert/strict';
import { it } from 'vitest';
import { loginByPassword } from '../../../src/contract/login/login';
import { readConfig } from '../../../demo/gateway/server/config';
import { withGateway, type TestGateway } from '../../support/gateway/harness';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

const TRIES = 200;
/** Warm-up rounds that are not counted. */
const WARMING = 5;
/** Limit in standard deviations for the share of pairs to differ from a half. Chance exceeds it once in 16,000 runs. */
const DEVIATIONS = 4;
/** Accounts with a password hashed at the present cost, at a former cost, and an account that does not exist. */
const ACCOUNTS = ['staff', 'approver', 'nobody'] as const;

const CONFIG = {
  trustProxy: 1,
  wrongPasswordsPerDay: 10_000,
  // Uses the cost of a deployment: at a lower one, noise would hide whether a hash was verified.
  passwordCost: readConfig({}).gateway.passwordCost,
  passwordRefusalMs: 250,
} as const;

// The test waits for a minute, so one database suffices.
const SKIPPED = { skip: TEST_DATABASE === 'pglite' };

it(
  'shows by no refusal’s time whether there is an account, nor the cost of its password hash',
  SKIPPED,
  async () => {
    await withGateway({ config: CONFIG }, async (gateway) => {
      await gateway.login('staff'); // rehashes the password at the present cost
      const took: Record<(typeof ACCOUNTS)[number], number[]> = { staff: [], approver: [], nobody: [] };
      for (let round = -WARMING; round < TRIES; round += 1) {
        // Each account comes first in turn.
        const turned = ACCOUNTS.map(
          (_, at) => ACCOUNTS[(at + round + WARMING) % ACCOUNTS.length] ?? 'nobody',
        );
        const all = await Promise.all(turned.map((account) => refusedIn(gateway, account, round + WARMING)));
        if (round >= 0) for (const [at, account] of turned.entries()) took[account].push(all[at] ?? NaN);
      }
      const spread = Math.sqrt((2 * TRIES + 1) / (12 * TRIES ** 2));
      for (const account of ['staff', 'approver'] as const) {
        const share = longerShare(took[account], took.nobody);
        assert.ok(
          Math.abs(share - 0.5) < DEVIATIONS * spread,
          `${account} takes longer than nobody in ${share.toFixed(3)} of all pairs`,
        );
      }
    });
  },
);

/** Duration of a refusal in ms. Each round uses another address, so that none is locked. */
async function refusedIn(gateway: TestGateway, account: string, round: number): Promise<number> {
  const headers = { 'x-forwarded-for': `198.51.100.${round}` };
  const begun = performance.now();
  const { code } = await gateway.send(loginByPassword, { account, password: 'wrong' }, { headers });
  const ms = performance.now() - begun;
  assert.equal(code, '41101');
  return ms;
}

/** Share of all pairs in which the first is longer (the statistic of Mann and Whitney); equal ones count a half. */
function longerShare(some: readonly number[], others: readonly number[]): number {
  let longer = 0;
  for (const one of some) for (const other of others) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (some.length * others.length);
}
