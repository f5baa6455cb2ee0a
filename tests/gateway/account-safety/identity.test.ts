import assert from 'node:assert/strict';
import { scryptSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import {
  proveIdentity,
  queryAccountSafety,
  sendProofCode,
} from '../../../src/contract/account-safety/account-safety';
import { changeLoginPassword } from '../../../src/contract/account-safety/changes';
import { loginByPassword, loginOut } from '../../../src/contract/login/login';
import { revealPersonalNumber } from '../../../src/contract/personal-info/personal-info';
import { hashPassword } from '../../../demo/gateway/login/password';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import {
  phoneOf,
  prove,
  receiveCode,
  signInProven,
  smsTo,
} from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, withGateway, type TestGateway } from '../../support/gateway/harness';
import { openPartnerSession } from '../../support/gateway/partner-session';

const NEW_PASSWORD = 'walnut-river-42';

describe('proving whose account it is', () => {
  let gateway: TestGateway;
  let as: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());
  beforeEach(async () => {
    gateway.clock.advance(60);
    as = await gateway.login('staff');
  });
  const safety = async (token = as) =>
    (await gateway.ok(queryAccountSafety, {}, { as: token })).accountSafety;
  const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000');

  it('tells how safe the account is, with its numbers hidden', async () => {
    const { telephone, email, proofs, missing, ...told } = await safety();
    assert.match(telephone, /^138\*{4}\d{4}$/);
    assert.equal(email, 's****@demo.example');
    assert.deepEqual(
      [told.level, told.advice],
      ['medium', ['setTotp', 'setSecurityPassword', 'renewPassword']],
    );
    assert.deepEqual(told.factors, ['password', 'sms', 'mail']);
    // Signing in by password counts as a proof of the password.
    assert.deepEqual([proofs.map(({ factor }) => factor), missing], [['password'], 1]);
  });

  it('takes factors of two kinds, for ten minutes, in the session that proved them', async () => {
    const change = { password: NEW_PASSWORD };
    await gateway.refused('proofNeeded', changeLoginPassword, change, { as });
    await prove(gateway, { account: 'staff', as, factor: 'sms' });
    assert.equal((await safety()).missing, 0);
    const elsewhere = await gateway.login('staff');
    await gateway.refused('proofNeeded', changeLoginPassword, change, { as: elsewhere });
    gateway.clock.advance(10);
    assert.deepEqual((await safety()).proofs, []);
    await gateway.refused('proofNeeded', changeLoginPassword, change, { as });
  });

  for (const factor of ['sms', 'mail'] as const) {
    it(`takes a code by ${factor} once, within five minutes, in the session that asked for it`, async () => {
      const code = await receiveCode(gateway, { account: 'staff', as, factor });
      const given = { factor, secret: code };
      const elsewhere = await gateway.login('staff');
      await gateway.refused('proofWrong', proveIdentity, given, { as: elsewhere });
      await gateway.ok(proveIdentity, given, { as });
      await gateway.refused('proofWrong', proveIdentity, given, { as });
      gateway.clock.advance(1.1);
      const late = await receiveCode(gateway, { account: 'staff', as, factor });
      gateway.clock.advance(5);
      await gateway.refused('proofWrong', proveIdentity, { factor, secret: late }, { as });
    });
  }

  it('takes five tries at a code, and then not even the right one', async () => {
    const code = await receiveCode(gateway, { account: 'staff', as, factor: 'sms' });
    for (let tries = 0; tries < 5; tries += 1) {
      await gateway.refused('proofWrong', proveIdentity, { factor: 'sms', secret: wrongOf(code) }, { as });
    }
    await gateway.refused('proofWrong', proveIdentity, { factor: 'sms', secret: code }, { as });
  });

  it('takes a code once, however many try it at the same moment', async () => {
    const code = await receiveCode(gateway, { account: 'staff', as, factor: 'sms' });
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => gateway.send(proveIdentity, { factor: 'sms', secret: code }, { as })),
    );
    assert.equal(answers.filter(({ success }) => success).length, 1);
  });

  it('answers the same request once more alike, whose answer was lost', async () => {
    const code = await receiveCode(gateway, { account: 'staff', as, factor: 'sms' });
    const given = { factor: 'sms', secret: code } as const;
    const requestId = 'the-same-request-again';
    const first = await gateway.ok(proveIdentity, given, { as, requestId });
    assert.deepEqual(await gateway.ok(proveIdentity, given, { as, requestId }), first);
  });

  it('goes on by another token, and has the former one prove, change and reveal nothing', async () => {
    const secret = await receiveCode(gateway, { account: 'staff', as, factor: 'sms' });
    const proven = await gateway.ok(proveIdentity, { factor: 'sms', secret }, { as });
    assert.notEqual(proven.authSign, as);
    assert.equal((await safety(proven.authSign)).missing, 0);
    // A thief of the former token can still finish reads under way for a moment, but has none of the proofs.
    const stolen = { as, isKept: true };
    const { accountSafety } = await gateway.ok(queryAccountSafety, {}, stolen);
    assert.deepEqual([accountSafety.proofs, accountSafety.missing], [[], 2]);
    const change = { password: NEW_PASSWORD };
    await gateway.refused('authExpired', changeLoginPassword, change, stolen);
    await gateway.refused('authExpired', sendProofCode, { factor: 'mail' }, stolen);
    const password = { factor: 'password', secret: DEMO_PASSWORD } as const;
    await gateway.refused('authExpired', proveIdentity, password, stolen);
    await gateway.refused('authExpired', revealPersonalNumber, { of: 'document', cardType: 0 }, stolen);
    gateway.clock.advance(1);
    await gateway.refused('authExpired', queryAccountSafety, {}, stolen);
    assert.equal((await safety(proven.authSign)).missing, 0);
  });

  it('ends with whichever of its tokens signs out', async () => {
    const { authSign } = await gateway.ok(
      proveIdentity,
      { factor: 'password', secret: DEMO_PASSWORD },
      { as },
    );
    await gateway.ok(loginOut, { authSign: as });
    await gateway.refused('authExpired', queryAccountSafety, {}, { as: authSign, isKept: true });
  });

  it('sends a code a minute at most, and ten a day', async () => {
    await gateway.ok(sendProofCode, { factor: 'sms' }, { as });
    await gateway.refused('smsTooSoon', sendProofCode, { factor: 'sms' }, { as });
    await withGateway({ config: { smsPerPhonePerDay: 2 } }, async (strict) => {
      const token = await strict.login('staff');
      for (let sent = 0; sent < 2; sent += 1) {
        await strict.ok(sendProofCode, { factor: 'mail' }, { as: token });
        strict.clock.advance(2);
      }
      await strict.refused('codeCapReached', sendProofCode, { factor: 'mail' }, { as: token });
    });
  });

  it('has five wrong passwords wait for 15 minutes, in their session alone', async () => {
    const wrong = { factor: 'password', secret: 'wrong' } as const;
    const right = { factor: 'password', secret: DEMO_PASSWORD } as const;
    for (let tries = 0; tries < 5; tries += 1) {
      await gateway.refused('proofWrong', proveIdentity, wrong, { as });
    }
    await gateway.refused('proofLocked', proveIdentity, right, { as });
    await gateway.ok(proveIdentity, right, { as: await gateway.login('staff') });
    gateway.clock.advance(15);
    await gateway.ok(proveIdentity, right, { as });
  });

  it('is refused in a session that a partner opened', async () => {
    const partners = await openPartnerSession(gateway, 'U000001');
    assert.equal((await safety(partners)).isPartners, true);
    const given = { factor: 'password', secret: DEMO_PASSWORD } as const;
    await gateway.refused('safetyBeyondPartner', proveIdentity, given, { as: partners });
    await gateway.refused('safetyBeyondPartner', sendProofCode, { factor: 'sms' }, { as: partners });
  });

  it('keeps neither codes nor passwords where the database can be read', async () => {
    const token = await signInProven(gateway, 'staff');
    await gateway.ok(changeLoginPassword, { password: NEW_PASSWORD }, { as: token });
    const code = /\d{6}/.exec(await smsTo(gateway, await phoneOf(gateway, 'staff')))?.[0] ?? '';
    const { db } = gateway;
    const kept = JSON.stringify([
      await db.selectFrom('account_code').selectAll().execute(),
      await db.selectFrom('answered_request').selectAll().execute(),
      await db.selectFrom('app_user').selectAll().execute(),
      await db.selectFrom('account_event').selectAll().execute(),
    ]);
    assert.ok(!kept.includes(NEW_PASSWORD));
    assert.ok(!kept.includes(`"${code}"`));
  });
});

describe('a password kept at a lower cost', () => {
  it('is kept at the present one from the next sign-in on, those of the former way too', async () => {
    const cost = { memoryKib: 16, passes: 1 };
    await withGateway({ config: { passwordCost: cost } }, async ({ db, ok, refused }) => {
      const signIn = (account: string) => ok(loginByPassword, { account, password: DEMO_PASSWORD });
      const hashOf = async (account: string) =>
        (
          await db
            .selectFrom('app_user')
            .select('password_hash')
            .where('login_name', '=', account)
            .executeTakeFirstOrThrow()
        ).password_hash ?? '';
      // Hash by scrypt with N = 2 of the demo password and a salt of zeros.
      const former = 'scrypt$2$8$1$AAAAAAAAAAAAAAAAAAAAAA$';
      const key = scryptSync(DEMO_PASSWORD, Buffer.alloc(16), 32, { N: 2, r: 8, p: 1 }).toString('base64url');
      await db
        .updateTable('app_user')
        .set({ password_hash: former + key })
        .where('login_name', '=', 'admin')
        .execute();
      for (const account of ['staff', 'admin']) {
        await refused('credentialsWrong', loginByPassword, { account, password: 'wrong' });
        assert.doesNotMatch(await hashOf(account), /m=16,t=1/);
        await signIn(account);
        assert.match(await hashOf(account), /^\$argon2id\$v=19\$m=16,t=1,p=1\$/);
        await signIn(account);
      }
    });
  });

  it('is salted anew each time', async () => {
    const cost = { memoryKib: 8, passes: 1 };
    assert.notEqual(await hashPassword('a', cost), await hashPassword('a', cost));
  });
});
