import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { describe, it } from 'vitest';
import { readConfig } from '../../../demo/gateway/server/config';

const OWN = {
  CASHIER_URL: 'https://cashier.example',
  CASHIER_SECRET: 'x'.repeat(32),
  SMS_SECRET: 'y'.repeat(32),
  THIRD_PARTY_SECRET: 'z'.repeat(32),
};

describe('the configuration', () => {
  it('is the demo on an embedded database unless the environment says otherwise', () => {
    const config = readConfig({});
    assert.deepEqual(
      [config.port, config.cashierPort, config.database, config.demoData, config.gateway.developerPages],
      [4000, 4003, { folder: './data' }, true, true],
    );
    assert.equal(config.gateway.publicUrl, 'http://localhost:4000');
  });

  it('takes an empty variable for one that is not set', () => {
    assert.deepEqual(readConfig({ DATABASE_URL: '', PORT: '', ALLOWED_ORIGINS: '' }), readConfig({}));
  });

  it('moves with PORT and reads lists', () => {
    const { port, cashierPort, gateway } = readConfig({
      PORT: '8080',
      ALLOWED_ORIGINS: 'https://a.example, https://b.example,',
      AUTH_HEADERS: 'X-Token',
      PUBLIC_URL: 'https://gateway.example/',
    });
    assert.deepEqual([port, cashierPort, gateway.cashierUrl], [8080, 8083, 'http://localhost:8083']);
    assert.deepEqual(gateway.allowedOrigins, ['https://a.example', 'https://b.example']);
    assert.deepEqual(gateway.returnOrigins, gateway.allowedOrigins);
    assert.deepEqual(gateway.authHeaders, ['x-token']);
    assert.equal(gateway.publicUrl, 'https://gateway.example');
    assert.equal(gateway.serverSiteUrl, 'http://localhost:8084');
  });

  it('asks for secrets and a cashier of its own with a database server, and brings no demo there', () => {
    const DATABASE_URL = 'postgresql://db/portal';
    for (const name of Object.keys(OWN)) {
      const others = { ...OWN, [name]: '' };
      assert.throws(() => readConfig({ DATABASE_URL, ...others }), new RegExp(`^Error: ${name} is required`));
    }
    const config = readConfig({ DATABASE_URL, ...OWN });
    assert.deepEqual(config.database, { url: DATABASE_URL });
    assert.deepEqual(
      [config.demoData, config.gateway.developerPages, config.cashierPort, config.gateway.serverSiteUrl],
      [false, false, undefined, undefined],
    );
  });

  const timeouts: [object, { search: number; check: number; change: number }][] = [
    [{}, { search: 8_000, check: 10_000, change: 15_000 }],
    [{ SUPPLIER_TIMEOUT_MS: '12000' }, { search: 12_000, check: 12_000, change: 12_000 }],
    [
      { SUPPLIER_TIMEOUT_MS: '12000', SUPPLIER_SEARCH_TIMEOUT_MS: '3000' },
      { search: 3_000, check: 12_000, change: 12_000 },
    ],
    [{ SUPPLIER_CHANGE_TIMEOUT_MS: '25000' }, { search: 8_000, check: 10_000, change: 25_000 }],
  ];
  for (const [env, expected] of timeouts)
    it(`takes the time limits of the supplier from ${JSON.stringify(env)}`, () => {
      assert.deepEqual(readConfig(env as NodeJS.ProcessEnv).gateway.supplierTimeouts, expected);
    });

  it('refuses a time limit of changes that outlasts an idle transaction', () => {
    assert.throws(() => readConfig({ SUPPLIER_CHANGE_TIMEOUT_MS: '30000' }), /SUPPLIER_CHANGE_TIMEOUT_MS/);
  });

  for (const [connections, expected] of [
    ['10', { atOnce: 4, perPerson: 3, deliveries: 2 }],
    ['1', { atOnce: 1, perPerson: 1, deliveries: 1 }],
  ] as const)
    it(`leaves connections of ${connections} to calls that do not wait for the supplier`, () => {
      const { calls, deliveries } = readConfig({ DATABASE_CONNECTIONS: connections }).gateway.supplierTurns;
      assert.deepEqual({ atOnce: calls.atOnce, perPerson: calls.perPerson, deliveries }, expected);
    });

  it('finds folders from where it is started', () => {
    const { gateway } = readConfig({ ELEMENTS_DIR: 'dist/elements', DEMO_DATA: '0' });
    assert.deepEqual(
      gateway.static.map(({ root }) => root),
      [resolve('dist/elements')],
    );
  });

  it('has no address below a path, which pages, cookies and links would not be at', () => {
    assert.throws(
      () => readConfig({ PUBLIC_URL: 'https://host.example/travel/' }),
      /PUBLIC_URL: must have no path/,
    );
  });

  it('names every variable that is wrong', () => {
    assert.throws(
      () => readConfig({ PORT: '99999', LOG_LEVEL: 'loud', SMS_SECRET: 'short', DEMO_DATA: 'maybe' }),
      (error: Error) =>
        ['PORT', 'LOG_LEVEL', 'SMS_SECRET', 'DEMO_DATA'].every((name) => error.message.includes(name)),
    );
  });
});
