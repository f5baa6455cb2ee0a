import assert from 'node:assert/strict';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { queryAccountEvents } from '../../../src/contract/account-safety/sessions';
import { queryAgencyLog } from '../../../src/contract/agency/log';
import {
  loginByPassword,
  loginBySmsCode,
  sendLoginSmsCode,
  verifyUserAuthSignForCloud,
} from '../../../src/contract/login/login';
import { passSecondStep } from '../../../src/contract/login/second-step';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { redeemSmsCode } from '../../../demo/gateway/login/sms-code';
import { prove, signInBySms, smsTo } from '../../support/gateway/areas/accounts/account-steps';
import {
  addAdministrator,
  LINK_PASSWORD,
  useLink,
} from '../../support/gateway/areas/accounts/new-administrator';
import { appCode, setUpApp } from '../../support/gateway/areas/accounts/totp-steps';
import { openAs } from '../../support/gateway/areas/agency';
import { startTestGateway, withGateway, type TestGateway } from '../../support/gateway/harness';

const PHONE = '13800000001';
const UNKNOWN = '13999999999';

describe('login by SMS code', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());
  beforeEach(() => gateway.clock.advance(10));

  /** Requests a code and resolves with it as the recipient reads it. */
  async function receive(phone = PHONE): Promise<string> {
    await gateway.ok(sendLoginSmsCode, { phone });
    await gateway.idle();
    const { content } = await gateway.db
      .selectFrom('sms_message')
      .select('content')
      .where('phone', '=', phone)
      .orderBy('message_no', 'desc')
      .executeTakeFirstOrThrow();
    const code = /\d{6}/.exec(content)?.[0];
    assert.ok(code);
    return code;
  }
  const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

  it('opens a session of the phone’s user, once', async () => {
    const smsCode = await receive();
    const { authSign } = await gateway.ok(loginBySmsCode, { phone: PHONE, smsCode });
    const user = await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    assert.equal(user.telephone, PHONE);
    await gateway.refused('smsCodeWrong', loginBySmsCode, { phone: PHONE, smsCode });
  });

  const DAY_MINUTES = 24 * 60;
  const unprovedPhoneOf = async (account: string) =>
    (
      await gateway.db
        .selectFrom('app_user')
        .select('unproved_phone')
        .where('login_name', '=', account)
        .executeTakeFirstOrThrow()
    ).unproved_phone;

  it('tells all sides when it ends the password of an administrator’s link', async () => {
    const named = { phone: '13911110041', account: 'gao.shan', adminEmail: 'gao@example.com' };
    const { phone, path, enterpriseNum } = await addAdministrator(gateway, named);
    await useLink(gateway, path);
    const as = await signInBySms(gateway, phone);
    assert.match(await smsTo(gateway, phone), /登录密码已修改.*撤销/);
    const { eventList } = await gateway.ok(queryAccountEvents, {}, { as });
    assert.equal(eventList.filter(({ kind }) => kind === 'passwordEnded').length, 1);
    const { logList } = await gateway.ok(
      queryAgencyLog,
      { kind: 'passwordEnded' },
      { as: await openAs(gateway, 'operations') },
    );
    assert.deepEqual(
      logList.map(({ enterpriseName, subject, summary }) => [enterpriseName, subject, summary]),
      [
        [
          'gao.shan有限公司',
          `${enterpriseNum}0001`,
          '主管理员杨岭的手机号首次通过短信验证，由链接设置的登录密码已失效',
        ],
      ],
    );
    const mail = await gateway.db
      .selectFrom('kept_mail')
      .selectAll()
      .where('address', '=', named.adminEmail)
      .executeTakeFirstOrThrow();
    assert.match(mail.subject, /登录密码已失效/);
    assert.ok(!mail.content.includes('token='), 'an address that is not confirmed gets no link');
  });

  it('opens no account whose password has long been used while the phone is unproved', async () => {
    const named = { phone: '13911110042', account: 'liu.shui' };
    const { phone, account, path } = await addAdministrator(gateway, named);
    await useLink(gateway, path);
    gateway.clock.advance(300 * DAY_MINUTES);
    const given = { account, password: LINK_PASSWORD };
    const { authSign: as } = await gateway.ok(loginByPassword, given);
    const smsCode = await receive(phone);
    await gateway.refused('phoneUnproved', loginBySmsCode, { phone, smsCode });
    await gateway.ok(loginByPassword, given);
    const { eventList } = await gateway.ok(queryAccountEvents, {}, { as });
    assert.ok(eventList.some(({ kind, way }) => kind === 'signInRefused' && way === 'sms'));
    gateway.clock.advance(2);
    await prove(gateway, { account, as, factor: 'sms' });
    assert.equal(await unprovedPhoneOf(account), null);
    await gateway.ok(loginByPassword, given);
    await signInBySms(gateway, phone);
  });

  it('changes nothing before the second step of an account with an unproved phone', async () => {
    const { as, secret } = await setUpApp(gateway, 'approver');
    const user = gateway.db.selectFrom('app_user').where('login_name', '=', 'approver');
    const { telephone: phone } = await user.select('telephone').executeTakeFirstOrThrow();
    await gateway.db
      .updateTable('app_user')
      .set({
        unproved_phone: phone,
        password_doubted_until: new Date(gateway.clock.now.getTime() + 86_400_000),
      })
      .where('login_name', '=', 'approver')
      .execute();
    gateway.clock.advance(2);
    const smsCode = await receive(phone);
    const { secondStep } = await gateway.ok(loginBySmsCode, { phone, smsCode });
    assert.ok(secondStep);
    await gateway.ok(queryAccountEvents, {}, { as });
    const byPassword = await gateway.ok(loginByPassword, { account: 'approver', password: DEMO_PASSWORD });
    assert.ok(byPassword.secondStep);
    assert.equal(await unprovedPhoneOf('approver'), phone);
    const body = { ticket: secondStep.ticket, factor: 'totp', secret: appCode(gateway, secret) } as const;
    await gateway.ok(passSecondStep, body);
    assert.equal(await unprovedPhoneOf('approver'), null);
  });

  it('takes a code once, however many try it at the same moment', async () => {
    const { db, clock, config } = gateway;
    const attempt = {
      phone: PHONE,
      code: await receive(),
      origin: { key: '127.0.0.1', isKnown: false },
      now: clock.now,
    };
    const redeemed = await Promise.all(
      Array.from({ length: 5 }, () => redeemSmsCode(db, config.smsSecret, attempt)),
    );
    assert.equal(redeemed.filter((isRedeemed) => isRedeemed).length, 1);
  });

  it('takes a code for five minutes', async () => {
    const smsCode = await receive();
    gateway.clock.advance(5);
    await gateway.refused('smsCodeWrong', loginBySmsCode, { phone: PHONE, smsCode });
  });

  it('takes five tries at a code', async () => {
    const smsCode = await receive();
    for (let i = 0; i < 5; i += 1) {
      await gateway.refused('smsCodeWrong', loginBySmsCode, { phone: PHONE, smsCode: wrongOf(smsCode) });
    }
    await gateway.refused('smsCodeWrong', loginBySmsCode, { phone: PHONE, smsCode });
  });

  it('takes a right code on the fifth try, and only for its phone', async () => {
    const smsCode = await receive();
    for (let i = 0; i < 4; i += 1) {
      await gateway.refused('smsCodeWrong', loginBySmsCode, { phone: PHONE, smsCode: wrongOf(smsCode) });
    }
    await gateway.refused('smsCodeWrong', loginBySmsCode, { phone: '13800000002', smsCode });
    await gateway.ok(loginBySmsCode, { phone: PHONE, smsCode });
  });

  it('sends again after 60 seconds, and then the former code is dead', async () => {
    const former = await receive();
    await gateway.refused('smsTooSoon', sendLoginSmsCode, { phone: PHONE });
    gateway.clock.advance(1);
    const smsCode = await receive();
    if (former !== smsCode) {
      await gateway.refused('smsCodeWrong', loginBySmsCode, { phone: PHONE, smsCode: former });
    }
    await gateway.ok(loginBySmsCode, { phone: PHONE, smsCode });
  });

  it('answers alike for an unknown phone, and sends nothing', async () => {
    assert.deepEqual(
      await gateway.send(sendLoginSmsCode, { phone: UNKNOWN }),
      await gateway.send(sendLoginSmsCode, { phone: PHONE }),
    );
    await gateway.refused('smsTooSoon', sendLoginSmsCode, { phone: UNKNOWN });
    await gateway.idle();
    const sent = await gateway.db
      .selectFrom('sms_message')
      .select('phone')
      .where('phone', '=', UNKNOWN)
      .execute();
    assert.deepEqual(sent, []);
  });

  it('keeps codes hashed with a secret', async () => {
    const smsCode = await receive();
    const { code_hash } = await gateway.db
      .selectFrom('sms_code')
      .select('code_hash')
      .where('phone', '=', PHONE)
      .executeTakeFirstOrThrow();
    assert.match(code_hash, /^[0-9a-f]{64}$/);
    assert.ok(!code_hash.includes(smsCode));
  });

  it('names wrong fields', async () => {
    const answer = await gateway.send(loginBySmsCode, { phone: '12345', smsCode: '12' });
    assert.deepEqual(answer.result, {
      fields: { phone: '请输入11位手机号码', smsCode: '请输入6位数字验证码' },
    });
  });
});

describe('the developer page', () => {
  it('shows the latest codes and the accounts, without any script', () =>
    withGateway({}, async (gateway) => {
      await gateway.ok(sendLoginSmsCode, { phone: PHONE });
      await gateway.idle();
      const response = await gateway.app.inject({ method: 'GET', url: '/developer' });
      assert.equal(response.statusCode, 200);
      assert.match(response.body, /13800000001<\/td>\s*<td>[^<]*\d{6}/);
      for (const account of ['staff', 'approver', 'admin', 'multi', 'nopage', 'nopc']) {
        assert.ok(response.body.includes(`<td>${account}</td>`), account);
      }
      assert.doesNotMatch(response.body, /<script|<style|style=|\son\w+=/i);
    }));

  it('is not there unless configured', () =>
    withGateway({ config: { developerPages: false } }, async (gateway) => {
      assert.equal((await gateway.app.inject({ method: 'GET', url: '/developer' })).statusCode, 404);
    }));
});
