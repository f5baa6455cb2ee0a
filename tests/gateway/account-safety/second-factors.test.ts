import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { proveIdentity, queryAccountSafety } from '../../../src/contract/account-safety/account-safety';
import { changeLoginPassword } from '../../../src/contract/account-safety/changes';
import {
  beginTotp,
  confirmTotp,
  makeRecoveryCodes,
  removeTotp,
} from '../../../src/contract/account-safety/second-factors';
import {
  loginByPassword,
  loginBySmsCode,
  sendLoginSmsCode,
  signOutEverywhere,
  verifyUserAuthSignForCloud,
} from '../../../src/contract/login/login';
import { passSecondStep } from '../../../src/contract/login/second-step';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import {
  codeIn,
  followLink,
  phoneOf,
  signInProven,
  smsTo,
  tokenIn,
} from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { mailsTo } from '../../support/gateway/areas/accounts/sent-mails';
import { appCode, setUpApp, wrongCode } from '../../support/gateway/areas/accounts/totp-steps';

const ACCOUNT = 'staff';
const USER = 'U000001';

describe('an authenticator app', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { trustProxy: 1 } });
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    // Outlasts the limits and proofs of the previous test.
    gateway.clock.advance(2 * 24 * 60);
    for (const table of [
      'account_totp',
      'recovery_code',
      'waiting_sign_in',
      'session',
      'login_origin',
    ] as const) {
      await gateway.db.deleteFrom(table).execute();
    }
  });

  type Options = Parameters<TestGateway['send']>[2];
  const BROWSER: Options = { headers: { 'user-agent': 'their browser' } };
  const password = (options: Options = BROWSER) =>
    gateway.ok(loginByPassword, { account: ACCOUNT, password: DEMO_PASSWORD }, options);
  async function ticketOf(options: Options = BROWSER): Promise<string> {
    const { secondStep } = await password(options);
    assert.ok(secondStep);
    return secondStep.ticket;
  }
  const events = async () => {
    const rows = await gateway.db
      .selectFrom('account_event')
      .select('kind')
      .where('user_no', '=', USER)
      .orderBy('event_no', 'desc')
      .execute();
    return rows.map(({ kind }) => kind);
  };

  it('counts only after its first right code, and is kept sealed', async () => {
    const as = await signInProven(gateway, ACCOUNT, 2);
    const { secret, uri } = await gateway.ok(beginTotp, {}, { as });
    assert.match(secret, /^[A-Z2-7]{32}$/);
    assert.equal(new URL(uri).searchParams.get('secret'), secret);
    assert.ok(uri.startsWith(`otpauth://totp/${encodeURIComponent('企业商旅')}:staff?`), uri);
    assert.equal((await password()).secondStep, undefined);

    const wrong = await gateway.refused(
      'fieldsInvalid',
      confirmTotp,
      { code: wrongCode(gateway, secret) },
      { as },
    );
    assert.deepEqual(Object.keys((wrong as { fields: object }).fields), ['code']);
    const code = appCode(gateway, secret);
    const { recoveryCodes } = await gateway.ok(confirmTotp, { code }, { as });
    assert.equal(new Set(recoveryCodes).size, 10);
    const { rows } = await sql<{ row: string }>`
      select t::text as row from account_totp t union all select t::text from recovery_code t`.execute(
      gateway.db,
    );
    const kept = rows.map(({ row }) => row).join('\n');
    for (const plain of [secret, ...recoveryCodes.flatMap((one) => [one, one.replace('-', '')])]) {
      assert.ok(!kept.includes(plain));
    }
    const { accountSafety } = await gateway.ok(queryAccountSafety, {}, { as });
    assert.equal(accountSafety.totpSince, gateway.clock.now.toISOString());
    assert.equal(accountSafety.recoveryCodesLeft, 10);
    assert.ok(accountSafety.factors.includes('totp') && accountSafety.factors.includes('recoveryCode'));
    await gateway.refused('totpThere', beginTotp, {}, { as });
    await gateway.refused('totpThere', confirmTotp, { code }, { as });
    const [mail] = await mailsTo(gateway, ACCOUNT);
    assert.match(mail?.content ?? '', /身份验证器已启用/);
  });

  it('is set up and removed only by who has proved enough', async () => {
    const as = await gateway.login(ACCOUNT);
    await gateway.refused('proofNeeded', beginTotp, {}, { as });
    await gateway.refused('proofNeeded', confirmTotp, { code: '123456' }, { as });
    await gateway.refused('proofNeeded', removeTotp, {}, { as });
    await gateway.refused('proofNeeded', makeRecoveryCodes, {}, { as });
  });

  it('is required after the password: the ticket of the first step is no session, and serves once', async () => {
    const { secret } = await setUpApp(gateway, ACCOUNT);
    const first = await password();
    assert.deepEqual([first.authSign, first.userNO, first.expireTime], ['', '', '']);
    const ticket = first.secondStep?.ticket ?? '';
    assert.deepEqual(first.secondStep?.ways, ['totp', 'recoveryCode']);
    await gateway.refused('authExpired', verifyUserAuthSignForCloud, { authSign: ticket });
    await gateway.refused('authExpired', queryAccountSafety, {}, { as: ticket });

    const step = { ticket, factor: 'totp', secret: wrongCode(gateway, secret) } as const;
    await gateway.refused('secondStepWrong', passSecondStep, step, BROWSER);
    const right = { ...step, secret: appCode(gateway, secret) };
    const { authSign, userNO } = await gateway.ok(passSecondStep, right, BROWSER);
    assert.equal(userNO, USER);
    await gateway.ok(verifyUserAuthSignForCloud, { authSign });
    // Both required factors are proved now.
    assert.equal((await gateway.ok(queryAccountSafety, {}, { as: authSign })).accountSafety.missing, 0);
    await gateway.refused(
      'secondStepOver',
      passSecondStep,
      { ...right, secret: appCode(gateway, secret, 1) },
      BROWSER,
    );
    assert.deepEqual((await events()).slice(0, 2), ['signedIn', 'secondStepRefused']);
  });

  it('is asked for after a code by SMS too', async () => {
    const { secret } = await setUpApp(gateway, ACCOUNT);
    const phone = await phoneOf(gateway, ACCOUNT);
    await gateway.ok(sendLoginSmsCode, { phone }, BROWSER);
    const smsCode = codeIn(await smsTo(gateway, phone));
    const { authSign, secondStep } = await gateway.ok(loginBySmsCode, { phone, smsCode }, BROWSER);
    assert.equal(authSign, '');
    assert.ok(secondStep);
    const { ticket } = secondStep;
    await gateway.ok(passSecondStep, { ticket, factor: 'totp', secret: appCode(gateway, secret) }, BROWSER);
  });

  it('takes a code once, and those of the half minute before and after, not of the second', async () => {
    const { secret } = await setUpApp(gateway, ACCOUNT);
    const pass = async (code: string) =>
      gateway.send(passSecondStep, { ticket: await ticketOf(), factor: 'totp', secret: code }, BROWSER);
    assert.equal((await pass(appCode(gateway, secret, -2))).success, false);
    assert.equal((await pass(appCode(gateway, secret, 2))).success, false);
    assert.equal((await pass(appCode(gateway, secret, -1))).success, true);
    const present = appCode(gateway, secret);
    assert.equal((await pass(present)).success, true);
    assert.equal((await pass(present)).success, false);
    assert.equal((await pass(appCode(gateway, secret, -1))).success, false, 'nor one before it');
    assert.equal((await pass(appCode(gateway, secret, 1))).success, true);
  });

  it('lets one in of many that use the same code at the same moment', async () => {
    const { secret } = await setUpApp(gateway, ACCOUNT);
    const tickets: string[] = [];
    for (let i = 0; i < 4; i += 1) tickets.push(await ticketOf());
    const code = appCode(gateway, secret);
    const answers = await Promise.all(
      tickets.map((ticket) =>
        gateway.send(passSecondStep, { ticket, factor: 'totp', secret: code }, BROWSER),
      ),
    );
    assert.equal(answers.filter(({ success }) => success).length, 1);
  });

  it('is waited for five minutes, five tries, in one browser', async () => {
    const { secret } = await setUpApp(gateway, ACCOUNT);
    const right = () => ({ factor: 'totp', secret: appCode(gateway, secret) }) as const;
    const late = await ticketOf();
    gateway.clock.advance(5.1);
    await gateway.refused('secondStepOver', passSecondStep, { ticket: late, ...right() }, BROWSER);

    const stolen = await ticketOf();
    const elsewhere = { headers: { 'user-agent': 'another browser' } };
    await gateway.refused('secondStepOver', passSecondStep, { ticket: stolen, ...right() }, elsewhere);

    const tried = await ticketOf();
    for (let i = 0; i < 5; i += 1) {
      const recoveryCode = { ticket: tried, factor: 'recoveryCode', secret: `AAAAA-AAAA${i}` } as const;
      await gateway.refused('recoveryCodeWrong', passSecondStep, recoveryCode, BROWSER);
    }
    await gateway.refused('secondStepOver', passSecondStep, { ticket: tried, ...right() }, BROWSER);
    await gateway.ok(passSecondStep, { ticket: await ticketOf(), ...right() }, BROWSER);
  });

  it('is bound to the number that the browser was given', async () => {
    const { secret } = await setUpApp(gateway, ACCOUNT);
    const begin = async (cookie?: string) => {
      const answer = await gateway.app.inject({
        method: 'POST',
        url: loginByPassword.path,
        payload: { account: ACCOUNT, password: DEMO_PASSWORD },
        headers: cookie === undefined ? {} : { cookie },
      });
      const { result } = answer.json<{ result: { secondStep: { ticket: string } } }>();
      const [given] = answer.cookies;
      return { ticket: result.secondStep.ticket, cookie: `tp-device=${given?.value}` };
    };
    const pass = (ticket: string, cookie?: string) =>
      gateway.send(
        passSecondStep,
        { ticket, factor: 'totp', secret: appCode(gateway, secret) },
        cookie === undefined ? {} : { headers: { cookie } },
      );
    const { cookie } = await begin();
    const second = await begin(cookie);
    assert.equal((await pass(second.ticket)).success, false, 'without its number');
    assert.equal((await pass(second.ticket, `tp-device=${'x'.repeat(43)}`)).success, false, 'with another');
    assert.equal((await pass(second.ticket, cookie)).success, true);
  });

  it('is guessed five times from one place and twenty from all, which lock out neither its owner nor a recovery code', async () => {
    const { secret, recoveryCodes } = await setUpApp(gateway, ACCOUNT);
    const from = (address: string) => ({ headers: { 'user-agent': address, 'x-forwarded-for': address } });
    const owner = from('203.0.113.1');
    await gateway.ok(
      passSecondStep,
      { ticket: await ticketOf(owner), factor: 'totp', secret: appCode(gateway, secret) },
      owner,
    );
    gateway.clock.advance(1.1);
    let guesses = 0;
    for (let place = 10; place < 17; place += 1) {
      const thief = from(`198.51.100.${place}`);
      for (let i = 0; i < 6; i += 1) {
        const guess = {
          ticket: await ticketOf(thief),
          factor: 'totp',
          secret: wrongCode(gateway, secret),
        } as const;
        const { code } = await gateway.send(passSecondStep, guess, thief);
        if (code === '41115') guesses += 1;
        else assert.equal(code, '41117');
      }
      gateway.clock.advance(2);
    }
    assert.equal(guesses, 20);
    const right = async (where: Options) =>
      gateway.send(
        passSecondStep,
        { ticket: await ticketOf(where), factor: 'totp', secret: appCode(gateway, secret) },
        where,
      );
    assert.equal((await right(owner)).success, true);
    const onAJourney = from('192.0.2.7');
    assert.equal((await right(onAJourney)).code, '41117');
    const [secretCode = ''] = recoveryCodes;
    await gateway.ok(
      passSecondStep,
      { ticket: await ticketOf(onAJourney), factor: 'recoveryCode', secret: secretCode },
      onAJourney,
    );
  });

  it('identifies no user by the password alone', async () => {
    await setUpApp(gateway, ACCOUNT);
    await gateway.db.deleteFrom('login_origin').execute();
    await ticketOf();
    const known = await gateway.db
      .selectFrom('login_origin')
      .selectAll()
      .where('user_no', '=', USER)
      .execute();
    assert.deepEqual(known, []);
  });

  it('is waited for no more once the password is another or all are signed out', async () => {
    const { as, secret } = await setUpApp(gateway, ACCOUNT);
    const before = await ticketOf();
    await gateway.ok(changeLoginPassword, { password: 'walnut-river-4711' }, { as });
    const right = { factor: 'totp', secret: appCode(gateway, secret) } as const;
    await gateway.refused('secondStepOver', passSecondStep, { ticket: before, ...right }, BROWSER);
    const { password_hash } = await gateway.db
      .selectFrom('app_user')
      .select('password_hash')
      .where('login_name', '=', 'approver')
      .executeTakeFirstOrThrow();
    await gateway.db.updateTable('app_user').set({ password_hash }).where('user_no', '=', USER).execute();
    const waiting = await ticketOf();
    await gateway.ok(signOutEverywhere, {}, { as });
    await gateway.refused('secondStepOver', passSecondStep, { ticket: waiting, ...right }, BROWSER);
  });

  it('proves who somebody is, by a code that is used up', async () => {
    const { secret } = await setUpApp(gateway, ACCOUNT);
    const code = appCode(gateway, secret);
    const { authSign: as } = await gateway.ok(
      passSecondStep,
      { ticket: await ticketOf(), factor: 'totp', secret: code },
      BROWSER,
    );
    gateway.clock.advance(11);
    assert.equal((await gateway.ok(queryAccountSafety, {}, { as })).accountSafety.missing, 2);
    const fresh = appCode(gateway, secret);
    const proven = await gateway.ok(proveIdentity, { factor: 'totp', secret: fresh }, { as });
    assert.equal(proven.missing, 1);
    await gateway.refused('proofWrong', proveIdentity, { factor: 'totp', secret: fresh }, { as });
    for (let i = 0; i < 4; i += 1) {
      await gateway.refused(
        'proofWrong',
        proveIdentity,
        { factor: 'totp', secret: wrongCode(gateway, secret) },
        { as },
      );
    }
    await gateway.refused(
      'proofLocked',
      proveIdentity,
      { factor: 'totp', secret: appCode(gateway, secret, 1) },
      { as },
    );
  });

  it('has recovery codes that are used once, told of, and void when others are made or it is turned off', async () => {
    const { as, recoveryCodes } = await setUpApp(gateway, ACCOUNT);
    const [first = '', second = ''] = recoveryCodes;
    const use = async (secret: string) =>
      gateway.send(passSecondStep, { ticket: await ticketOf(), factor: 'recoveryCode', secret }, BROWSER);
    assert.equal((await use(first.toLowerCase().replace('-', ''))).success, true);
    assert.equal((await use(first)).success, false);
    const [mail] = await mailsTo(gateway, ACCOUNT);
    assert.match(mail?.content ?? '', /恢复码已被使用/);
    assert.equal((await gateway.ok(queryAccountSafety, {}, { as })).accountSafety.recoveryCodesLeft, 9);

    const made = await gateway.ok(makeRecoveryCodes, {}, { as });
    assert.equal(made.recoveryCodes.length, 10);
    assert.equal((await use(second)).success, false);
    gateway.clock.advance(1.1);
    await gateway.ok(proveIdentity, { factor: 'recoveryCode', secret: made.recoveryCodes[0] ?? '' }, { as });
    await gateway.refused(
      'proofWrong',
      proveIdentity,
      { factor: 'recoveryCode', secret: made.recoveryCodes[0] ?? '' },
      { as },
    );

    await gateway.ok(removeTotp, {}, { as });
    assert.equal((await password()).secondStep, undefined);
    const { accountSafety } = await gateway.ok(queryAccountSafety, {}, { as });
    assert.deepEqual([accountSafety.totpSince, accountSafety.recoveryCodesLeft], ['', 0]);
    await gateway.refused('totpMissing', makeRecoveryCodes, {}, { as });
    assert.deepEqual((await events()).slice(0, 3), ['signedIn', 'totpRemoved', 'identityRefused']);
  });

  it('is removed where the owner denies having added it', async () => {
    await setUpApp(gateway, ACCOUNT);
    const [mail] = await mailsTo(gateway, ACCOUNT);
    const { isDone } = await followLink(gateway, tokenIn(mail?.content ?? ''));
    assert.ok(isDone);
    assert.equal((await password()).secondStep, undefined);
  });
});
