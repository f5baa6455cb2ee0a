import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { loginByPassword, loginBySmsCode, sendLoginSmsCode } from '../../../src/contract/login/login';
import { startTestGateway, withGateway, type TestGateway } from '../../support/gateway/harness';

const PASSWORD = 'Demo@2026';
const PHONE = '13800000001';
const ATTACKER = '198.51.100.7';
const OWNER = '203.0.113.5';
const ELSEWHERE = '203.0.113.99';
const DAY = 24 * 60;

/** Request options for calls from one address. */
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const attacker = (i: number) => from(`198.51.${100 + Math.floor(i / 250)}.${i % 250}`);
const CONFIG = { trustProxy: 1 } as const;

describe('wrong passwords', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { ...CONFIG, wrongPasswordsPerDay: 20 } });
  });
  afterAll(() => gateway.close());
  // The limits of previous tests have expired.
  beforeEach(() => gateway.clock.advance(2 * DAY));

  const right = (account: string, options: ReturnType<typeof from>) =>
    gateway.send(loginByPassword, { account, password: PASSWORD }, options);
  const wrong = (account: string, options: ReturnType<typeof from>) =>
    gateway.send(loginByPassword, { account, password: 'wrong' }, options);
  const guessAt = async (account: string, times: number) => {
    const codes = [];
    for (let i = 0; i < times; i += 1) codes.push((await wrong(account, attacker(i))).code);
    return codes;
  };

  for (const [kind, address] of [
    ['the owner', OWNER],
    ['an attacker', ATTACKER],
  ] as const) {
    it(`of ${kind} lock the account for their address, and let its owner in from another`, async () => {
      for (let i = 0; i < 5; i += 1) assert.equal((await wrong('staff', from(address))).code, '41101');
      assert.equal((await right('staff', from(address))).code, '41102');
      assert.equal((await right('staff', from(ELSEWHERE))).code, '0');
      assert.equal((await right('staff', from(address))).code, '41102', 'that lifts no lock');
      assert.equal((await right('approver', from(address))).code, '0', 'another account is not locked');
    });
  }

  it('count for the 64 bits an IPv6 site has at will', async () => {
    const host = (i: number) => from(`2001:db8:0:7::${i.toString(16)}`);
    for (let i = 1; i <= 5; i += 1) assert.equal((await wrong('admin', host(i))).code, '41101');
    assert.equal((await right('admin', host(6))).code, '41102');
    assert.equal((await right('admin', from('2001:db8:0:8::1'))).code, '0');
    assert.equal((await right('admin', from('::ffff:203.0.113.5'))).code, '0');
  });

  it('from many addresses use up the daily allowance of an account, known or not', async () => {
    for (const account of ['multi', 'nobody']) {
      const codes = await guessAt(account, 24);
      assert.deepEqual(codes.slice(0, 20), Array<string>(20).fill('41101'), account);
      assert.deepEqual(codes.slice(20), Array<string>(4).fill('41111'), account);
    }
    const refused = await right('multi', from(ELSEWHERE));
    assert.deepEqual(
      [refused.code, refused.msg],
      ['41111', '该账号密码错误次数过多，为保障账号安全，请改用短信验证码登录'],
    );
    gateway.clock.advance(DAY);
    assert.equal((await right('multi', from(ELSEWHERE))).code, '0');
  });

  it('from many addresses do not shut out who has signed in from theirs before', async () => {
    assert.equal((await right('multi', from(OWNER))).code, '0');
    await guessAt('multi', 25);
    assert.equal((await right('multi', from(OWNER))).code, '0');
    assert.equal((await wrong('multi', from(OWNER))).code, '41101');
    gateway.clock.advance(100 * DAY);
    await guessAt('multi', 20);
    assert.equal(
      (await right('multi', from(OWNER))).code,
      '41111',
      'three months later it is no longer known',
    );
  });

  it('that were right after all are not counted', async () => {
    const codes = await Promise.all(Array.from({ length: 30 }, async (_, i) => right('nopage', attacker(i))));
    assert.ok(codes.every(({ code }) => code === '0' || code === '41111'));
    assert.equal((await right('nopage', from(ELSEWHERE))).code, '0');
  });
});

describe('SMS codes', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: CONFIG });
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.clock.advance(2 * DAY));

  const ask = (address: string, phone = PHONE, to = gateway) =>
    to.send(sendLoginSmsCode, { phone }, from(address));
  const enter = (address: string, smsCode: string) =>
    gateway.send(loginBySmsCode, { phone: PHONE, smsCode }, from(address));
  async function latest(): Promise<string> {
    await gateway.idle();
    const { content } = await gateway.db
      .selectFrom('sms_message')
      .select('content')
      .orderBy('message_no', 'desc')
      .executeTakeFirstOrThrow();
    return /\d{6}/.exec(content)?.[0] ?? '';
  }
  async function receive(address: string): Promise<string> {
    assert.equal((await ask(address)).code, '0');
    return latest();
  }
  const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

  it('are not burnt by wrong ones from elsewhere', async () => {
    const code = await receive(OWNER);
    for (let i = 0; i < 12; i += 1) {
      assert.equal((await enter(ATTACKER, wrongOf(code))).code, '41103');
    }
    assert.equal((await enter(ATTACKER, code)).code, '41103', 'the attacker has no more tries');
    assert.equal((await enter(OWNER, code)).code, '0');
  });

  it('serve their owner from another address too', async () => {
    const code = await receive(OWNER);
    assert.equal((await enter(ELSEWHERE, code)).code, '0');
    assert.equal((await enter(OWNER, code)).code, '41103', 'once');
  });

  it('take twenty tries an hour from all addresses that did not ask for them, however many these are', async () => {
    const code = await receive('203.0.113.200');
    for (let i = 0; i < 20; i += 1) {
      const { headers } = attacker(i);
      assert.equal((await enter(headers['x-forwarded-for'], wrongOf(code))).code, '41103');
    }
    assert.equal((await enter('192.0.2.1', code)).code, '41103');
    assert.equal((await enter('203.0.113.200', code)).code, '0');
  });

  it('are not replaced by those an attacker asks for', async () => {
    const code = await receive(OWNER);
    gateway.clock.advance(1.5);
    assert.equal((await ask(ATTACKER)).code, '0');
    assert.equal((await enter(OWNER, code)).code, '0');
  });
});

describe('a day’s SMS codes', () => {
  const withCaps = (
    caps: { smsPerPhonePerDay?: number; smsPerAddressPerDay?: number },
    test: (g: TestGateway) => Promise<void>,
  ) => withGateway({ config: { ...CONFIG, ...caps } }, test);
  const asker =
    (gateway: TestGateway) =>
    async (address: string, phone = PHONE) => {
      gateway.clock.advance(2);
      return (await gateway.send(sendLoginSmsCode, { phone }, from(address))).code;
    };

  it('are as many as the setting allows a phone, half of them from one address, and known addresses have their own', () =>
    withCaps({ smsPerPhonePerDay: 4 }, async (gateway) => {
      const ask = asker(gateway);
      await gateway.ok(loginByPassword, { account: 'staff', password: PASSWORD }, from(OWNER));
      assert.deepEqual([await ask(ATTACKER), await ask(ATTACKER), await ask(ATTACKER)], ['0', '0', '41112']);
      assert.deepEqual(
        [await ask('192.0.2.1'), await ask('192.0.2.2'), await ask('192.0.2.3')],
        ['0', '0', '41112'],
      );
      for (let i = 0; i < 4; i += 1) assert.equal(await ask(OWNER), '0');
      assert.equal(await ask(OWNER), '41112');
      assert.equal(await ask(ATTACKER, '13800000002'), '0', 'another phone has its own');
      gateway.clock.advance(DAY);
      assert.equal(await ask(ATTACKER), '0');
    }));

  it('are as many as the setting allows an address, for any phones', () =>
    withCaps({ smsPerAddressPerDay: 3 }, async (gateway) => {
      const ask = asker(gateway);
      const codes = [];
      for (let i = 0; i < 4; i += 1) codes.push(await ask(ATTACKER, `1390000000${i}`));
      assert.deepEqual(codes, ['0', '0', '0', '41112']);
      assert.equal(await ask(OWNER, '13900000003'), '0');
    }));

  it('are not used up by requests that are refused', () =>
    withCaps({ smsPerPhonePerDay: 4 }, async (gateway) => {
      const send = () => gateway.send(sendLoginSmsCode, { phone: PHONE }, from(ATTACKER));
      assert.equal((await send()).code, '0');
      for (let i = 0; i < 10; i += 1) assert.equal((await send()).code, '41104');
      assert.equal(await asker(gateway)(ATTACKER), '0');
    }));
});
