import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { readConfig } from '../../../demo/gateway/server/config';
import { callsOfContract } from '../../support/contract-calls';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const { gateway: config } = readConfig({
  AGENCY_DIR: resolve('demo/agency'),
  PORTAL_DIR: resolve('demo/portal'),
});

describe('a port of the agency’s own', () => {
  let open: TestGateway;
  let agency: TestGateway;
  beforeAll(async () => {
    [open, agency] = await Promise.all([
      startTestGateway({ config: { static: config.static }, side: 'public' }),
      startTestGateway({ config: { static: config.static }, side: 'agency' }),
    ]);
  });
  afterAll(() => Promise.all([open.close(), agency.close()]));

  const statusOf = async ({ app }: TestGateway, url: string) =>
    (await app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })).statusCode;

  it('serves the calls of operators alone, and the public port none of them', async () => {
    for (const [name, call] of await callsOfContract()) {
      const isOfAgency = call.gateway === 'agency';
      for (const url of [call.path, `${call.path}.json`]) {
        const { method = 'POST' } = call;
        assert.equal(agency.app.hasRoute({ method, url }), isOfAgency, name);
        assert.equal(open.app.hasRoute({ method, url }), !isOfAgency, name);
      }
    }
    const { app } = open;
    const answer = await app.inject({ method: 'POST', url: '/agencyController/signInOperator', payload: {} });
    assert.equal(answer.statusCode, 404);
  });

  it('serves the page of the agency alone', async () => {
    assert.equal(await statusOf(agency, '/agency/'), 200);
    assert.equal(await statusOf(agency, '/agency'), 302);
    assert.equal(await statusOf(open, '/agency/'), 404);
    assert.equal(await statusOf(open, '/'), 200);
    for (const path of [
      '/',
      '/portal.js',
      '/developer',
      '/developer/mails',
      '/account/link',
      '/frame.html',
    ]) {
      assert.equal(await statusOf(agency, path), 404, path);
    }
    for (const gateway of [open, agency]) {
      assert.equal(await statusOf(gateway, '/health'), 200);
      // operators see the pictures of sites and adverts before they publish them
      assert.equal(gateway.app.hasRoute({ method: 'GET', url: '/site-pictures/:name' }), true);
      assert.equal(await statusOf(gateway, '/site-images/logo.svg'), 200);
    }
  });

  it('is one with the public port unless it is set', async () => {
    assert.equal(readConfig({}).agencyPort, undefined);
    assert.equal(readConfig({ AGENCY_PORT: '4100' }).agencyPort, 4100);
    assert.equal(readConfig({ HOST: '0.0.0.0' }).agencyHost, '0.0.0.0');
    assert.equal(readConfig({ HOST: '0.0.0.0', AGENCY_HOST: '10.0.0.5' }).agencyHost, '10.0.0.5');
    const both = await startTestGateway({ config: { static: config.static } });
    try {
      const page = await both.app.inject({ method: 'GET', url: '/agency/' });
      assert.equal(page.statusCode, 200);
      assert.match(
        String(page.headers['content-security-policy']),
        /default-src 'self'.*frame-ancestors 'self'/,
      );
      assert.equal(await statusOf(both, '/'), 200);
      assert.ok(both.app.hasRoute({ method: 'POST', url: '/agencyController/signInOperator' }));
    } finally {
      await both.close();
    }
  });
});
