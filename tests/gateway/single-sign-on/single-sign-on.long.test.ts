import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  addIdentityProvider,
  alterIdentityProvider,
  queryIdentityBindings,
  queryIdentityProvider,
  releaseIdentityBinding,
  switchIdentityProvider,
  testIdentityProvider,
} from '../../../src/contract/agency/connections/identity-providers';
import type { BodyOf } from '../../../src/contract/call';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import { loginByPassword, loginOut, verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { beginSingleSignOn, redeemSingleSignOn } from '../../../src/contract/login/single-sign-on';
import { revealPersonalNumber } from '../../../src/contract/personal-info/personal-info';
import { hashToken } from '../../../demo/gateway/server/http/token';
import { openAs } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { browserAt, CLIENT, startProvider, type TestProvider } from '../../support/gateway/identity-provider';

const ENTERPRISE = '100001';
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

describe('sign-in at the provider of the company', () => {
  let gateway: TestGateway;
  let provider: TestProvider;
  let providerNo: string;
  let fields: Omit<BodyOf<typeof addIdentityProvider>, 'enterpriseNum' | 'clientSecret'>;
  /** A person with a password in the demo, and their record. */
  let staff: { staff_no: string; user_no: string; job_no: string };

  beforeAll(async () => {
    gateway = await startTestGateway({ config: { identityNetworks: ['127.0.0.0/8'] } });
    // the provider and its library measure the time of the process
    gateway.clock.now = new Date();
    staff = await gateway.db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .select(['s.staff_no', 's.user_no', 's.job_no'])
      .where('u.login_name', '=', 'staff')
      .executeTakeFirstOrThrow();
    const { publicUrl } = gateway.config;
    provider = await startProvider(`${publicUrl}/single-sign-on/callback`, {
      people: {
        'sub-1': { email: 'a@huarui.example', email_verified: true, name: '员工', staff_no: staff.job_no },
        'sub-2': { email: 'b@huarui.example', email_verified: true, name: '陌生人', staff_no: 'X-404' },
        'sub-3': { email: 'c@huarui.example', email_verified: true, name: '冒名', staff_no: staff.job_no },
        'sub-4': { email: 'd@huarui.example', email_verified: true, name: '赵新来', staff_no: 'N-1001' },
        'sub-5': { email: 'e@huarui.example', email_verified: true, name: '企业管理员', staff_no: 'N-1002' },
      },
      postLogout: `${publicUrl}/`,
      logoutUri: () => `http://localhost:4000/single-sign-on/logout/${providerNo}`,
      deliver: async (target, payload) => {
        const { statusCode: status } = await gateway.app.inject({
          method: 'POST',
          url: new URL(target).pathname,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload,
        });
        return { status };
      },
    });
    fields = {
      displayName: '华睿统一认证',
      issuer: provider.issuer,
      clientId: CLIENT.clientId,
      domainList: ['huarui.example'],
      matchedField: 'jobNo',
      matchedClaim: 'staff_no',
      trustsMail: false,
      skipsSecondStep: false,
      unknownRule: 'tell',
      forbidsLocal: false,
      sparesMainManager: true,
    };
    const body = { enterpriseNum: ENTERPRISE, clientSecret: CLIENT.secret, ...fields };
    ({ providerNo } = await gateway.ok(addIdentityProvider, body, await operator()));
    await gateway.db.updateTable('identity_domain').set({ domain_state: 'verified' }).execute();
    await turn(true);
  });
  afterAll(async () => {
    await provider.close();
    await gateway.close();
  });

  const operator = async () => ({ as: await openAs(gateway, 'operations') });
  const shown = async () => gateway.ok(queryIdentityProvider, { providerNo }, await operator());
  async function turn(isOn: boolean): Promise<void> {
    const { revision } = await shown();
    await gateway.ok(
      switchIdentityProvider,
      { providerNo, revision, isOn, reason: '上线' },
      await operator(),
    );
  }
  async function alter(changes: Partial<typeof fields>): Promise<void> {
    fields = { ...fields, ...changes };
    const { revision } = await shown();
    await gateway.ok(alterIdentityProvider, { providerNo, revision, ...fields }, await operator());
  }
  const isOpen = async (authSign: string) =>
    (await gateway.send(verifyUserAuthSignForCloud, { authSign })).success;
  const get = (url: URL, cookie = '') =>
    gateway.app.inject({ method: 'GET', url: url.pathname + url.search, headers: { cookie } });

  /** Sets out and comes back with the answer of the provider, which is not sent on yet. */
  async function setOut(hint: string, at = browserAt(provider.issuer)) {
    const verifier = randomBytes(32).toString('base64url');
    const { publicUrl } = gateway.config;
    const { startUrl } = await gateway.ok(beginSingleSignOn, {
      hint,
      pageUrl: `${publicUrl}/`,
      challenge: sha256(verifier),
    });
    const started = await get(new URL(startUrl));
    assert.equal(started.statusCode, 303, started.body);
    const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
    assert.match(String(started.headers['set-cookie']), /HttpOnly; SameSite=Lax/);
    const target = new URL(String(started.headers.location));
    const { left, body } = await at.go(target.href);
    assert.ok(left, body);
    return { verifier, cookie, left, target, at };
  }
  async function ticketOf(hint: string, at = browserAt(provider.issuer)) {
    const out = await setOut(hint, at);
    const back = await get(out.left, out.cookie);
    const text = /role="alert">([^<]*)/.exec(back.body)?.[1] ?? '';
    const ticket = /^http:\/\/localhost:4000\/#\/\?signOnTicket=(.{43})$/.exec(
      String(back.headers.location),
    )?.[1];
    return { ...out, back, text, ticket: ticket ?? '' };
  }
  async function signOn(hint: string, at = browserAt(provider.issuer)): Promise<string> {
    const { ticket, verifier, text, cookie } = await ticketOf(hint, at);
    assert.notEqual(ticket, '', text);
    const opened = await gateway.ok(
      redeemSingleSignOn,
      { signOnTicket: ticket, verifier },
      { headers: { cookie } },
    );
    return opened.authSign;
  }

  it('is tested by the agency before it is used', async () => {
    const { problemList, noteList } = await gateway.ok(
      testIdentityProvider,
      { providerNo },
      await operator(),
    );
    assert.deepEqual(problemList, []);
    assert.deepEqual(noteList, []);
  });

  it('opens a session within the enterprise, once, in the page that began it', async () => {
    const { ticket, verifier, cookie } = await ticketOf('a@huarui.example');
    const inBrowser = { headers: { cookie } };
    await gateway.refused(
      'signOnTicketOver',
      redeemSingleSignOn,
      { signOnTicket: ticket, verifier: randomBytes(32).toString('base64url') },
      inBrowser,
    );
    await gateway.refused('signOnTicketOver', redeemSingleSignOn, { signOnTicket: ticket, verifier });
    const redeemed = { signOnTicket: ticket, verifier };
    const { authSign, userNO } = await gateway.ok(redeemSingleSignOn, redeemed, inBrowser);
    assert.equal(userNO, staff.user_no);
    await gateway.refused('signOnTicketOver', redeemSingleSignOn, redeemed, inBrowser);
    const { entAndTmcShortInfoList } = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    assert.deepEqual(
      entAndTmcShortInfoList.map(({ enterpriseNum }) => enterpriseNum),
      [ENTERPRISE],
    );
    const { way, kind } = await gateway.db
      .selectFrom('account_event')
      .select(['way', 'kind'])
      .where('user_no', '=', staff.user_no)
      .orderBy('event_no', 'desc')
      .executeTakeFirstOrThrow();
    assert.deepEqual([kind, way], ['signedIn', 'singleSignOn']);
    await gateway.refused('proofNeeded', revealPersonalNumber, { of: 'emergency' }, { as: authSign });
  });

  it('is found by mail, domain and enterprise, and by no other', async () => {
    const challenge = sha256('x');
    const pageUrl = `${gateway.config.publicUrl}/`;
    for (const hint of ['x@HUARUI.example', 'huarui.example', ENTERPRISE])
      await gateway.ok(beginSingleSignOn, { hint, pageUrl, challenge });
    for (const hint of ['x@other.example', '100002', 'example'])
      await gateway.refused('signOnUnknown', beginSingleSignOn, { hint, pageUrl, challenge });
  });

  it('sets out from a page of the portal, and from no link of another site', async () => {
    const body = { hint: ENTERPRISE, pageUrl: `${gateway.config.publicUrl}/`, challenge: sha256('x') };
    const { startUrl } = await gateway.ok(beginSingleSignOn, body);
    const from = (site: string) =>
      gateway.app.inject({
        url: new URL(startUrl).pathname + new URL(startUrl).search,
        headers: { 'sec-fetch-site': site },
      });
    for (const site of ['cross-site', 'same-site', 'none'])
      assert.equal((await from(site)).statusCode, 400, site);
    assert.equal((await from('same-origin')).statusCode, 303);
  });

  it('refuses an answer of another browser, a second use, another issuer and a foreign state', async () => {
    const first = await setOut('a@huarui.example');
    assert.equal((await get(first.left)).statusCode, 400, 'no cookie');
    const other = await setOut('a@huarui.example');
    assert.equal((await get(first.left, other.cookie)).statusCode, 400, 'a cookie of another browser');
    const foreign = new URL(first.left);
    foreign.searchParams.set('state', randomBytes(32).toString('base64url'));
    assert.equal((await get(foreign, first.cookie)).statusCode, 400, 'another state');
    const mixed = new URL(first.left);
    mixed.searchParams.set('iss', 'https://evil.example');
    const refused = await get(mixed, first.cookie);
    assert.match(refused.body, /答复无效/);
    assert.equal((await get(first.left, first.cookie)).statusCode, 400, 'the request is used');
    // the code of one sign-in in the answer of another has the wrong nonce and verifier
    const [one, two] = [await setOut('a@huarui.example'), await setOut('a@huarui.example')];
    const swapped = new URL(one.left);
    swapped.searchParams.set('code', two.left.searchParams.get('code') ?? '');
    assert.match((await get(swapped, one.cookie)).body, /答复无效/);
  });

  it('refuses a sign-in that took too long, and a token that has expired', async () => {
    const late = await setOut('a@huarui.example');
    gateway.clock.advance(16);
    assert.match((await get(late.left, late.cookie)).body, /已超时/);
    gateway.clock.advance(-16);
    const out = await setOut('a@huarui.example');
    await gateway.db
      .updateTable('identity_request')
      .set({ expires_at: new Date(gateway.clock.now.getTime() + 86_400_000) })
      .execute();
    gateway.clock.advance(3 * 60);
    assert.match((await get(out.left, out.cookie)).body, /答复无效/);
    gateway.clock.advance(-3 * 60);
  });

  it('tells persons whom the enterprise does not have, and those of a provider that refuses', async () => {
    assert.match((await ticketOf('b@huarui.example')).text, /没有您的员工记录/);
    assert.match((await ticketOf('nobody@huarui.example')).text, /没有完成登录/);
    const { refusalList } = await shown();
    const reasons = refusalList.map(({ reason }) => reason);
    assert.ok(reasons.includes('personUnknown') && reasons.includes('providerFailed'), reasons.join());
  });

  it('keeps an identity with its member, and a member with their identity', async () => {
    assert.match((await ticketOf('c@huarui.example')).text, /已绑定另一个登录身份/);
    provider.people['sub-1'] = { ...provider.people['sub-1'], staff_no: 'X-404' };
    const authSign = await signOn('a@huarui.example');
    assert.equal((await gateway.ok(verifyUserAuthSignForCloud, { authSign })).userNO, staff.user_no);
    provider.people['sub-1'] = { ...provider.people['sub-1'], staff_no: staff.job_no };
    const { bindingList } = await gateway.ok(queryIdentityBindings, { providerNo }, await operator());
    const [binding] = bindingList;
    assert.equal(binding?.subject, 'sub-1');
    const bindingNo = binding.bindingNo;
    await gateway.ok(releaseIdentityBinding, { providerNo, bindingNo, reason: '换人' }, await operator());
    assert.equal(await isOpen(authSign), false, 'its sessions end');
    await signOn('a@huarui.example');
  });

  it('adds persons by rule, once for two sign-ins at the same time', async () => {
    await alter({
      unknownRule: 'make',
      ...(await gateway.db
        .selectFrom('staff')
        .select(['dept_no as deptNo', 'position_no as positionNo'])
        .where('staff_no', '=', staff.staff_no)
        .executeTakeFirstOrThrow()),
      roleNo: `${ENTERPRISE}-staff`,
    });
    const outs = [await setOut('d@huarui.example'), await setOut('d@huarui.example')];
    const backs = await Promise.all(outs.map((out) => get(out.left, out.cookie)));
    assert.deepEqual(
      backs.map(({ statusCode }) => statusCode),
      [303, 303],
    );
    const made = await gateway.db
      .selectFrom('staff')
      .select(['staff_name', 'email'])
      .where('job_no', '=', 'N-1001')
      .execute();
    assert.deepEqual(made, [{ staff_name: '赵新来', email: 'd@huarui.example' }]);
    provider.people['sub-6'] = {
      ...provider.people['sub-4'],
      email: 'f@huarui.example',
      staff_no: 'ｎ-1001',
    };
    assert.match((await ticketOf('f@huarui.example')).text, /已绑定另一个登录身份/);
    const authSign = await signOn('d@huarui.example');
    assert.equal((await gateway.ok(verifyUserAuthSignForCloud, { authSign })).userName, '赵新来');
  });

  it('gives no role with rights of administrators to an added person, by claim or by rule', async () => {
    await alter({ roleClaim: 'name' });
    await gateway.db
      .updateTable('identity_provider')
      .set({ role_no: `${ENTERPRISE}-admin` })
      .where('provider_no', '=', providerNo)
      .execute();
    assert.match((await ticketOf('e@huarui.example')).text, /没有您的员工记录/);
    await alter({});
    await signOn('e@huarui.example');
    const given = await gateway.db
      .selectFrom('staff_role as r')
      .innerJoin('staff as st', 'st.staff_no', 'r.staff_no')
      .select('r.role_no')
      .where('st.job_no', '=', 'N-1002')
      .execute();
    assert.deepEqual(given, [{ role_no: `${ENTERPRISE}-staff` }]);
  });

  it('is the only way where the enterprise says so, and other enterprises stay open', async () => {
    const own = await gateway.login('staff');
    const multi = await gateway.login('multi');
    await alter({ forbidsLocal: true });
    assert.deepEqual([await isOpen(own), await isOpen(multi)], [false, false], 'local sessions end');
    await gateway.refused('signOnOnly', loginByPassword, { account: 'staff', password: 'Demo@2026' });
    const { authSign } = await gateway.ok(loginByPassword, { account: 'multi', password: 'Demo@2026' });
    const { entAndTmcShortInfoList } = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    assert.deepEqual(
      entAndTmcShortInfoList.map(({ enterpriseNum }) => enterpriseNum),
      ['100002', '100003'],
    );
    await gateway.refused('enterpriseForeign', changeEnt, { companyNO: ENTERPRISE }, { as: authSign });
    await gateway.ok(loginByPassword, { account: 'admin', password: 'Demo@2026' });
    await alter({ sparesMainManager: false });
    await gateway.refused('signOnOnly', loginByPassword, { account: 'admin', password: 'Demo@2026' });
    await alter({ forbidsLocal: false, sparesMainManager: true });
    await gateway.ok(loginByPassword, { account: 'staff', password: 'Demo@2026' });
  });

  it('takes new keys of the provider', async () => {
    await provider.rotateKeys();
    // keys are kept for ten minutes at most; a moved clock of the gateway discovers the provider anew
    gateway.clock.advance(2);
    await signOn('a@huarui.example');
    gateway.clock.advance(-2);
  });

  it('signs out at the provider too, which ends its sessions by its own logout', async () => {
    const at = browserAt(provider.issuer);
    const authSign = await signOn('a@huarui.example', at);
    const second = await signOn('a@huarui.example', at);
    const unnumbered = await signOn('a@huarui.example');
    await gateway.db
      .updateTable('session')
      .set({ identity_sid: null })
      .where('token_hash', '=', hashToken(unnumbered))
      .execute();
    const { leaveUrl = '' } = await gateway.ok(loginOut, { authSign });
    const leaving = await get(new URL(leaveUrl));
    assert.equal(leaving.statusCode, 303, leaving.body);
    const asked = await at.go(String(leaving.headers.location));
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(asked.body)?.[1] ?? '';
    const confirm = /action="([^"]+)"/.exec(asked.body)?.[1] ?? '';
    const { left, body: said } = await at.go(confirm, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ xsrf, logout: 'yes' }).toString(),
    });
    assert.equal(left?.href, `${gateway.config.publicUrl}/`, `${asked.body} ${said}`);
    assert.equal((await get(new URL(leaveUrl))).headers.location, `${gateway.config.publicUrl}/#`, 'once');
    assert.equal(await isOpen(second), false, 'ended by the logout token');
    assert.equal(await isOpen(unnumbered), false, 'of the same person, without a number');
  });

  it('ends with the provider, and refuses logout tokens that it has not signed', async () => {
    const authSign = await signOn('a@huarui.example');
    const forged = await gateway.app.inject({
      method: 'POST',
      url: `/single-sign-on/logout/${providerNo}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'logout_token=eyJhbGciOiJub25lIn0.e30.',
    });
    assert.deepEqual([forged.statusCode, forged.body], [400, '{"error":"invalid_request"}']);
    assert.equal(await isOpen(authSign), true);
    await turn(false);
    assert.equal(await isOpen(authSign), false);
    const body = { hint: ENTERPRISE, pageUrl: `${gateway.config.publicUrl}/`, challenge: sha256('x') };
    await gateway.refused('signOnUnknown', beginSingleSignOn, body);
  });
});
