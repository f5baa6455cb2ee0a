import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { loginByPassword, loginBySmsCode, sendLoginSmsCode } from '../../../src/contract/login/login';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const PASSWORD = 'Demo@2026';
const PHONE = '13800000001';
/** Address shared by all colleagues at the office. */
const OFFICE = '203.0.113.5';
const ELSEWHERE = '203.0.113.99';
const DAY = 24 * 60;
const CONFIG = { trustProxy: 1 } as const;

describe('a browser its user has logged in with', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({
      config: { ...CONFIG, wrongPasswordsPerDay: 20, smsPerPhonePerDay: 4 },
    });
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.clock.advance(2 * DAY));

  /** Logs in from the office; resolves with the cookie as the browser would send it back. */
  async function cookieOf(account: string, cookie = ''): Promise<{ cookie: string; attributes: string[] }> {
    const response = await gateway.app.inject({
      method: 'POST',
      url: loginByPassword.path,
      headers: { 'x-forwarded-for': OFFICE, cookie },
      payload: { account, password: PASSWORD },
    });
    const [pair = '', ...attributes] = String(response.headers['set-cookie']).split('; ');
    return { cookie: pair, attributes };
  }
  const browser = (cookie: string, address = OFFICE) => ({ headers: { 'x-forwarded-for': address, cookie } });
  const logIn = (account: string, password: string, options: ReturnType<typeof browser>) =>
    gateway.send(loginByPassword, { account, password }, options);

  it('is not locked by a colleague behind the same address', async () => {
    const { cookie } = await cookieOf('staff');
    const { cookie: ofAttacker } = await cookieOf('approver');
    for (let i = 0; i < 5; i += 1) {
      assert.equal((await logIn('staff', 'wrong', browser(ofAttacker))).code, '41101');
    }
    for (const unknown of ['', ofAttacker, `tp-device=${'A'.repeat(43)}`, 'tp-device=x']) {
      assert.equal((await logIn('staff', PASSWORD, browser(unknown))).code, '41102', unknown);
    }
    assert.equal((await logIn('staff', PASSWORD, browser(cookie))).code, '0');
  });

  it('is known wherever it is, while many addresses guess', async () => {
    const { cookie } = await cookieOf('multi');
    for (let i = 0; i < 25; i += 1) await logIn('multi', 'wrong', browser('', `198.51.100.${i}`));
    assert.equal((await logIn('multi', PASSWORD, browser('', ELSEWHERE))).code, '41111');
    assert.equal((await logIn('multi', PASSWORD, browser(cookie, ELSEWHERE))).code, '0');
  });

  it('is locked by its own five wrong passwords', async () => {
    const { cookie } = await cookieOf('admin');
    for (let i = 0; i < 5; i += 1)
      assert.equal((await logIn('admin', 'wrong', browser(cookie))).code, '41101');
    assert.equal((await logIn('admin', PASSWORD, browser(cookie, ELSEWHERE))).code, '41102');
  });

  it('has SMS codes and tries of its own', async () => {
    const { cookie } = await cookieOf('staff');
    const ask = (options: ReturnType<typeof browser>) => {
      gateway.clock.advance(2);
      return gateway.send(sendLoginSmsCode, { phone: PHONE }, options);
    };
    for (let i = 0; i < 6; i += 1) await ask(browser(''));
    assert.equal((await ask(browser(''))).code, '41112');
    assert.equal((await ask(browser(cookie))).code, '0');
    await gateway.idle();
    const { content } = await gateway.db
      .selectFrom('sms_message')
      .select('content')
      .orderBy('message_no', 'desc')
      .executeTakeFirstOrThrow();
    const smsCode = /\d{6}/.exec(content)?.[0] ?? '';
    const wrong = smsCode === '000000' ? '111111' : '000000';
    for (let i = 0; i < 10; i += 1) {
      await gateway.refused('smsCodeWrong', loginBySmsCode, { phone: PHONE, smsCode: wrong }, browser(''));
    }
    await gateway.ok(loginBySmsCode, { phone: PHONE, smsCode }, browser(cookie));
  });

  it('keeps its number, which contains no name and is hidden from scripts', async () => {
    const { cookie, attributes } = await cookieOf('staff');
    assert.match(cookie, /^tp-device=[A-Za-z0-9_-]{43}$/);
    assert.deepEqual(attributes, ['Max-Age=7776000', 'Path=/', 'HttpOnly', 'SameSite=Strict']);
    assert.equal((await cookieOf('approver', cookie)).cookie, cookie, 'two may share a browser');
    const stored = await gateway.db.selectFrom('login_origin').select('origin').execute();
    assert.ok(!JSON.stringify(stored).includes(cookie.slice(10)));
    const refused = await gateway.app.inject({
      method: 'POST',
      url: loginByPassword.path,
      payload: { account: 'staff', password: 'wrong' },
    });
    assert.equal(refused.headers['set-cookie'], undefined);
  });

  it('is one of the twenty a user used last', async () => {
    for (let i = 0; i < 25; i += 1) {
      gateway.clock.advance(1);
      await gateway.login('approver');
    }
    const devices = await gateway.db
      .selectFrom('login_origin as o')
      .innerJoin('app_user as u', 'u.user_no', 'o.user_no')
      .select('o.origin')
      .where('u.login_name', '=', 'approver')
      .where('o.origin', 'like', 'device %')
      .execute();
    assert.equal(devices.length, 20);
  });
});
