import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { lockAccount, setPhone } from '../../../demo/gateway/account-safety/queries';
import type { Database } from '../../../demo/gateway/db/database';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { hashPassword } from '../../../demo/gateway/login/password';
import { findUserByNo, holdAccount } from '../../../demo/gateway/login/queries';
import { openSession } from '../../../demo/gateway/login/session';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { proveIdentity } from '../../../src/contract/account-safety/account-safety';
import { changeLoginPassword, setSecurityPassword } from '../../../src/contract/account-safety/changes';
import { authorize, exchangeAuthorizationCode } from '../../../src/contract/authorize/authorize';
import { loginByPassword, loginBySmsCode, sendLoginSmsCode } from '../../../src/contract/login/login';
import { codeIn, phoneOf, signInProven, smsTo } from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { sha256 } from '../../../demo/gateway/authorize/provider';
import { TEST_DATABASE } from '../../support/gateway/process/test-database';
import { answerOf, openProviderSession } from '../../support/gateway/provider-session';

const ACCOUNT = 'staff';
const USER = 'U000001';
const NEW_PASSWORD = 'walnut-river-42';
const WITH_PASSWORD = { account: ACCOUNT, password: DEMO_PASSWORD };

describe('a proof that is replaced after its check', () => {
  let gateway: TestGateway;
  let former: string | null;
  let next: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    ({ former } = await gateway.db
      .selectFrom('app_user')
      .select('password_hash as former')
      .where('user_no', '=', USER)
      .executeTakeFirstOrThrow());
    next = await hashPassword(NEW_PASSWORD, gateway.config.passwordCost);
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    gateway.clock.advance(2 * 24 * 60);
    await gateway.db
      .updateTable('app_user')
      .set({ password_hash: former })
      .where('user_no', '=', USER)
      .execute();
    await gateway.db.deleteFrom('session').where('user_no', '=', USER).execute();
  });

  const sessions = async () =>
    (await gateway.db.selectFrom('session').select('session_no').where('user_no', '=', USER).execute())
      .length;
  /** Runs `work` while the right password of an attempt is replaced as soon as it was checked. */
  async function replacing(work: () => Promise<void>): Promise<void> {
    const { db } = gateway;
    await sql`create function replace_password() returns trigger language plpgsql as $$ begin
      update app_user set password_hash = ${sql.lit(next)} where user_no = ${sql.lit(USER)}; return null; end $$`.execute(
      db,
    );
    await sql`create trigger replace_password after delete on login_attempt
      execute function replace_password()`.execute(db);
    try {
      await work();
    } finally {
      await sql`drop function replace_password cascade`.execute(db);
    }
  }
  async function begin() {
    const codeVerifier = 'v'.repeat(43);
    const asked = {
      type: 'demo-idp',
      redirectUri: 'https://portal.example/authorize/demo-idp',
      state: 's'.repeat(43),
      nonce: 'n'.repeat(43),
      codeChallenge: sha256(codeVerifier, 'base64url'),
    };
    const { authorizeUrl, clientId } = await gateway.ok(authorize, asked);
    const { redirectUri, nonce } = asked;
    return { authorizeUrl, exchange: { clientId, redirectUri, nonce, codeVerifier } };
  }

  it('opens no session by the password', () =>
    replacing(async () => {
      await gateway.refused('credentialsWrong', loginByPassword, WITH_PASSWORD);
      assert.equal(await sessions(), 0);
      await gateway.ok(loginByPassword, { account: ACCOUNT, password: NEW_PASSWORD });
    }));

  it('opens one by a password of which another sign-in has only renewed the hash', async () => {
    next = await hashPassword(DEMO_PASSWORD, gateway.config.passwordCost);
    await replacing(async () => void (await gateway.ok(loginByPassword, WITH_PASSWORD)));
    next = await hashPassword(NEW_PASSWORD, gateway.config.passwordCost);
  });

  it('opens no page of consent', () =>
    replacing(async () => {
      const session = await openProviderSession(gateway.app, (await begin()).authorizeUrl);
      const page = await session.post('login', WITH_PASSWORD);
      assert.doesNotMatch(page.body, /同意并登录/);
      assert.match(page.body, /账号或密码错误/);
    }));

  it('gives no consent on the page that it has opened, and voids the code of a consent', async () => {
    const first = await begin();
    const consented = await openProviderSession(gateway.app, first.authorizeUrl);
    const back = await consented.consent(ACCOUNT);
    const session = await openProviderSession(gateway.app, (await begin()).authorizeUrl);
    await session.post('login', WITH_PASSWORD);
    const as = await signInProven(gateway, ACCOUNT);
    await gateway.ok(changeLoginPassword, { password: NEW_PASSWORD }, { as });
    const page = await session.post('consent', { decision: 'approve' });
    assert.equal(page.statusCode, 400);
    assert.match(page.body, /页面已过期/);
    await gateway.refused('authorizationWrong', exchangeAuthorizationCode, {
      ...first.exchange,
      code: back.searchParams.get('code') ?? '',
    });
    const again = await openProviderSession(gateway.app, (await begin()).authorizeUrl);
    await again.post('login', { account: ACCOUNT, password: NEW_PASSWORD });
    assert.ok(answerOf(await again.post('consent', { decision: 'approve' })).searchParams.get('code'));
  });

  it('is no proof by a security password', async () => {
    const as = await signInProven(gateway, ACCOUNT);
    await gateway.ok(setSecurityPassword, { securityPassword: '135792' }, { as });
    await sql`create function replace_digits() returns trigger language plpgsql as $$ begin
      if new.security_wrong = 0 then new.security_hash := ${sql.lit(next)}; end if; return new; end $$`.execute(
      gateway.db,
    );
    await sql`create trigger replace_digits before update on account_safety for each row
      execute function replace_digits()`.execute(gateway.db);
    const given = { factor: 'securityPassword', secret: '135792' } as const;
    await gateway.refused('proofWrong', proveIdentity, given, { as });
    await sql`drop function replace_digits cascade`.execute(gateway.db);
  });

  // the embedded database has one connection, so that no two transactions meet there
  describe('by a change that commits first', { skip: TEST_DATABASE !== 'postgres' }, () => {
    /** Makes a change that commits once a call waits for it. */
    async function during(
      change: (tx: Database) => Promise<unknown>,
      call: () => Promise<unknown>,
      hold: (tx: Database, userNo: string) => Promise<unknown> = lockAccount,
    ) {
      const waiting = await inTransaction(gateway.db, async (tx) => {
        await hold(tx, USER);
        await change(tx);
        let isWaiting = false;
        const called = call().finally(() => (isWaiting = true));
        while (!isWaiting) {
          const { rows } = await sql`select from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
          isWaiting ||= rows.length > 0;
        }
        return { called };
      });
      await waiting.called;
    }

    it('opens no session by a code of a phone that is replaced meanwhile', async () => {
      const phone = await phoneOf(gateway, ACCOUNT);
      await gateway.ok(sendLoginSmsCode, { phone });
      const smsCode = codeIn(await smsTo(gateway, phone));
      await during(
        (tx) => setPhone(tx, USER, { from: phone, to: '13912345678' }),
        () => gateway.refused('smsCodeWrong', loginBySmsCode, { phone, smsCode }),
      );
      assert.equal(await sessions(), 0);
    });

    it('ends the session that the password of a link just opens, when its phone is proved', async () => {
      const phone = await phoneOf(gateway, ACCOUNT);
      const password_doubted_until = new Date(gateway.clock.now.getTime() + 60_000);
      await gateway.db
        .updateTable('app_user')
        .set({ unproved_phone: phone, password_doubted_until, email: null })
        .where('user_no', '=', USER)
        .execute();
      await gateway.ok(sendLoginSmsCode, { phone });
      const smsCode = codeIn(await smsTo(gateway, phone));
      const source = { ip: '', device: { agent: '', number: undefined, keep: () => '' } };
      await during(
        async (tx) => {
          const user = await findUserByNo(tx, USER);
          assert.ok(user);
          await openSession(tx, user, { ...source, way: 'password', now: gateway.clock.now });
        },
        () => gateway.ok(loginBySmsCode, { phone, smsCode }),
        holdAccount,
      );
      assert.equal(await sessions(), 1);
      await gateway.refused('credentialsWrong', loginByPassword, WITH_PASSWORD);
    });
  });
});
