import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { partsOf } from '../../scripts/product';
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
    told = welcome(harness.product, { parts: partsOf({ port: 4000 }), dataDir: 'data' });
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

  it('is told of no part of the demo that a gateway on a database server does not run', () => {
    const OWN = ['CASHIER_SECRET', 'SMS_SECRET', 'THIRD_PARTY_SECRET'].map((name) => [name, 'x'.repeat(32)]);
    const env = {
      ...(Object.fromEntries(OWN) as Record<string, string>),
      DATABASE_URL: 'postgresql://db/travel',
      CASHIER_URL: 'https://cashier.example',
    };
    const parts = partsOf({ port: 4000, env });
    const names = welcome(harness.product, { parts, dataDir: undefined }).match(/^ {2}\S.*?(?= {2})/gm);
    assert.deepEqual(names, ['  Portal', '  Agency portal']);
    const demo = partsOf({ port: 4000, env: { ...env, DEMO_DATA: '1' } });
    assert.deepEqual(demo, { sites: true, cashier: false, developerPage: false, accounts: true });
    // the demo's cashier is no default there
    assert.throws(() => partsOf({ port: 4000, env: { ...env, CASHIER_URL: '' } }), /CASHIER_URL is required/);
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
