import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { proveIdentity, queryAccountSafety } from '../../../src/contract/account-safety/account-safety';
import {
  changeLoginPassword,
  changePhone,
  removeEmail,
  requestEmail,
  sendNewPhoneCode,
  setSecurityPassword,
} from '../../../src/contract/account-safety/changes';
import { queryAccountEvents } from '../../../src/contract/account-safety/sessions';
import {
  loginByPassword,
  sendLoginSmsCode,
  verifyUserAuthSignForCloud,
} from '../../../src/contract/login/login';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import {
  codeIn,
  followLink,
  openLink,
  phoneOf,
  prove,
  signInProven,
  smsTo,
  tokenIn,
} from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { mailsTo } from '../../support/gateway/areas/accounts/sent-mails';

const NEW_PASSWORD = 'walnut-river-42';
const NEW_PHONE = '13912345678';

describe('a change of a user to their account', () => {
  let gateway: TestGateway;
  let as: string;
  beforeEach(async () => {
    gateway = await startTestGateway();
    as = await signInProven(gateway, 'staff');
  });
  afterEach(() => gateway.close());

  const safety = async (token = as) =>
    (await gateway.ok(queryAccountSafety, {}, { as: token })).accountSafety;
  const newestMail = async (account = 'staff') => {
    const [mail] = await mailsTo(gateway, account);
    assert.ok(mail);
    return mail;
  };
  const isAlive = async (authSign: string) =>
    (await gateway.send(verifyUserAuthSignForCloud, { authSign })).success;
  const isDead = async (token: string) => {
    assert.match(await openLink(gateway, token), /链接无效或已失效/);
    assert.deepEqual((await followLink(gateway, token)).isDone, false);
  };
  const fieldOf = async (field: string, refusing: Promise<unknown>) =>
    ((await refusing) as { fields: Record<string, string> }).fields[field];

  describe('the login password', () => {
    it('is set, ends all other sessions, and causes a mail', async () => {
      const elsewhere = await gateway.login('staff');
      const { endedSessions, authSign } = await gateway.ok(
        changeLoginPassword,
        { password: NEW_PASSWORD },
        { as },
      );
      assert.equal(endedSessions, 1);
      assert.deepEqual([await isAlive(authSign), await isAlive(elsewhere)], [true, false]);
      await gateway.refused('credentialsWrong', loginByPassword, {
        account: 'staff',
        password: DEMO_PASSWORD,
      });
      await gateway.ok(loginByPassword, { account: 'staff', password: NEW_PASSWORD });
      const { subject, content } = await newestMail();
      assert.equal(subject, '您的账号登录密码已修改');
      assert.match(content, /这不是我本人操作/);
      assert.notEqual((await safety()).passwordChangedAt, '');
    });

    it('counts as proof no more: it is another one now', async () => {
      await gateway.ok(changeLoginPassword, { password: NEW_PASSWORD }, { as });
      await gateway.refused('proofNeeded', setSecurityPassword, { securityPassword: '135792' }, { as });
    });

    for (const [password, message] of [
      ['short', '密码至少8个字符'],
      ['password1', '该密码过于简单或已泄露，容易被猜到，请更换'],
      ['qwertyuiop', '该密码过于简单或已泄露，容易被猜到，请更换'],
      ['travelportal', '该密码过于简单或已泄露，容易被猜到，请更换'],
      ['staff2026', '密码不能包含您的账号、姓名、手机号或邮箱，请更换'],
      ['x'.repeat(65), '密码不能超过64个字符'],
      [DEMO_PASSWORD, '新密码不能与当前密码相同'],
    ] as const) {
      it(`is not ${password.slice(0, 20)}`, async () => {
        const refusing = gateway.refused('fieldsInvalid', changeLoginPassword, { password }, { as });
        assert.equal(await fieldOf('password', refusing), message);
        await gateway.login('staff');
      });
    }
  });

  describe('the security password', () => {
    const given = { securityPassword: '135792' };
    it('is set, proves who they are, and is locked for 15 minutes after five wrong ones', async () => {
      await gateway.ok(setSecurityPassword, given, { as });
      assert.equal((await safety()).hasSecurityPassword, true);
      const try_ = (secret: string) =>
        gateway.send(proveIdentity, { factor: 'securityPassword', secret }, { as });
      for (let tries = 0; tries < 5; tries += 1) assert.equal((await try_('975310')).code, '41122');
      assert.equal((await try_('135792')).code, '41123');
      assert.notEqual((await safety()).securityLockedUntil, '');
      gateway.clock.advance(15);
      assert.equal((await try_('135792')).code, '0');
      for (let tries = 0; tries < 4; tries += 1) assert.equal((await try_('975310')).code, '41122');
      assert.equal((await try_('135792')).code, '0', 'the fifth is right');
      assert.equal((await safety()).securityLockedUntil, '');
    });

    it('is no digits that others may know', async () => {
      const birthday = '920318';
      const refusing = gateway.refused(
        'fieldsInvalid',
        setSecurityPassword,
        { securityPassword: birthday },
        { as },
      );
      assert.equal(await fieldOf('securityPassword', refusing), '不能使用出生日期');
    });

    it('is tried five times, however many try at the same moment', async () => {
      await gateway.ok(setSecurityPassword, given, { as });
      const answers = await Promise.all(
        Array.from({ length: 12 }, () =>
          gateway.send(proveIdentity, { factor: 'securityPassword', secret: '975310' }, { as }),
        ),
      );
      assert.equal(answers.filter(({ code }) => code === '41122').length, 5);
    });
  });

  describe('the phone', () => {
    const newCode = async (phone = NEW_PHONE) => {
      await gateway.ok(sendNewPhoneCode, { phone }, { as });
      return codeIn(await smsTo(gateway, phone));
    };
    it('changes once the code of the new phone is entered, and the former phone gets a message', async () => {
      const former = await phoneOf(gateway, 'staff');
      const smsCode = await newCode();
      const changed = await gateway.ok(changePhone, { phone: NEW_PHONE, smsCode }, { as });
      assert.equal(changed.telephone, '139****5678');
      assert.match(await smsTo(gateway, former), /绑定手机号已更换/);
      assert.equal(await phoneOf(gateway, 'staff'), NEW_PHONE);
      await gateway.ok(sendLoginSmsCode, { phone: NEW_PHONE });
      const staff = await gateway.db
        .selectFrom('staff')
        .select('phone')
        .where('user_no', '=', 'U000001')
        .execute();
      assert.ok(staff.every(({ phone }) => phone === NEW_PHONE));
    });

    it('is never changed without proofs, nor by the code of another phone', async () => {
      const smsCode = await newCode();
      const other = '13912345679';
      await gateway.refused('proofWrong', changePhone, { phone: other, smsCode }, { as });
      gateway.clock.advance(10);
      await gateway.refused('proofNeeded', changePhone, { phone: NEW_PHONE, smsCode }, { as });
      await gateway.refused('proofNeeded', sendNewPhoneCode, { phone: NEW_PHONE }, { as });
    });

    it('of another account is refused once its code is there, and not told of before', async () => {
      const taken = await phoneOf(gateway, 'approver');
      const smsCode = await newCode(taken);
      await gateway.refused('phoneTaken', changePhone, { phone: taken, smsCode }, { as });
      assert.notEqual(await phoneOf(gateway, 'staff'), taken);
    });
  });

  describe('the mail address', () => {
    const email = 'chen.siyuan@mail.example';
    const sent = async (address: string) => {
      await gateway.idle();
      return gateway.db
        .selectFrom('kept_mail')
        .selectAll()
        .where('address', '=', address)
        .orderBy('mail_no', 'desc')
        .executeTakeFirstOrThrow();
    };

    it('changes once the link sent to the new address is confirmed, once; both addresses get mails', async () => {
      assert.deepEqual(await gateway.ok(requestEmail, { email }, { as }), {
        awaitedEmail: 'c****@mail.example',
      });
      const before = await safety();
      assert.deepEqual([before.email, before.awaitedEmail], ['s****@demo.example', 'c****@mail.example']);
      const token = tokenIn((await sent(email)).content);
      assert.match(await openLink(gateway, token), /将c\*{4}@mail\.example设为您的账户邮箱？/);
      assert.equal((await safety()).email, 's****@demo.example', 'opening it does nothing');
      assert.deepEqual(await followLink(gateway, token), {
        isDone: true,
        said: '邮箱c****@mail.example已绑定。',
      });
      await isDead(token);
      assert.deepEqual([(await safety()).email, (await safety()).awaitedEmail], ['c****@mail.example', '']);
      assert.equal((await sent(email)).subject, '您的账号绑定邮箱已变更');
      assert.equal((await newestMail()).subject, '您的账号绑定邮箱已变更');
    });

    it('is not changed by a link of a day ago, nor by one that another request replaced', async () => {
      await gateway.ok(requestEmail, { email }, { as });
      const first = tokenIn((await sent(email)).content);
      await gateway.ok(requestEmail, { email: 'other@mail.example' }, { as });
      const second = tokenIn((await sent('other@mail.example')).content);
      await isDead(first);
      gateway.clock.advance(24 * 60);
      await isDead(second);
    });

    it('is taken away', async () => {
      await gateway.ok(removeEmail, {}, { as });
      assert.equal((await safety()).email, '');
      assert.equal((await newestMail()).subject, '您的账号绑定邮箱已变更');
    });
  });

  describe('a change that the owner did not make', () => {
    it('is undone with all that came after it, and all sessions end', async () => {
      const phone = await phoneOf(gateway, 'staff');
      await gateway.ok(sendNewPhoneCode, { phone: NEW_PHONE }, { as });
      const smsCode = codeIn(await smsTo(gateway, NEW_PHONE));
      await gateway.ok(changePhone, { phone: NEW_PHONE, smsCode }, { as });
      const token = tokenIn(await smsTo(gateway, phone));
      gateway.clock.advance(2);
      await prove(gateway, { account: 'staff', as, factor: 'mail' });
      const { authSign } = await gateway.ok(changeLoginPassword, { password: NEW_PASSWORD }, { as });

      const later = tokenIn((await newestMail()).content);
      assert.match(await openLink(gateway, token), /手机被更换（139\*{4}5678）/);
      assert.equal(await isAlive(authSign), true, 'opening it does nothing');
      const { said } = await followLink(gateway, token);
      assert.match(said, /^已撤销，所有设备已退出登录/);
      assert.equal(await isAlive(authSign), false);
      assert.equal(await phoneOf(gateway, 'staff'), phone);
      for (const password of [NEW_PASSWORD, DEMO_PASSWORD]) {
        await gateway.refused('credentialsWrong', loginByPassword, { account: 'staff', password });
      }
      await isDead(token);
      await isDead(later);
    });

    it('leaves no account to a thief with only the phone, where there is no mail address', async () => {
      await gateway.ok(removeEmail, {}, { as });
      const phone = await phoneOf(gateway, 'staff');
      const fresh = await signInProven(gateway, 'staff', 2);
      await gateway.ok(changeLoginPassword, { password: NEW_PASSWORD }, { as: fresh });
      const token = tokenIn(await smsTo(gateway, phone));
      assert.equal((await followLink(gateway, token)).isDone, true);
      // Undoing the change restores the former password, so the phone is not the only factor.
      const back = await gateway.login('staff');
      assert.equal((await safety(back)).missing, 1);
      const { password_hash } = await gateway.db
        .selectFrom('app_user')
        .select('password_hash')
        .where('login_name', '=', 'staff')
        .executeTakeFirstOrThrow();
      assert.notEqual(password_hash, null);
    });

    it('is undone by the page itself alone: not by another site’s form, nor without its cookie', async () => {
      const { authSign } = await gateway.ok(changeLoginPassword, { password: NEW_PASSWORD }, { as });
      const token = tokenIn((await newestMail()).content);
      const form = {
        method: 'POST',
        url: '/account/link',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
        payload: '',
      } as const;
      const foreign = await gateway.app.inject({ ...form, cookies: { 'tp-account-link': token } });
      assert.equal(foreign.statusCode, 400);
      assert.equal(
        (await gateway.app.inject({ ...form, headers: { ...form.headers, 'sec-fetch-site': 'same-origin' } }))
          .statusCode,
        400,
      );
      assert.equal(await isAlive(authSign), true);
      assert.match(String(foreign.headers['content-security-policy']), /frame-ancestors 'none'/);
    });

    it('is no more after a week', async () => {
      await gateway.ok(changeLoginPassword, { password: NEW_PASSWORD }, { as });
      const token = tokenIn((await newestMail()).content);
      gateway.clock.advance(7 * 24 * 60);
      await isDead(token);
    });

    it('is undone once, however many say so at the same moment', async () => {
      await gateway.ok(changeLoginPassword, { password: NEW_PASSWORD }, { as });
      const token = tokenIn((await newestMail()).content);
      const answers = await Promise.all(Array.from({ length: 3 }, () => followLink(gateway, token)));
      assert.equal(answers.filter(({ isDone }) => isDone).length, 1);
    });
  });

  it('is logged with its author, time and place, and the log cannot be changed', async () => {
    await gateway.ok(setSecurityPassword, { securityPassword: '135792' }, { as });
    const { eventList } = await gateway.ok(queryAccountEvents, { kind: 'changes' }, { as });
    assert.deepEqual(
      eventList.map(({ kind }) => kind),
      ['securityPasswordSet', 'identityProved'],
    );
    const { db } = gateway;
    const change = db.updateTable('account_event').set({ kind: 'signedIn' });
    await assert.rejects(change.execute(), /account_event is only added to/);
    const remove = db.deleteFrom('account_event').where('user_no', '=', 'U000001');
    await assert.rejects(remove.execute(), /account_event is only added to/);
  });
});
