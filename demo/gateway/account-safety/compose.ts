import { instantText } from '../../../src/domain/shanghai-time';
import type { Locale } from '../../../src/domain/texts/texts';
import type { Database } from '../db/database';
import { isAddress, inOneLine, type Mail } from '../mail/message';
import { COMMON_MAIL_TEXTS } from '../mail/common-texts';
import type { GatewayConfig } from '../server/config';
import { agentNames } from './agent';
import { composeConfirmMail } from './claims/confirm';
import { composeClaimMail } from './claims/notify-owner';
import { DENY_MS } from './note-change';
import { CODE_MINUTES, makeCode } from './codes';
import { linkUrl, makeLink } from './links';
import { ACCOUNT_MAIL_TEXTS } from './mail-texts';

const ABOUT = /^account (code|email|change|claim|ended) (\S+)(?: (\S+))?$/;

type Config = Pick<GatewayConfig, 'publicUrl' | 'smsSecret'>;

/** Parses the subject key of a queued mail about an account; undefined for another subject. */
export function accountMailOf(about: string): { kind: string; no: string; address: string } | undefined {
  const [, kind, no, address = ''] = ABOUT.exec(about) ?? [];
  return kind === undefined || no === undefined ? undefined : { kind, no, address };
}

/** A mail about an account, with a newly made code or link; undefined when its reason no longer exists. */
export function composeAccountMail(
  db: Database,
  config: Config,
  { kind, no, address }: NonNullable<ReturnType<typeof accountMailOf>>,
  now: Date,
): Promise<Mail | undefined> {
  if (kind === 'code') return composeCode(db, config, no, now);
  if (kind === 'claim') {
    const [claimNo = '', news] = no.split('.');
    return news === 'confirm'
      ? composeConfirmMail(db, config, claimNo)
      : composeClaimMail(db, config, no, address);
  }
  if (kind === 'ended') return composeEnded(db, no, address);
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
  const locale = await localeOfAddress(db, made.target);
  const { code } = ACCOUNT_MAIL_TEXTS[locale];
  const { changePassword, bySystem } = COMMON_MAIL_TEXTS[locale];
  return {
    locale,
    address: made.target,
    subject: code.subject,
    lines: [code.line(made.code, CODE_MINUTES)],
    link: { text: code.open, url: `${config.publicUrl}/#/accountSafe/safeList` },
    notes: [changePassword, bySystem],
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
    .select(['r.email', 'r.expires_at', 'u.user_name', 'u.mail_locale'])
    .where('r.request_no', '=', requestNo)
    .where('r.expires_at', '>', now)
    .executeTakeFirst();
  if (request === undefined || !isAddress(request.email)) return undefined;
  const { email, expires_at: expiresAt, mail_locale: locale } = request;
  const { confirmation } = ACCOUNT_MAIL_TEXTS[locale];
  const { greeting, ifNotYou, bySystem } = COMMON_MAIL_TEXTS[locale];
  const token = await makeLink(db, { kind: 'confirmEmail', about: requestNo, sentTo: email, expiresAt });
  return {
    locale,
    address: email,
    subject: confirmation.subject,
    lines: [greeting(inOneLine(request.user_name)), confirmation.line(instantText(expiresAt.toISOString()))],
    link: { text: confirmation.open, url: linkUrl(publicUrl, token) },
    notes: [ifNotYou, bySystem],
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
    .select(['c.kind', 'c.made_at', 'c.address', 'c.agent', 'u.user_name', 'u.mail_locale'])
    .where('c.change_no', '=', Number(changeNo))
    .where('c.denied_at', 'is', null)
    .executeTakeFirst();
  if (change === undefined || !isAddress(address)) return undefined;
  const { mail_locale: locale } = change;
  const { change: words, notMine, linkUntil } = ACCOUNT_MAIL_TEXTS[locale];
  const { greeting, bySystem } = COMMON_MAIL_TEXTS[locale];
  const { browser, system } = agentNames(change.agent);
  const place = [browser, system, `IP ${change.address}`].filter((part) => part !== '').join(words.between);
  const expiresAt = new Date(change.made_at.getTime() + DENY_MS);
  const token = await makeLink(db, { kind: 'denyChange', about: changeNo, sentTo: address, expiresAt });
  return {
    locale,
    address,
    subject: words.subject[change.kind],
    lines: [
      greeting(inOneLine(change.user_name)),
      words.line(change.kind, instantText(change.made_at.toISOString()), inOneLine(place)),
      words.deny,
    ],
    link: { text: notMine, url: linkUrl(publicUrl, token) },
    notes: [linkUntil(instantText(expiresAt.toISOString())), bySystem],
  };
}

/** A mail to the address on record of a person whose password has ended. They may not be the owner of the account, so it has no link. */
async function composeEnded(db: Database, no: string, address: string): Promise<Mail | undefined> {
  const [staffNo = '', at = ''] = no.split('.');
  const person = await db
    .selectFrom('staff as s')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['s.staff_name', 'u.mail_locale'])
    .where('s.staff_no', '=', staffNo)
    .where('s.email', '=', address)
    .executeTakeFirst();
  if (person === undefined || !isAddress(address)) return undefined;
  const { mail_locale: locale } = person;
  const { ended } = ACCOUNT_MAIL_TEXTS[locale];
  const { greeting, bySystem } = COMMON_MAIL_TEXTS[locale];
  const moment = instantText(new Date(Number(at)).toISOString());
  const lines = [greeting(inOneLine(person.staff_name)), ended.line(moment)];
  return { locale, address, subject: ended.subject, lines, link: null, notes: [bySystem] };
}

/** Language of the user with this address. */
async function localeOfAddress(db: Database, email: string): Promise<Locale> {
  const user = await db
    .selectFrom('app_user')
    .select('mail_locale')
    .where('email', '=', email)
    .executeTakeFirst();
  return user?.mail_locale ?? 'zh-CN';
}
