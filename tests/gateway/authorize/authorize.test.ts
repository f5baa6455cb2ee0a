import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import type { BodyOf } from '../../../src/contract/call';
import { verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import { authorize, exchangeAuthorizationCode } from '../../../src/contract/authorize/authorize';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { appCode, setUpApp, wrongCode } from '../../support/gateway/areas/accounts/totp-steps';
import {
  answerOf,
  openPage,
  openProviderSession,
  type ProviderSession,
} from '../../support/gateway/provider-session';

const REDIRECT_URI = 'https://portal.example/authorize/demo-idp';
const chance = () => randomBytes(32).toString('base64url');
type Exchange = BodyOf<typeof exchangeAuthorizationCode>;

/** Values that the login page generates before it redirects the browser. */
function pending() {
  const codeVerifier = chance();
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url');
  return {
    type: 'demo-idp',
    redirectUri: REDIRECT_URI,
    state: chance(),
    nonce: chance(),
    codeVerifier,
    codeChallenge,
  };
}

describe('sign-in by a third party', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  async function begin(change: Partial<ReturnType<typeof pending>> = {}) {
    const { codeVerifier, ...asked } = { ...pending(), ...change };
    const begun = await gateway.ok(authorize, asked);
    return { ...asked, ...begun, codeVerifier };
  }
  /** Walks through the consent of a user and returns the body of the page's exchange call. */
  async function granted(account = 'staff'): Promise<Exchange> {
    const { authorizeUrl, clientId, redirectUri, nonce, state, codeVerifier } = await begin();
    const session = await openProviderSession(gateway.app, authorizeUrl);
    const back = await session.consent(account);
    assert.equal(back.origin + back.pathname, REDIRECT_URI);
    assert.equal(back.searchParams.get('state'), state);
    assert.deepEqual([...back.searchParams.keys()].sort(), ['code', 'state']);
    return { clientId, redirectUri, nonce, codeVerifier, code: back.searchParams.get('code') ?? '' };
  }
  const exchange = (body: Exchange) => gateway.ok(exchangeAuthorizationCode, body);
  const refused = (body: Exchange) => gateway.refused('authorizationWrong', exchangeAuthorizationCode, body);
  const isAlive = async (authSign: string) =>
    (await gateway.send(verifyUserAuthSignForCloud, { authSign })).success;

  it('opens a session of the user who consented', async () => {
    for (const account of ['staff', 'multi']) {
      const opened = await exchange(await granted(account));
      const { authSign } = opened;
      const own = await gateway.ok(verifyUserAuthSignForCloud, { authSign: await gateway.login(account) });
      const user = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
      assert.deepEqual(user, own);
      assert.equal(opened.userNO, own.userNO);
    }
  });

  it('keeps no code in the clear, and none for ever', async () => {
    const { code } = await granted();
    const rows = await gateway.db.selectFrom('authorization_code').selectAll().execute();
    assert.ok(rows.some(({ code_hash }) => code_hash === createHash('sha256').update(code).digest('hex')));
    assert.ok(!JSON.stringify(rows).includes(code));
    gateway.clock.advance(62);
    await gateway.sweep(['authorize']);
    assert.deepEqual(await gateway.db.selectFrom('authorization_code').select('nonce').execute(), []);
  });

  it('is begun for known ways and configured addresses only', async () => {
    const { codeVerifier: _, ...good } = pending();
    await gateway.refused('thirdPartyUnknown', authorize, { ...good, type: 'wechat' });
    const addresses = [
      'https://evil.example/authorize/demo-idp',
      'https://portal.example.evil.example/',
      'https://portal.example:8443/',
      'http://portal.example/',
      'https://user:secret@portal.example/',
      'https://portal.example/#/authorize/demo-idp',
      'https://portal.example/?code=1',
      'https://portal.example',
      'https://PORTAL.example/',
      'https://portal.example/../x',
      'javascript:alert(1)//https://portal.example/',
    ];
    for (const redirectUri of addresses) {
      const answer = await gateway.send(authorize, { ...good, redirectUri });
      assert.equal(answer.code, '41109', redirectUri);
    }
    for (const wrong of [
      { type: '../demo-idp' },
      { state: 'short' },
      { nonce: 'x' },
      { codeChallenge: 'x' },
    ]) {
      assert.equal(
        (await gateway.send(authorize, { ...good, ...wrong })).code,
        '41000',
        JSON.stringify(wrong),
      );
    }
  });

  it('refuses a code with another verifier, client, address or nonce, and uses it up', async () => {
    await gateway.db
      .insertInto('third_party_client')
      .values({ client_id: 'other', provider_type: 'other-idp', provider_name: '其他' })
      .execute();
    const wrongs: Partial<Exchange>[] = [
      { codeVerifier: chance() },
      { clientId: 'other' },
      { clientId: 'nobody' },
      { redirectUri: `${REDIRECT_URI}?x=1` },
      { nonce: chance() },
    ];
    for (const wrong of wrongs) {
      const good = await granted();
      await refused({ ...good, ...wrong });
      await refused(good);
    }
    await refused({ ...(await granted()), code: chance() });
  });

  it('refuses a code after 60 seconds', async () => {
    const [early, late] = [await granted(), await granted()];
    gateway.clock.advance(59 / 60);
    await exchange(early);
    gateway.clock.advance(1 / 60);
    await refused(late);
  });

  it('exchanges a code once, however many ask at once', async () => {
    const body = await granted();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => gateway.send(exchangeAuthorizationCode, body)),
    );
    const opened = answers.filter(({ success }) => success);
    assert.equal(opened.length, 1);
    assert.ok(answers.every(({ success, code }) => success || code === '41110'));
    assert.ok(await isAlive(opened[0]?.result.authSign ?? ''), 'a race of one browser is no theft');
  });

  it('ends the session of a code that is used again later, or by someone without its proof', async () => {
    const body = await granted();
    const { authSign } = await exchange(body);
    gateway.clock.advance(0.1);
    await refused(body);
    assert.ok(!(await isAlive(authSign)));

    const stolen = await granted();
    const victim = await exchange(stolen);
    await refused({ ...stolen, codeVerifier: chance() });
    assert.ok(!(await isAlive(victim.authSign)));
  });

  it('counts as a login request of its address', async () => {
    const limited = await startTestGateway({ config: { loginsPerMinute: 1 } });
    try {
      const wrong = { ...(await granted()), code: chance() };
      await limited.refused('authorizationWrong', exchangeAuthorizationCode, wrong);
      await limited.refused('tooManyRequests', exchangeAuthorizationCode, wrong);

      const { codeVerifier: _, ...asked } = pending();
      const { authorizeUrl } = await limited.ok(authorize, asked);
      const session = await openProviderSession(limited.app, authorizeUrl);
      const { statusCode, body } = await session.post('login', { account: 'staff', password: 'Demo@2026' });
      assert.equal(statusCode, 429);
      assert.match(body, /操作过于频繁/);
    } finally {
      await limited.close();
    }
  });

  describe('at the provider’s page', () => {
    let session: ProviderSession;
    const url = async (change: Record<string, string | null> = {}) => {
      const address = new URL((await begin()).authorizeUrl);
      for (const [name, value] of Object.entries(change)) {
        if (value === null) address.searchParams.delete(name);
        else address.searchParams.set(name, value);
      }
      return address.href;
    };

    it('stands in no frame, runs no script, is kept nowhere and posts to itself and the portal only', async () => {
      const { headers, body } = await openPage(gateway.app, await url());
      const policy = String(headers['content-security-policy']);
      assert.match(policy, /default-src 'none'/);
      assert.match(policy, /frame-ancestors 'none'/);
      assert.match(policy, /form-action 'self' https:\/\/portal\.example$/);
      assert.doesNotMatch(policy, /script-src|unsafe/);
      assert.equal(headers['x-frame-options'], 'DENY');
      assert.equal(headers['cache-control'], 'no-store');
      assert.match(String(headers['set-cookie']), /HttpOnly; SameSite=Lax/);
      assert.doesNotMatch(body, /<script|\sstyle=|\son\w+=/);
    });

    it('leads to no address and for no client that it does not know', async () => {
      const wrongs: Record<string, string | null>[] = [
        { redirect_uri: 'https://evil.example/' },
        { redirect_uri: null },
        { client_id: 'nobody' },
        { client_id: null },
      ];
      for (const wrong of wrongs) {
        const { statusCode, headers, body } = await openPage(gateway.app, await url(wrong));
        assert.equal(statusCode, 400, JSON.stringify(wrong));
        assert.equal(headers.location, undefined);
        assert.match(body, /未登记/);
      }
      const twice = `${await url()}&redirect_uri=${encodeURIComponent('https://evil.example/')}`;
      assert.equal((await openPage(gateway.app, twice)).statusCode, 400);
    });

    it('tells the portal of a request that is wrong otherwise', async () => {
      const wrongs: Record<string, string | null>[] = [
        { response_type: 'token' },
        { code_challenge_method: 'plain' },
        { code_challenge: null },
        { nonce: null },
        { state: null },
      ];
      for (const wrong of wrongs) {
        const back = answerOf(await openPage(gateway.app, await url(wrong)));
        assert.equal(back.origin, 'https://portal.example', JSON.stringify(wrong));
        assert.equal(back.searchParams.get('error'), 'invalid_request');
        assert.equal(back.searchParams.has('state'), wrong['state'] !== null);
      }
    });

    it('escapes typed text, and shows the error', async () => {
      session = await openProviderSession(gateway.app, await url());
      const { statusCode, body } = await session.post('login', { account: '"><img src=x>', password: 'x' });
      assert.equal(statusCode, 400);
      assert.match(body, /账号或密码错误/);
      assert.doesNotMatch(body, /<img/);
    });

    it('asks for consent on a page of its own, that no other browser and no other request is shown', async () => {
      const first = await openPage(gateway.app, await url());
      const browser = String(first.headers['set-cookie']).split(';')[0] ?? '';
      const ticket = /name="ticket" value="([^"]+)"/.exec(first.body)?.[1] ?? '';
      const answer = await gateway.app.inject({
        method: 'POST',
        url: '/CLTHIRDSSOWEBPAL/oauth/2.0/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded', cookie: browser },
        payload: new URLSearchParams({ ticket, account: 'staff', password: 'Demo@2026' }).toString(),
      });
      assert.equal(answer.statusCode, 303);
      const cookies = [answer.headers['set-cookie']].flat().map(String);
      const held = cookies.find((cookie) => cookie.startsWith('tp-idp-login')) ?? '';
      assert.match(held, /HttpOnly/);
      assert.match(held, /SameSite=Lax/);
      const [loggedIn = ''] = held.split(';');
      const consent = (cookie: string, address = String(answer.headers.location)) =>
        gateway.app.inject({ url: address, headers: { cookie } });
      // Reloading the address shows the same page.
      for (let i = 0; i < 2; i += 1) {
        assert.match((await consent(`${browser}; ${loggedIn}`)).body, /陈思远[^]*同意并登录/);
      }
      // Changes a character inside the signature, because some bits of its last character are ignored.
      const forged = loggedIn.replace(/.(?=.{20}$)/, (one) => (one === 'x' ? 'y' : 'x'));
      for (const [cookie, address] of [
        [browser],
        [loggedIn],
        [`tp-idp=${chance()}; ${loggedIn}`],
        [`${browser}; ${forged}`],
        [`${browser}; ${loggedIn}`, '/CLTHIRDSSOWEBPAL/oauth/2.0/consent?request=AAAAAAAAAAAAAAAA'],
        [`${browser}; ${loggedIn}`, '/CLTHIRDSSOWEBPAL/oauth/2.0/consent'],
      ] as const) {
        const refused = await consent(cookie, address);
        assert.equal(refused.statusCode, 400);
        assert.match(refused.body, /页面已过期或请求无效/);
      }
    });

    it('leads on from pages that were answered, gone back to in the same browser, and gives no second code', async () => {
      const address = await url();
      const first = await openPage(gateway.app, address);
      const jar = new Map<string, string>();
      const keep = ({ headers }: typeof first) => {
        for (const cookie of [headers['set-cookie'] ?? []].flat()) {
          const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
          jar.set(name, value);
        }
      };
      const visit = (to: string, cookies = [...jar]) => {
        const { pathname, search } = new URL(to, address);
        const cookie = cookies.map((pair) => pair.join('=')).join('; ');
        return gateway.app.inject({ url: pathname + search, headers: { cookie } });
      };
      const post = (step: string, body: string, fields: Record<string, string>) => {
        const ticket = /name="ticket" value="([^"]+)"/.exec(body)?.[1] ?? '';
        const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
        return gateway.app.inject({
          method: 'POST',
          url: `/CLTHIRDSSOWEBPAL/oauth/2.0/${step}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
          payload: new URLSearchParams({ ticket, ...fields }).toString(),
        });
      };
      keep(first);
      const loggedIn = await post('login', first.body, { account: 'staff', password: 'Demo@2026' });
      keep(loggedIn);
      const consentAt = String(loggedIn.headers.location);
      const answer = await post('consent', (await visit(consentAt)).body, { decision: 'approve' });
      keep(answer);
      const redirectUri = new URL(address).searchParams.get('redirect_uri');
      for (const to of [consentAt, address]) {
        const { statusCode, headers } = await visit(to);
        assert.deepEqual([statusCode, headers.location], [303, `${redirectUri}#`], to);
        const stranger = [...jar].filter(([name]) => name !== 'tp-idp');
        assert.notEqual((await visit(to, [...stranger, ['tp-idp', chance()]])).statusCode, 303, to);
      }
    });

    it('locks an account as the portal’s own login does', async () => {
      session = await openProviderSession(gateway.app, await url());
      for (let i = 0; i < 5; i += 1) await session.post('login', { account: 'approver', password: 'wrong' });
      const { body } = await session.post('login', { account: 'approver', password: 'Demo@2026' });
      assert.match(body, /账号已锁定/);
    });

    it('lets the user refuse, before and after logging in', async () => {
      for (const logsIn of [false, true]) {
        session = await openProviderSession(gateway.app, await url());
        if (logsIn) await session.post('login', { account: 'admin', password: 'Demo@2026' });
        const back = answerOf(await session.post('consent', { decision: 'deny' }));
        assert.equal(back.searchParams.get('error'), 'access_denied');
        assert.ok(back.searchParams.has('state') && !back.searchParams.has('code'));
      }
    });

    it('gives no code without a login', async () => {
      session = await openProviderSession(gateway.app, await url());
      const { statusCode, headers } = await session.post('consent', { decision: 'approve' });
      assert.deepEqual([statusCode, headers.location], [400, undefined]);
    });

    it('takes a form only from its own page in the same browser, unchanged and in time', async () => {
      const logIn = { account: 'admin', password: 'Demo@2026' };
      const attempts: [what: string, post: (v: ProviderSession) => ReturnType<ProviderSession['post']>][] = [
        ['no cookie', (v) => v.post('login', logIn, { cookie: '' })],
        ['another browser', (v) => v.post('login', logIn, { cookie: `tp-idp=${chance()}` })],
        ['another site', (v) => v.post('login', logIn, { 'sec-fetch-site': 'cross-site' })],
        ['a sibling site', (v) => v.post('login', logIn, { 'sec-fetch-site': 'same-site' })],
        ['a changed ticket', (v) => v.post('login', { ...logIn, ticket: `f${v.ticket.slice(1)}` })],
        ['no ticket', (v) => v.post('login', { ...logIn, ticket: '' })],
        ['an unsigned ticket', (v) => v.post('login', { ...logIn, ticket: v.ticket.split('.')[0] ?? '' })],
      ];
      for (const [what, post] of attempts) {
        const { statusCode, headers, body } = await post(await openProviderSession(gateway.app, await url()));
        assert.deepEqual([statusCode, headers.location], [400, undefined], what);
        assert.match(body, /页面已过期或请求无效/, what);
      }
      session = await openProviderSession(gateway.app, await url());
      gateway.clock.advance(10);
      assert.equal((await session.post('login', logIn)).statusCode, 400, 'after ten minutes');
    });

    it('answers nonsense with a page, without internal errors', async () => {
      const { statusCode, headers, body } = await gateway.app.inject({
        method: 'POST',
        url: '/CLTHIRDSSOWEBPAL/oauth/2.0/login',
        headers: { 'content-type': 'application/xml' },
        payload: '<x/>',
      });
      assert.equal(statusCode, 415);
      assert.match(String(headers['content-type']), /text\/html/);
      assert.match(body, /系统异常/);
    });
  });

  it('asks who has an authenticator app for a code of it too', async () => {
    const { secret } = await setUpApp(gateway, 'multi');
    const { authorizeUrl } = await begin();
    const session = await openProviderSession(gateway.app, authorizeUrl);
    const credentials = { account: 'multi', password: 'Demo@2026' };
    const asked = await session.post('login', credentials);
    assert.equal(asked.statusCode, 400);
    assert.match(asked.body, /请再输入身份验证器中的6位验证码/);
    assert.match(asked.body, /name="code"/);
    const wrong = await session.post('login', { ...credentials, code: wrongCode(gateway, secret) });
    assert.match(wrong.body, /验证码错误或已使用/);
    const right = await session.post('login', { ...credentials, code: appCode(gateway, secret) });
    assert.match(right.body, /确认授权/);
  });
});
