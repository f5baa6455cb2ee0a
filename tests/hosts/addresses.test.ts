import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { welcome } from '../../scripts/welcome';
import { openHarness, type Harness } from '../support/e2e/harness';
import { ACCOUNTS, COMMANDS } from '../support/hosts/readme';
import { assertNotBlank } from '../support/hosts/assert-not-blank';
import { afterAll, beforeAll, describe, it } from '../support/e2e/test';

describe('a newcomer, with the README', () => {
  let harness: Harness;
  let told: string;
  beforeAll(async () => {
    harness = await openHarness();
    told = welcome(harness.product, 'data');
  });
  afterAll(() => harness.close());

  it('finds two commands, and the second is that of a build machine', () => {
    assert.deepEqual(COMMANDS, ['npm ci && npm start', 'npm ci && npm test']);
    const steps = readFileSync('.ci/run', 'utf8').split('\n');
    assert.deepEqual(
      steps.filter((step) => step.startsWith('npm ')),
      COMMANDS[1]?.split(' && '),
    );
  });

  it('finds every account that the README names', () => {
    assert.ok(ACCOUNTS.length > 5, 'the README names accounts');
    for (const account of ACCOUNTS) assert.match(told, new RegExp(`^ +${account} +\\S`, 'm'));
  });

  it('opens every printed address, and each shows content, with all its requests answered', async () => {
    const addresses = [...new Set(told.match(/http:\/\/localhost:\d+\/\S*/g))];
    assert.ok(addresses.length >= 7, told);
    for (const address of addresses) {
      const { page, complaints, failed } = await harness.visit(address);
      await assertNotBlank(page);
      assert.deepEqual([...complaints, ...failed], [], address);
    }
  });
});
