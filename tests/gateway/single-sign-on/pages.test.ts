import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { beginSingleSignOn } from '../../../src/contract/login/single-sign-on';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('pages to which a ticket of single sign-on is sent', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { signOnPages: ['https://portal.example/login'] } });
  });
  afterAll(() => gateway.close());

  const own = 'http://localhost:4000';
  const table: readonly [string, boolean][] = [
    [`${own}/`, true],
    ['https://portal.example/login', true],
    [`${own}/single-sign-on/start?request=${'A'.repeat(43)}`, false],
    [`${own}/single-sign-on/start`, false],
    [`${own}/?next=1`, false],
    [`${own}/#/`, false],
    ['https://portal.example/', false],
    ['https://portal.example/login?next=https://evil.example/', false],
    ['https://evil.example/', false],
  ];
  for (const [pageUrl, isPage] of table)
    it(`${pageUrl} ${isPage ? 'is' : 'is not'} one`, async () => {
      const body = { hint: 'nobody.example', pageUrl, challenge: 'A'.repeat(43) };
      await gateway.refused(isPage ? 'signOnUnknown' : 'signOnPageRefused', beginSingleSignOn, body);
    });

  it('get a fragment of their own by each redirect', async () => {
    const { statusCode, headers } = await gateway.app.inject('/single-sign-on/leave');
    assert.deepEqual([statusCode, headers.location], [303, `${own}/#`]);
  });
});
