import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  endAccountSession,
  endOtherSessions,
  queryAccountEvents,
  queryAccountSessions,
} from '../../../src/contract/account-safety/sessions';
import { loginByPassword, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openPartnerSession } from '../../support/gateway/partner-session';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';

describe('a session of a user', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  const signIn = async (account: string, agent = CHROME) => {
    const credentials = { account, password: DEMO_PASSWORD };
    const headers = { 'user-agent': agent };
    return (await gateway.ok(loginByPassword, credentials, { headers })).authSign;
  };
  const sessionsOf = async (as: string) => (await gateway.ok(queryAccountSessions, {}, { as })).sessionList;
  const isAlive = async (authSign: string) =>
    (await gateway.send(verifyUserAuthSignForCloud, { authSign })).success;

  it('is listed with browser, system, address and last use, the present one first', async () => {
    const first = await signIn('approver');
    gateway.clock.advance(5);
    const second = await signIn('approver', '');
    const [present, other, ...rest] = await sessionsOf(first);
    assert.deepEqual(rest, []);
    assert.ok(present && other);
    assert.deepEqual(
      [present.isPresent, present.browser, present.system, present.address, present.way],
      [true, 'Chrome 143', 'Windows 10', '127.0.0.1', 'password'],
    );
    assert.deepEqual([other.isPresent, other.browser], [false, '']);
    assert.ok(!JSON.stringify([present, other]).includes(second));
  });

  it('is ended one by one, or all but the present one; no user ends another’s', async () => {
    const [mine, other, theirs] = [await signIn('admin'), await signIn('admin'), await signIn('multi')];
    const [, listed] = await sessionsOf(mine);
    assert.ok(listed);
    await gateway.ok(endAccountSession, { sessionNo: listed.sessionNo }, { as: theirs });
    assert.equal(await isAlive(other), true);
    await gateway.ok(endAccountSession, { sessionNo: listed.sessionNo }, { as: mine });
    assert.equal(await isAlive(other), false);
    await gateway.ok(endAccountSession, { sessionNo: listed.sessionNo }, { as: mine });
    const third = await signIn('admin');
    assert.deepEqual(await gateway.ok(endOtherSessions, {}, { as: mine }), { endedSessions: 1 });
    assert.deepEqual([await isAlive(third), await isAlive(mine), await isAlive(theirs)], [false, true, true]);
  });

  it('and attempts are listed by page, refused sign-ins too, and only for the user', async () => {
    await gateway.send(loginByPassword, { account: 'nopage', password: 'wrong' });
    await gateway.send(loginByPassword, { account: 'nobody', password: 'wrong' });
    const as = await signIn('nopage');
    const { eventList, total } = await gateway.ok(queryAccountEvents, { kind: 'signIns' }, { as });
    assert.deepEqual(
      eventList.map(({ kind, way }) => [kind, way]),
      [
        ['signedIn', 'password'],
        ['signInRefused', 'password'],
      ],
    );
    assert.equal(total, 2);
    const page = await gateway.ok(queryAccountEvents, { kind: 'signIns', pageIndex: 2, pageSize: 1 }, { as });
    assert.deepEqual(page.eventList, eventList.slice(1));
  });

  it('is not shown to a partner’s session', async () => {
    const as = await openPartnerSession(gateway, 'U000001');
    await gateway.refused('safetyBeyondPartner', queryAccountSessions, {}, { as });
    await gateway.refused('safetyBeyondPartner', queryAccountEvents, {}, { as });
    await gateway.refused('safetyBeyondPartner', endOtherSessions, {}, { as });
  });

  it('is listed under any name of the browser', async () => {
    for (const agent of ['x'.repeat(2000), '<script>alert(1)</script>', '']) {
      const [present] = await sessionsOf(await signIn('multi', agent));
      assert.ok(present && present.browser.length <= 60 && present.system.length <= 60);
    }
  });
});
