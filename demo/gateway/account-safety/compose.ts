import { instantText } from '../../../src/domain/shanghai-time';
import type { Database } from '../db/database';
import { isAddress, inOneLine, type Mail } from '../mail/message';
import type { GatewayConfig } from '../server/config';
import { agentNames } from './agent';
import { composeClaimMail } from './claims/tell';
import { DENY_MS } from './note-change';
import { CODE_MINUTES, makeCode } from './codes';
import { linkUrl, makeLink } from './links';
import { CHANGE_SAID } from './words';

const ABOUT = /^account (code|email|change|claim) (\S+)(?: (\S+))?$/;
const BY_SYSTEM = '此邮件由系统自动发送，请勿回复。';

type Config = Pick<GatewayConfig, 'publicUrl' | 'smsSecret'>;

/** What a mail of the queue says of an account; undefined: it is about something else. */
export function accountMailOf(about: string): { kind: string; no: string; address: string } | undefined {
  const [, kind, no, address = ''] = ABOUT.exec(about) ?? [];
  return kind === undefined || no === undefined ? undefined : { kind, no, address };
}

/** A mail about an account, with the code or the link that is made for it; undefined: there is nothing to tell any more. */
export function composeAccountMail(
  db: Database,
  config: Config,
  { kind, no, address }: NonNullable<ReturnType<typeof accountMailOf>>,
  now: Date,
): Promise<Mail | undefined> {
  if (kind === 'code') return composeCode(db, config, no, now);
  if (kind === 'claim') return composeClaimMail(db, config, no, address);
  return kind === 'email' ? composeConfirmation(db, config, no, now) : composeChange(db, config, no, address);
}

async function composeCode(
  db: Database,
  config: Config,
  codeNo: string,
  now: Date,
): Promise<Mail | undefined> {
  const made = await makeCode(db, config, codeNo, now);
  if (made === undefined || !isAddress(made.target)) return undefined;
  return {
    address: made.target,
    subject: '企业商旅身份验证',
    lines: [`您的验证码是${made.code}，用于验证身份，${CODE_MINUTES}分钟内有效。请勿告诉任何人。`],
    link: { text: '打开账户安全', url: `${config.publicUrl}/#/accountSafe/safeList` },
    notes: ['如非本人操作，请尽快修改登录密码。', BY_SYSTEM],
  };
}

async function composeConfirmation(
  db: Database,
  { publicUrl }: Config,
  requestNo: string,
  now: Date,
): Promise<Mail | undefined> {
  const request = await db
    .selectFrom('email_request as r')
    .innerJoin('app_user as u', 'u.user_no', 'r.user_no')
    .select(['r.email', 'r.expires_at', 'u.user_name'])
    .where('r.request_no', '=', requestNo)
    .where('r.expires_at', '>', now)
    .executeTakeFirst();
  if (request === undefined || !isAddress(request.email)) return undefined;
  const { email, expires_at: expiresAt } = request;
  const token = await makeLink(db, { kind: 'confirmEmail', about: requestNo, sentTo: email, expiresAt });
  return {
    address: email,
    subject: '验证您的邮箱',
    lines: [
      `${inOneLine(request.user_name)}，您好：`,
      `您正在企业商旅将此邮箱设为账户邮箱，请在${instantText(expiresAt.toISOString())}前点击下方链接完成验证。`,
    ],
    link: { text: '验证邮箱', url: linkUrl(publicUrl, token) },
    notes: ['如非本人操作，请忽略此邮件。', BY_SYSTEM],
  };
}

async function composeChange(
  db: Database,
  { publicUrl }: Config,
  changeNo: string,
  address: string,
): Promise<Mail | undefined> {
  const change = await db
    .selectFrom('account_change as c')
    .innerJoin('app_user as u', 'u.user_no', 'c.user_no')
    .select(['c.kind', 'c.made_at', 'c.address', 'c.agent', 'u.user_name'])
    .where('c.change_no', '=', Number(changeNo))
    .where('c.denied_at', 'is', null)
    .executeTakeFirst();
  if (change === undefined || !isAddress(address)) return undefined;
  const said = CHANGE_SAID[change.kind];
  const { browser, system } = agentNames(change.agent);
  const place = [browser, system, `IP ${change.address}`].filter((part) => part !== '').join('，');
  const expiresAt = new Date(change.made_at.getTime() + DENY_MS);
  const token = await makeLink(db, { kind: 'denyChange', about: changeNo, sentTo: address, expiresAt });
  return {
    address,
    subject: `您的账号${said}`,
    lines: [
      `${inOneLine(change.user_name)}，您好：`,
      `您的企业商旅账号${said}，时间：${instantText(change.made_at.toISOString())}，${inOneLine(place)}。`,
      '如是您本人操作，请忽略此邮件。如非本人操作，请点击下方链接：所有设备将退出登录，该变更及其后的变更将被撤销。',
    ],
    link: { text: '这不是我本人操作', url: linkUrl(publicUrl, token) },
    notes: [`链接在${instantText(expiresAt.toISOString())}前有效。`, BY_SYSTEM],
  };
}
