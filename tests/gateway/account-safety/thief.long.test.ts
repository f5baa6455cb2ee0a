import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { proveIdentity, sendProofCode } from '../../../src/contract/account-safety/account-safety';
import {
  changeLoginPassword,
  changePhone,
  removeEmail,
  requestEmail,
  sendNewPhoneCode,
  setSecurityPassword,
} from '../../../src/contract/account-safety/changes';
import {
  applyAccountClaim,
  sendClaimCode,
  withdrawAccountClaim,
} from '../../../src/contract/account-safety/claims';
import type { BodyOf, Call } from '../../../src/contract/call';
import { fileUpload } from '../../../src/contract/files/files';
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
  type SignIn,
} from '../../../src/contract/login/login';
import { passSecondStep } from '../../../src/contract/login/second-step';
import { DEMO_PASSWORD } from '../../../demo/gateway/seed/accounts';
import { decideClaim } from '../../support/gateway/areas/accounts/account-claims';
import { followLink } from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { appCode } from '../../support/gateway/areas/accounts/totp-steps';

const THIEF = 'thief';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const THIEFS_PHONE = '13912345678';
const STOLEN = ['password', 'phone', 'mailbox', 'app', 'recoveryCodes'] as const;
type Stolen = (typeof STOLEN)[number];

/** One actor of the model: user agent, the factors they hold and their current token. */
interface Person {
  agent: string;
  has: readonly Stolen[];
  token: string | undefined;
}

const ACTS = [
  'signInByPassword',
  'signInBySms',
  'provePassword',
  'proveSms',
  'proveMail',
  'changePassword',
  'setSecurityPassword',
  'changePhone',
  'requestEmail',
  'removeEmail',
  'proveApp',
  'proveRecoveryCode',
  'setUpApp',
  'removeApp',
  'makeRecoveryCodes',
  'deny',
  'claim',
  'withdrawClaim',
] as const;
/** Steps that happen independently of the actors: customer service decides, or a day goes by. */
const OTHERS = ['decideClaim', 'day'] as const;
type Act = (typeof ACTS)[number];

describe('a thief with one stolen thing', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  /** Current row of the account. The owner knows all of it; the password is the last one they have set. */
  const account = () =>
    gateway.db.selectFrom('app_user').selectAll().where('user_no', '=', 'U000001').executeTakeFirstOrThrow();

  async function newestText(table: 'sms_message' | 'kept_mail', to: string): Promise<string> {
    await gateway.idle();
    const row =
      table === 'sms_message'
        ? await gateway.db
            .selectFrom(table)
            .select('content')
            .where('phone', '=', to)
            .orderBy('message_no', 'desc')
            .executeTakeFirst()
        : await gateway.db
            .selectFrom(table)
            .select('content')
            .where('address', '=', to)
            .orderBy('mail_no', 'desc')
            .executeTakeFirst();
    return row?.content ?? '';
  }
  const codeIn = (text: string): string => /验证码是?(\d{6})/.exec(text)?.[1] ?? '000000';

  /** Secrets of the owner. The thief uses only those they have stolen. */
  interface Kept {
    owner: string;
    secret: string | undefined;
    recoveryCodes: string[];
  }

  async function act(person: Person, what: Act, passwords: Kept): Promise<void> {
    const send = <C extends Call>(call: C, body: BodyOf<C>) =>
      gateway.send(call, body, { as: person.token, headers: { 'user-agent': person.agent } });
    const has = (thing: Stolen) => person.has.includes(thing);
    const { telephone: phone, email, login_name: name } = await account();
    const appCodeOf = () => (has('app') && passwords.secret ? appCode(gateway, passwords.secret) : '123456');
    const recoveryCodeOf = () =>
      (has('recoveryCodes') ? passwords.recoveryCodes.shift() : undefined) ?? 'AAAAA-AAAAA';
    /** Finishes a sign-in that waits for a second step, with the factors the person holds. */
    const end = async ({ authSign, secondStep }: SignIn): Promise<void> => {
      if (secondStep === undefined) {
        person.token = authSign;
        return;
      }
      const { ticket } = secondStep;
      // The ticket of a second step serves for no other call.
      await send(changeLoginPassword, { password: 'taken-by-a-ticket' });
      for (const factor of ['totp', 'recoveryCode'] as const) {
        const secret = factor === 'totp' ? appCodeOf() : recoveryCodeOf();
        const { success, result } = await send(passSecondStep, { ticket, factor, secret });
        if (success) {
          person.token = result.authSign;
          return;
        }
      }
    };
    switch (what) {
      case 'signInByPassword': {
        const password = has('password') ? passwords.owner : 'guessed-it-maybe';
        const { success, result } = await send(loginByPassword, { account: name ?? '', password });
        if (success) await end(result);
        return;
      }
      case 'signInBySms': {
        await send(sendLoginSmsCode, { phone });
        const smsCode = has('phone') ? codeIn(await newestText('sms_message', phone)) : '123456';
        const { success, result } = await send(loginBySmsCode, { phone, smsCode });
        if (success) await end(result);
        return;
      }
      case 'provePassword':
        await send(proveIdentity, {
          factor: 'password',
          secret: has('password') ? passwords.owner : 'guessed-it-maybe',
        });
        return;
      case 'proveSms': {
        await send(sendProofCode, { factor: 'sms' });
        const secret = has('phone') ? codeIn(await newestText('sms_message', phone)) : '123456';
        await send(proveIdentity, { factor: 'sms', secret });
        return;
      }
      case 'proveMail': {
        await send(sendProofCode, { factor: 'mail' });
        const secret =
          has('mailbox') && email !== null ? codeIn(await newestText('kept_mail', email)) : '123456';
        await send(proveIdentity, { factor: 'mail', secret });
        return;
      }
      case 'changePassword': {
        const password = `walnut-river-${Math.abs(gateway.clock.now.getTime() % 100_000)}-${person.agent}`;
        const { success } = await send(changeLoginPassword, { password });
        if (success && person.agent !== THIEF) passwords.owner = password;
        return;
      }
      case 'setSecurityPassword':
        await send(setSecurityPassword, { securityPassword: '135792' });
        return;
      case 'changePhone': {
        const theirs = person.agent === THIEF ? THIEFS_PHONE : '13812340000';
        await send(sendNewPhoneCode, { phone: theirs });
        const smsCode = codeIn(await newestText('sms_message', theirs));
        await send(changePhone, { phone: theirs, smsCode });
        return;
      }
      case 'requestEmail':
        await send(requestEmail, { email: `${person.agent}@mail.example` });
        return;
      case 'removeEmail':
        // Only the thief tries this: an owner who removes a factor is left with the protection of the others.
        if (person.agent === THIEF) await send(removeEmail, {});
        return;
      case 'proveApp':
        await send(proveIdentity, { factor: 'totp', secret: appCodeOf() });
        return;
      case 'proveRecoveryCode':
        await send(proveIdentity, { factor: 'recoveryCode', secret: recoveryCodeOf() });
        return;
      case 'setUpApp': {
        const begun = await send(beginTotp, {});
        if (!begun.success) return;
        const { secret } = begun.result;
        const confirmed = await send(confirmTotp, { code: appCode(gateway, secret) });
        if (confirmed.success && person.agent !== THIEF) {
          Object.assign(passwords, { secret, recoveryCodes: confirmed.result.recoveryCodes });
        }
        return;
      }
      case 'removeApp':
        // The owner does not either, see `removeEmail`.
        if (person.agent === THIEF) await send(removeTotp, {});
        return;
      case 'makeRecoveryCodes': {
        const made = await send(makeRecoveryCodes, {});
        if (made.success && person.agent !== THIEF) passwords.recoveryCodes = made.result.recoveryCodes;
        return;
      }
      case 'deny': {
        const texts = [
          has('phone') ? await newestText('sms_message', phone) : '',
          has('mailbox') && email !== null ? await newestText('kept_mail', email) : '',
        ];
        const token = /token=([A-Za-z0-9_-]{43})/.exec(texts.join(' '))?.[1];
        if (token !== undefined) await followLink(gateway, token, person.agent);
        return;
      }
      case 'claim': {
        const theirs = person.agent === THIEF ? THIEFS_PHONE : '13812341111';
        await send(sendClaimCode, { phone: theirs });
        const smsCode = codeIn(await newestText('sms_message', theirs));
        const { success, result } = await send(fileUpload, { file: new File([PNG], '身份证.png') });
        const fileNos = success ? [result.fileNo] : [];
        await send(applyAccountClaim, { phone: theirs, smsCode, reason: '手机丢失', fileNos });
        return;
      }
      case 'withdrawClaim':
        await send(withdrawAccountClaim, {});
    }
  }

  /** Customer service approves claims of the owner, who shows their documents, and refuses all others. */
  async function decide(): Promise<void> {
    const waiting = await gateway.db
      .selectFrom('account_claim')
      .select(['claim_no as claimNo', 'agent'])
      .where('claim_state', '=', 'waiting')
      .executeTakeFirst();
    if (waiting === undefined) return;
    const { claimNo, agent } = waiting;
    if (agent === THIEF) await decideClaim(gateway, 'refuse', { claimNo, reason: '证件与本人不符' });
    else await decideClaim(gateway, 'approve', { claimNo });
  }

  interface Step {
    by: number;
    what: Act | (typeof OTHERS)[number];
  }

  /** Runs the steps on an account and a phone in their initial state and asserts the outcome. */
  async function happens(
    stolen: Stolen,
    hasMail: boolean,
    hasApp: boolean,
    steps: readonly Step[],
  ): Promise<void> {
    // Outlasts all limits and locks of the previous run.
    gateway.clock.advance(3 * 24 * 60);
    const { db } = gateway;
    await db.deleteFrom('session').where('user_no', '=', 'U000001').execute();
    const reset = await db
      .selectFrom('app_user')
      .select('password_hash')
      .where('login_name', '=', 'approver')
      .executeTakeFirstOrThrow();
    await db
      .updateTable('app_user')
      .set({
        telephone: '13800000001',
        email: hasMail ? 'staff@demo.example' : null,
        password_hash: reset.password_hash,
      })
      .where('user_no', '=', 'U000001')
      .execute();
    await db.deleteFrom('account_safety').where('user_no', '=', 'U000001').execute();
    for (const table of ['account_totp', 'recovery_code', 'waiting_sign_in'] as const) {
      await db.deleteFrom(table).where('user_no', '=', 'U000001').execute();
    }
    await db
      .updateTable('account_claim')
      .set({ claim_state: 'withdrawn', ended_at: gateway.clock.now })
      .where('ended_at', 'is', null)
      .execute();

    const passwords: Kept = { owner: DEMO_PASSWORD, secret: undefined, recoveryCodes: [] };
    if (hasApp) {
      const owner: Person = { agent: 'owner at work', has: STOLEN, token: undefined };
      for (const what of ['signInByPassword', 'proveSms', 'setUpApp'] as const) {
        gateway.clock.advance(1.1);
        await act(owner, what, passwords);
      }
      assert.ok(passwords.secret);
    }
    const has = STOLEN;
    const people: Person[] = [
      { agent: 'owner at work', has, token: undefined },
      { agent: 'owner at home', has, token: undefined },
      { agent: THIEF, has: [stolen], token: undefined },
    ];
    for (const { by, what } of steps) {
      gateway.clock.advance(1.1);
      const person = people[by];
      assert.ok(person);
      if (what === 'decideClaim') await decide();
      else if (what === 'day') {
        gateway.clock.advance(24 * 60);
        await gateway.sweep(['account-safety']);
      } else await act(person, what, passwords);
    }
    const changed = await db
      .selectFrom('account_change')
      .select('kind')
      .where('agent', '=', THIEF)
      // The thief may use a stolen recovery code; that alone opens nothing.
      .where('kind', '!=', 'recoveryCodeUsed')
      .execute();
    assert.deepEqual(changed, []);
    const asked = await db
      .selectFrom('email_request')
      .select('email')
      .where('email', '=', `${THIEF}@mail.example`)
      .execute();
    assert.deepEqual(asked, []);
    assert.notEqual((await account()).telephone, THIEFS_PHONE);
  }

  it('never changes the account, for any actions of thief and owner in two browsers', async () => {
    const step = fc.record({ by: fc.constantFrom(0, 1, 2), what: fc.constantFrom(...ACTS, ...OTHERS) });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...STOLEN),
        fc.boolean(),
        fc.boolean(),
        fc.array(step, { minLength: 8, maxLength: 24 }),
        happens,
      ),
      { numRuns: 40 },
    );
  });

  it('never has the phone by claims, for any order of claims, decisions and denials, day after day', async () => {
    const by = fc.constantFrom(0, 2);
    const single = fc.record({
      by,
      what: fc.constantFrom(
        'withdrawClaim' as const,
        'deny' as const,
        'decideClaim' as const,
        'day' as const,
      ),
    });
    // A claim needs a signed-in session, which lasts for less than a day.
    const claim = by.map((one) =>
      (['signInByPassword', 'signInBySms', 'claim'] as const).map((what) => ({ by: one, what })),
    );
    const story = fc.array(
      fc.oneof(
        { weight: 2, arbitrary: claim },
        { weight: 3, arbitrary: single.map((one) => [one]) },
        { weight: 2, arbitrary: by.map((one) => [{ by: one, what: 'decideClaim' as const }]) },
        { weight: 2, arbitrary: by.map((one) => [{ by: one, what: 'day' as const }]) },
      ),
      { minLength: 6, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...STOLEN), fc.boolean(), story, (stolen, hasMail, parts) =>
        happens(stolen, hasMail, false, parts.flat()),
      ),
      { numRuns: 30 },
    );
    const came = await gateway.db
      .selectFrom('account_claim')
      .select(['agent', 'claim_state as state'])
      .distinct()
      .execute();
    const has = (isThief: boolean, state: string) =>
      came.some((one) => (one.agent === THIEF) === isThief && one.state === state);
    assert.deepEqual([has(false, 'done'), has(true, 'refused'), has(true, 'done')], [true, true, false]);
  });
});
