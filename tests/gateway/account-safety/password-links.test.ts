import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { makeLink } from '../../../demo/gateway/account-safety/links';
import { createPasswordLink } from '../../../demo/gateway/account-safety/password-link/link';
import { sql } from 'kysely';
import { migration } from '../../../demo/gateway/staff/migrations/0600-unproved-phones';
import { DAY } from '../../../demo/gateway/server/limits/allowance';
import { setLocked } from '../../../demo/gateway/account-safety/queries';
import { insertAwaitedStaff } from '../../../demo/gateway/login/awaited-staff';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { newNumber } from '../../../demo/gateway/server/new-number';
import { setSecurityPassword } from '../../../src/contract/account-safety/changes';
import { loginByPassword } from '../../../src/contract/login/login';
import {
  followLink,
  phoneOf,
  prove,
  signInBySms,
  signInProven,
  smsTo,
  tokenIn,
} from '../../support/gateway/areas/accounts/account-steps';
import { decideClaim, makeClaim } from '../../support/gateway/areas/accounts/account-claims';
import {
  addAdministrator,
  LINK_PASSWORD,
  renewLink,
  useLink,
} from '../../support/gateway/areas/accounts/new-administrator';
import { mailsTo } from '../../support/gateway/areas/accounts/sent-mails';
import { setUpApp } from '../../support/gateway/areas/accounts/totp-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openLink, setPassword } from '../../support/gateway/setup/password-page';

const NEW_PASSWORD = 'walnut-river-42';
const FORM = { password: NEW_PASSWORD, again: NEW_PASSWORD };

describe('a link that sets a password', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  const userOf = async (account: string) =>
    (
      await gateway.db
        .selectFrom('app_user')
        .select('user_no')
        .where('login_name', '=', account)
        .executeTakeFirstOrThrow()
    ).user_no;
  async function linkOf(account: string): Promise<string> {
    const userNo = await userOf(account);
    const made = {
      userNo,
      kind: 'recoverAccount',
      maker: 'operator',
      tmcNumber: null,
      now: gateway.clock.now,
    } as const;
    return (await inTransaction(gateway.db, (tx) => createPasswordLink(tx, made))).path;
  }
  async function assertDead(account: string, path: string): Promise<void> {
    assert.equal((await setPassword(gateway.app, path, FORM)).statusCode, 400);
    await gateway.refused('credentialsWrong', loginByPassword, { account, password: NEW_PASSWORD });
  }

  for (const [account, message] of [
    ['staff', /身份验证器已停用/],
    ['approver', /登录密码已修改/],
  ] as const) {
    it(`sets none that outlasts a denial by the message ${message.source}`, async () => {
      await setUpApp(gateway, account);
      const path = await linkOf(account);
      assert.equal((await setPassword(gateway.app, path, FORM)).statusCode, 200);
      const mail = (await mailsTo(gateway, account)).find(({ subject }) => message.test(subject));
      assert.ok(mail, (await mailsTo(gateway, account)).map(({ subject }) => subject).join());
      assert.ok((await followLink(gateway, tokenIn(mail.content))).isDone);
      await gateway.refused('credentialsWrong', loginByPassword, { account, password: NEW_PASSWORD });
    });
  }

  it('is void after its first proof by the phone, renewed ones too, also before any password', async () => {
    const { phone, account, enterpriseNum } = await addAdministrator(gateway, {
      phone: '13911110051',
      account: 'mo.yan',
    });
    const path = await renewLink(gateway, enterpriseNum);
    await signInBySms(gateway, phone);
    await assertDead(account, path);
    const later = await addAdministrator(gateway, { phone: '13911110052', account: 'yu.hua' });
    await useLink(gateway, later.path);
    const as = (await gateway.ok(loginByPassword, { account: 'yu.hua', password: LINK_PASSWORD })).authSign;
    const renewed = await renewLink(gateway, later.enterpriseNum);
    await prove(gateway, { account: 'yu.hua', as, factor: 'sms' });
    await assertDead('yu.hua', renewed);
    await gateway.ok(loginByPassword, { account: 'yu.hua', password: LINK_PASSWORD });
  });

  it('is void after the first proof by a person whom an enterprise has added', async () => {
    const user_no = await userOf('staff');
    await gateway.db
      .updateTable('app_user')
      .set({ password_hash: null })
      .where('user_no', '=', user_no)
      .execute();
    const { staff_no: staffNo, enterprise_num: enterpriseNum } = await gateway.db
      .selectFrom('staff')
      .select(['staff_no', 'enterprise_num'])
      .where('user_no', '=', user_no)
      .executeTakeFirstOrThrow();
    const phone = await phoneOf(gateway, 'staff');
    await insertAwaitedStaff(gateway.db, [
      { staffNo, enterpriseNum, phone, addedBy: staffNo, isToInvite: false },
    ]);
    const path = await linkOf('staff');
    gateway.clock.advance(2);
    await signInBySms(gateway, phone);
    await assertDead('staff', path);
  });

  it('leaves the phone unproved when its holder denies the claim of another one', async () => {
    const { phone, account, path } = await addAdministrator(gateway, {
      phone: '13911110053',
      account: 'ba.jin',
    });
    await useLink(gateway, path);
    const given = { account, password: LINK_PASSWORD };
    const { authSign: as } = await gateway.ok(loginByPassword, given);
    const claimNo = await makeClaim(gateway, as, '13911110054');
    await decideClaim(gateway, 'approve', { claimNo });
    gateway.clock.advance(25 * 60);
    await gateway.sweep(['account-safety']);
    assert.equal(await phoneOf(gateway, account), '13911110054');
    assert.ok((await followLink(gateway, tokenIn(await smsTo(gateway, phone)))).isDone);
    assert.equal(await phoneOf(gateway, account), phone);
    await signInBySms(gateway, phone);
    await gateway.refused('credentialsWrong', loginByPassword, given);
  });

  it('leaves phones unproved in a database in use only where nothing else has proved them', async () => {
    const { db, clock } = gateway;
    const flagged = ['lao.she', 'cao.yu', 'bing.xin', 'shen.cong', 'ai.qing', 'gu.cheng'];
    for (const [at, account] of flagged.entries()) {
      const { path } = await addAdministrator(gateway, { phone: `1391111006${at}`, account });
      if (at > 0) await useLink(gateway, path);
    }
    const [, used = '', proved = '', withApp = '', bySms = '', moved = ''] = await Promise.all(
      flagged.map(userOf),
    );
    const way = { address: '', agent: '', happened_at: clock.now };
    const undone = new Error('undone');
    const run = inTransaction(db, async (tx) => {
      await tx
        .insertInto('account_event')
        .values([
          { user_no: proved, kind: 'identityProved', way: '', ...way },
          { user_no: bySms, kind: 'signedIn', way: 'sms', ...way },
          { user_no: moved, kind: 'phoneChanged', way: '', ...way },
        ])
        .execute();
      await sql`insert into account_totp (user_no, sealed_secret, made_at, confirmed_at)
        values (${withApp}, '', ${clock.now}, ${clock.now})`.execute(tx);
      await sql`alter table app_user drop column unproved_phone, drop column password_doubted_until`.execute(
        tx,
      );
      await migration.up(tx);
      const rows = await tx
        .selectFrom('app_user')
        .select(['login_name', 'unproved_phone', 'password_doubted_until'])
        .where('unproved_phone', 'is not', null)
        .where('login_name', 'in', [...flagged, 'staff', 'admin'])
        .orderBy('unproved_phone')
        .execute();
      assert.deepEqual(rows, [
        { login_name: 'lao.she', unproved_phone: '13911110060', password_doubted_until: null },
        {
          login_name: 'cao.yu',
          unproved_phone: '13911110061',
          password_doubted_until: new Date(clock.now.getTime() + 7 * DAY),
        },
      ]);
      assert.notEqual(used, '');
      throw undone;
    });
    await assert.rejects(run, undone);
  });

  it('is void after the owner denies a change', async () => {
    const as = await signInProven(gateway, 'multi', 2);
    await gateway.ok(setSecurityPassword, { securityPassword: '135792' }, { as });
    const path = await linkOf('multi');
    const [mail] = await mailsTo(gateway, 'multi');
    assert.ok((await followLink(gateway, tokenIn(mail?.content ?? ''))).isDone);
    await assertDead('multi', path);
  });

  /** Someone claims the account for another phone. */
  async function claim(account: string, claim_state: 'waiting' | 'approved'): Promise<string> {
    const { now } = gateway.clock;
    const decided = claim_state === 'waiting' ? null : now;
    const claim_no = newNumber('SS', now);
    await gateway.db
      .insertInto('account_claim')
      .values({
        claim_no,
        user_no: await userOf(account),
        claim_state,
        former: await phoneOf(gateway, account),
        present: '13912345678',
        reason: '手机丢失',
        made_at: now,
        address: '',
        agent: '',
        decided_at: decided,
        effect_at: decided,
        ended_at: null,
      })
      .execute();
    return claim_no;
  }

  it('is void after the owner denies a claim', async () => {
    const path = await linkOf('multi');
    const about = await claim('multi', 'waiting');
    const expiresAt = new Date(gateway.clock.now.getTime() + 3_600_000);
    const token = await makeLink(gateway.db, { kind: 'denyClaim', about, sentTo: '', expiresAt });
    assert.ok((await followLink(gateway, token)).isDone);
    await assertDead('multi', path);
  });

  it('is void after customer service moves the account to another phone', async () => {
    const path = await linkOf('admin');
    await claim('admin', 'approved');
    await gateway.sweep(['account-safety']);
    assert.equal(await phoneOf(gateway, 'admin'), '13912345678');
    await assertDead('admin', path);
  });

  it('opens no account whose ownership is disputed', async () => {
    const path = await linkOf('nopage');
    await setLocked(gateway.db, await userOf('nopage'), gateway.clock.now);
    assert.match((await openLink(gateway.app, path)).body, /链接无效或已失效/);
    await assertDead('nopage', path);
  });
});
