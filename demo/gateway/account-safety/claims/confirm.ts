import { requestLapsesAt } from '../../../../src/domain/account-safety/claim';
import type { Locale } from '../../../../src/domain/texts/texts';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { inOneLine, isAddress, type Mail } from '../../mail/message';
import { insertMails } from '../../mail/queries';
import { COMMON_MAIL_TEXTS } from '../../mail/common-texts';
import type { AreaDeps } from '../../server/deps';
import { Fault } from '../../server/http/fault';
import type { OpenContext } from '../../server/http/implement';
import { findLink, linkUrl, makeLink } from '../links';
import { ACCOUNT_MAIL_TEXTS } from '../mail-texts';
import { isPhoneTaken, lockAccount } from '../queries';
import { changeAccount, findVoidReason } from './change-account';
import { refuseApproved } from './decide';
import { openClaimOf } from './deny';
import { endClaim, findClaim, type Claim } from './queries';
import type { ClaimNoticeContext } from './notify-owner';

type Deps = Pick<AreaDeps, 'config' | 'notifier'>;
type Context = Pick<OpenContext, 'db' | 'now' | 'ip' | 'device' | 'emit' | 'after'>;

const aboutOf = ({ claim_no }: Claim): string => `${claim_no}.confirm`;

/**
 * Continues an approved request of an administrator by sending the new phone or mail a link to confirm it. The phone's
 * use by another account is checked at the confirmation, so that only its holder learns of it. The caller has locked
 * the account.
 */
export async function awaitConfirmation(
  { db, now, emit, after }: ClaimNoticeContext,
  { config, notifier }: Deps,
  { claim_no: claimNo }: Claim,
): Promise<void> {
  const expiresAt = new Date(requestLapsesAt(now.getTime()));
  const claim = await db
    .updateTable('account_claim')
    .set((eb) => ({
      claim_state: 'confirming',
      expires_at: expiresAt,
      decided_at: eb.fn.coalesce('decided_at', eb.val(now)),
    }))
    .where('claim_no', '=', claimNo)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (claim.kind === 'email') {
    await insertMails({ db, now, emit }, [`account claim ${aboutOf(claim)} ${claim.present}`]);
    return;
  }
  const { present: sentTo } = claim;
  const token = await makeLink(db, { kind: 'confirmClaim', about: aboutOf(claim), sentTo, expiresAt });
  const text = ACCOUNT_MAIL_TEXTS['zh-CN'].confirmAsked.bySms(
    await holderOf(db, claim),
    linkUrl(config.publicUrl, token),
  );
  after('have a claimed phone confirmed', () => notifier.sendAccountNotice(sentTo, text));
}

/** Name of the requesting person and of their enterprise. */
async function holderOf(db: Database, { staff_no }: Claim): Promise<{ name: string; company: string }> {
  const found = await db
    .selectFrom('staff as s')
    .innerJoin('enterprise as e', 'e.enterprise_num', 's.enterprise_num')
    .select(['s.staff_name', 'e.ent_short_name'])
    .where('s.staff_no', '=', staff_no ?? '')
    .executeTakeFirstOrThrow();
  return { name: inOneLine(found.staff_name), company: inOneLine(found.ent_short_name) };
}

/**
 * The mail that asks the new mailbox of a request for confirmation; undefined when the request no longer waits for it.
 */
export async function composeConfirmMail(
  db: Database,
  { publicUrl }: { publicUrl: string },
  claimNo: string,
): Promise<Mail | undefined> {
  const claim = await findClaim(db, claimNo);
  if (claim?.claim_state !== 'confirming' || claim.expires_at === null) return undefined;
  const { present: address, expires_at: expiresAt } = claim;
  if (!isAddress(address)) return undefined;
  const locale = await localeOf(db, claim);
  const { confirmAsked: words, linkUntil } = ACCOUNT_MAIL_TEXTS[locale];
  const { name, company } = await holderOf(db, claim);
  const about = aboutOf(claim);
  const token = await makeLink(db, { kind: 'confirmClaim', about, sentTo: address, expiresAt });
  return {
    locale,
    address,
    subject: words.subject,
    lines: [words.line(name, company), words.ifNotYou],
    link: { text: words.open, url: linkUrl(publicUrl, token) },
    notes: [linkUntil(instantText(expiresAt.toISOString())), COMMON_MAIL_TEXTS[locale].bySystem],
  };
}

async function localeOf(db: Database, { user_no }: Claim): Promise<Locale> {
  const { mail_locale: locale } = await db
    .selectFrom('app_user')
    .select('mail_locale')
    .where('user_no', '=', user_no)
    .executeTakeFirstOrThrow();
  return locale;
}

/**
 * Carries out an administrator's request, by the link sent to the new phone or mail. Returns false when another account
 * has the phone, which leaves the request open, or when another circumstance prevents it. Throws safetyLinkDead.
 */
export async function confirmClaim(context: Context, deps: Deps, token: string): Promise<boolean> {
  const { now } = context;
  return inTransaction(context.db, async (db) => {
    const link = await findLink(db, token, now);
    if (link.kind !== 'confirmClaim') throw new Fault('safetyLinkDead');
    const { user_no: userNo } = await openClaimOf(db, link.about);
    const account = await lockAccount(db, userNo);
    // a concurrent request with the same link may have ended it
    const claim = await openClaimOf(db, link.about);
    if (claim.claim_state !== 'confirming') throw new Fault('safetyLinkDead');
    if (claim.kind === 'phone' && (await isPhoneTaken(db, claim.present, userNo))) return false;
    const here = { ...context, db };
    const reason = await findVoidReason(db, account, claim, now);
    if (reason !== undefined) {
      await refuseApproved(here, deps, { account, claim, reason });
      return false;
    }
    await endClaim(db, claim, {
      claim_state: 'done',
      ended_at: now,
      decided_at: claim.decided_at ?? now,
      effect_at: now,
    });
    await changeAccount(here, deps, account, claim);
    return true;
  });
}
