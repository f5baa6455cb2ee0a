import assert from 'node:assert/strict';
import { proveIdentity, sendProofCode } from '../../../../../src/contract/account-safety/account-safety';
import { loginBySmsCode, sendLoginSmsCode } from '../../../../../src/contract/login/login';
import { DEMO_PASSWORD } from '../../../../../demo/gateway/seed/accounts';
import type { TestGateway } from '../../harness';
import { mailsTo } from './sent-mails';

/** Newest SMS to a phone. */
export async function smsTo(gateway: Pick<TestGateway, 'db' | 'idle'>, phone: string): Promise<string> {
  await gateway.idle();
  const message = await gateway.db
    .selectFrom('sms_message')
    .select('content')
    .where('phone', '=', phone)
    .orderBy('message_no', 'desc')
    .executeTakeFirst();
  assert.ok(message, `${phone} has no SMS`);
  return message.content;
}

export function codeIn(content: string): string {
  const code = /\d{6}/.exec(content)?.[0];
  assert.ok(code, content);
  return code;
}

export const phoneOf = async ({ db }: Pick<TestGateway, 'db'>, account: string): Promise<string> =>
  (
    await db
      .selectFrom('app_user')
      .select('telephone')
      .where('login_name', '=', account)
      .executeTakeFirstOrThrow()
  ).telephone;

/** Signs the user of a phone in with the SMS code. */
export async function signInBySms(gateway: TestGateway, phone: string): Promise<string> {
  await gateway.ok(sendLoginSmsCode, { phone });
  const smsCode = codeIn(await smsTo(gateway, phone));
  return (await gateway.ok(loginBySmsCode, { phone, smsCode })).authSign;
}

/** Requests a code for the account's phone or mail address, and reads it from the message. */
export async function receiveCode(
  gateway: TestGateway,
  { account, as, factor }: { account: string; as: string; factor: 'sms' | 'mail' },
): Promise<string> {
  await gateway.ok(sendProofCode, { factor }, { as });
  if (factor === 'sms') return codeIn(await smsTo(gateway, await phoneOf(gateway, account)));
  const [mail] = await mailsTo(gateway, account);
  assert.ok(mail);
  return codeIn(mail.content);
}

export async function prove(
  gateway: TestGateway,
  { account, as, factor }: { account: string; as: string; factor: 'password' | 'sms' | 'mail' },
): Promise<void> {
  const secret = factor === 'password' ? DEMO_PASSWORD : await receiveCode(gateway, { account, as, factor });
  await gateway.ok(proveIdentity, { factor, secret }, { as });
}

/**
 * Signs an account in with its password and proves the phone as well. `minutes` later, because requests for codes must
 * lie a minute apart.
 */
export async function signInProven(gateway: TestGateway, account: string, minutes = 0): Promise<string> {
  gateway.clock.advance(minutes);
  const as = await gateway.login(account);
  await prove(gateway, { account, as, factor: 'sms' });
  return as;
}

/** Token in the link of a mail or an SMS about an account. */
export function tokenIn(content: string): string {
  const token = /[?&]token=([A-Za-z0-9_-]{43})/.exec(content)?.[1];
  assert.ok(token, content);
  return token;
}

const LINK = '/account/link';

/** Opens a link in a fresh browser. Resolves with the page, on which nothing is confirmed yet. */
export async function openLink({ app }: Pick<TestGateway, 'app'>, token: string): Promise<string> {
  const opened = await app.inject({ method: 'GET', url: `${LINK}?token=${token}` });
  assert.equal(opened.headers.location, LINK, 'the token leaves the address');
  const shown = await app.inject({ method: 'GET', url: LINK, cookies: { 'tp-account-link': token } });
  return shown.body;
}

/** Confirms on the page of a link. Resolves with the next page. `agent`: the browser; `payload`: the pressed button. */
export async function followLink(
  { app, idle }: Pick<TestGateway, 'app' | 'idle'>,
  token: string,
  agent = '',
  payload = '',
): Promise<{ isDone: boolean; said: string }> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: LINK,
    cookies: { 'tp-account-link': token },
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': agent },
    payload,
  });
  await idle();
  return { isDone: statusCode === 200, said: /<p role="status">(.*?)<\/p>/.exec(body)?.[1] ?? '' };
}
