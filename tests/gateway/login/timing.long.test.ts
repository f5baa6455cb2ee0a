import assert from 'node:assert/strict';
import { it } from 'vitest';
import { loginByPassword } from '../../../src/contract/login/login';
import { readConfig } from '../../../demo/gateway/server/config';
import { withGateway, type TestGateway } from '../../support/gateway/harness';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';

const TRIES = 200;
/** Rounds before the first that counts. */
const WARMING = 5;
/** How many standard deviations the share of pairs may be from a half: chance goes so far once in 16,000 runs. */
const DEVIATIONS = 4;
/** Of a password kept at the present cost, of one kept at a former cost, and of nobody. */
const ACCOUNTS = ['staff', 'approver', 'nobody'] as const;

const CONFIG = {
  trustProxy: 1,
  wrongPasswordsPerDay: 10_000,
  // at the cost of a deployment: a cheaper one would hide in the noise whether there was a hash to look at
  passwordCost: readConfig({}).gateway.passwordCost,
  passwordRefusalMs: 250,
} as const;

// a minute of waiting: once is enough
const SKIPPED = { skip: TEST_DATABASE === 'pglite' };

it(
  'tells by no refusal’s time whether there is an account, nor at what cost its password is kept',
  SKIPPED,
  async () => {
    await withGateway({ config: CONFIG }, async (gateway) => {
      await gateway.login('staff'); // kept at the present cost from now on
      const took: Record<(typeof ACCOUNTS)[number], number[]> = { staff: [], approver: [], nobody: [] };
      for (let round = -WARMING; round < TRIES; round += 1) {
        // each is the first in turn
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

/** ms. `round`: in each from another address, so that none is locked. */
async function refusedIn(gateway: TestGateway, account: string, round: number): Promise<number> {
  const headers = { 'x-forwarded-for': `198.51.100.${round}` };
  const begun = performance.now();
  const { code } = await gateway.send(loginByPassword, { account, password: 'wrong' }, { headers });
  const ms = performance.now() - begun;
  assert.equal(code, '41101');
  return ms;
}

/** In how many of all pairs of one of each the first is longer (the statistic of Mann and Whitney); equal ones half. */
function longerShare(some: readonly number[], others: readonly number[]): number {
  let longer = 0;
  for (const one of some) for (const other of others) longer += one > other ? 1 : one === other ? 0.5 : 0;
  return longer / (some.length * others.length);
}
