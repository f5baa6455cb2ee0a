import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { loginByPassword, loginOut, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { queryPageMenu } from '../../../src/contract/permission/permission';
import { authorize, exchangeAuthorizationCode } from '../../../src/contract/authorize/authorize';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('hostile ways to a session', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  const SHAPES = [
    'short',
    'A'.repeat(42),
    'A'.repeat(44),
    `${'A'.repeat(42)}=`,
    `${'A'.repeat(42)}+`,
    `${'A'.repeat(43)}\n`,
    "' or '1'='1",
    '../../etc/passwd',
    '界'.repeat(43),
    '[object Object]',
    'A'.repeat(100_000),
  ];

  it('does not take a token of another shape for one, wherever it comes from', async () => {
    for (const authSign of SHAPES) {
      const name = authSign.slice(0, 60);
      const verified = await gateway.send(verifyUserAuthSignForCloud, { authSign });
      assert.deepEqual([verified.status, verified.code], [200, '8888'], name);
      assert.equal((await gateway.send(loginOut, { authSign })).code, '0', name);
      if (!/^[\x20-\x7e]{1,1000}$/.test(authSign)) continue; // HTTP headers cannot hold these characters.
      const called = await gateway.send(queryPageMenu, {}, { as: authSign });
      assert.deepEqual([called.status, called.code], [200, '8888'], name);
    }
    for (const authSign of [null, 1, true, {}, ['A'.repeat(43)], '']) {
      const { code } = await gateway.send(verifyUserAuthSignForCloud, { authSign });
      assert.equal(code, '41000', JSON.stringify(authSign));
    }
  });

  it('takes no token out of an address', async () => {
    const authSign = await gateway.login('staff');
    const { json } = await gateway.app.inject({
      method: 'POST',
      url: `${queryPageMenu.path}?authSign=${authSign}`,
      payload: {},
    });
    assert.equal(json<{ code: string }>().code, '8888');
  });

  it('takes no call from a form of another site', async () => {
    const as = await gateway.login('multi');
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain'];
    const calls = [
      [loginByPassword, { account: 'staff', password: 'Demo@2026' }],
      [exchangeAuthorizationCode, { clientId: 'travel-portal' }],
      [authorize, { type: 'demo-idp' }],
      [changeEnt, { companyNO: '100002' }],
    ] as const;
    for (const type of forms) {
      for (const [call, body] of calls) {
        for (const payload of [JSON.stringify(body), new URLSearchParams({ ...body }).toString()]) {
          const response = await gateway.app.inject({
            method: 'POST',
            url: call.path,
            headers: { 'content-type': type, authsign: as, requestid: crypto.randomUUID() },
            payload,
          });
          const { success, code } = response.json<{ success: boolean; code: string }>();
          assert.equal(success, false, `${call.path} as ${type}`);
          assert.ok(['41000', '415'].includes(code), `${call.path} as ${type}: ${code}`);
        }
      }
    }
  });

  it('keeps its session in no cookie: another site’s request brings nothing along', async () => {
    const response = await gateway.app.inject({
      method: 'POST',
      url: loginByPassword.path,
      payload: { account: 'staff', password: 'Demo@2026' },
    });
    const { success, result } = response.json<{ success: boolean; result: { authSign: string } }>();
    assert.equal(success, true);
    // The cookie only identifies the browser: it is not sent with requests from other sites and opens no session.
    const cookie = String(response.headers['set-cookie']);
    assert.match(cookie, /^tp-device=[\w-]{43}; .*SameSite=Strict$/);
    assert.ok(!cookie.includes(result.authSign));
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    assert.equal((await gateway.send(queryPageMenu, {}, { headers })).code, '8888');
  });
});
