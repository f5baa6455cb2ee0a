import { instantText } from '../../../../src/domain/shanghai-time';
import type { Locale } from '../../../../src/domain/texts/texts';
import type { Database } from '../../db/database';
import { insertMails } from '../../mail/queries';
import type { Mail } from '../../mail/message';
import { inOneLine, isAddress } from '../../mail/message';
import { COMMON_MAIL_TEXTS } from '../../mail/common-texts';
import type { AreaDeps } from '../../server/deps';
import type { OpenContext } from '../../server/http/implement';
import '../events';
import { linkUrl, makeLink } from '../links';
import { ACCOUNT_MAIL_TEXTS } from '../mail-texts';
import { DENY_MS } from '../note-change';
import type { Account } from '../queries';
import { CLAIM_STAGES, type ClaimStage } from './stages';
import { findClaim, presentOf, type Claim } from './queries';

export type ClaimNoticeContext = Pick<OpenContext, 'db' | 'now' | 'emit' | 'after'>;
type Deps = Pick<AreaDeps, 'config' | 'notifier'>;

/**
 * Informs the account of its claim at its former contacts: by mail of every stage, by SMS of stages that can still be
 * stopped, with a link to stop it. The claimed phone of an owner's claim is informed of the decision.
 */
export async function notifyOwnerOfClaim(
  { db, now, emit, after }: ClaimNoticeContext,
  { config, notifier }: Deps,
  account: Pick<Account, 'email' | 'telephone'>,
  claim: Claim,
  news: ClaimStage,
): Promise<void> {
  if (account.email !== null) {
    await insertMails({ db, now, emit }, [`account claim ${claim.claim_no}.${news} ${account.email}`]);
  }
  // SMS texts are in Chinese
  const words = mailTextsOf('zh-CN', claim);
  const said = words.said[news](mailDetailsOf(claim));
  if (isStoppable(news)) {
    const isForThem = isForOwner(claim, news);
    const kind = isForThem ? 'agreeClaim' : 'denyClaim';
    const token = await makeLink(db, linkOf(kind, claim, news, account.telephone));
    const text = `${said}${words.bySms(linkUrl(config.publicUrl, token), isForThem)}`;
    after('tell of a claim', () => notifier.sendAccountNotice(account.telephone, text));
  }
  if (claim.asked_by === null && (news === 'approved' || news === 'refused')) {
    after('tell a claimant', () => notifier.sendAccountNotice(claim.present, said));
  }
}

const isStoppable = (news: ClaimStage): boolean => news === 'made' || news === 'approved';

const mailDetailsOf = (claim: Claim) => ({
  kind: claim.kind,
  present: presentOf(claim),
  effectAt: instantText(claim.effect_at?.toISOString() ?? ''),
  reason: inOneLine(claim.refuse_reason),
});

const mailTextsOf = (locale: Locale, { asked_by }: Claim) =>
  ACCOUNT_MAIL_TEXTS[locale][asked_by === null ? 'claim' : 'asked'];

/** True for the stage whose SMS has the owner's link to agree; a mail can only stop the claim. */
const isForOwner = ({ agreement }: Claim, news: ClaimStage): boolean =>
  agreement === 'owner' && news === 'made';

/** The link is valid until the claim takes effect, after which the change of the phone has a link of its own. */
const linkOf = (kind: 'agreeClaim' | 'denyClaim', claim: Claim, news: ClaimStage, sentTo: string) => ({
  kind,
  about: `${claim.claim_no}.${news}`,
  sentTo,
  expiresAt: claim.expires_at ?? claim.effect_at ?? new Date(claim.made_at.getTime() + DENY_MS),
});

/** The mail of a stage; undefined when the stage is over. `no`: number of the claim with the stage. */
export async function composeClaimMail(
  db: Database,
  { publicUrl }: { publicUrl: string },
  no: string,
  address: string,
): Promise<Mail | undefined> {
  const [claimNo = '', word = ''] = no.split('.');
  const news = CLAIM_STAGES.find((one) => one === word);
  if (news === undefined || !isAddress(address)) return undefined;
  const claim = await findClaim(db, claimNo);
  if (claim === undefined) return undefined;
  const stops = isStoppable(news);
  // the claim was stopped or decided before the mail was sent
  if (stops && claim.ended_at !== null) return undefined;
  const link = linkOf('denyClaim', claim, news, address);
  const { mail_locale: locale } = await db
    .selectFrom('app_user')
    .select('mail_locale')
    .where('user_no', '=', claim.user_no)
    .executeTakeFirstOrThrow();
  const { notMine, linkUntil } = ACCOUNT_MAIL_TEXTS[locale];
  const words = mailTextsOf(locale, claim);
  return {
    locale,
    address,
    subject: words.subject[news],
    lines: [
      words.said[news](mailDetailsOf(claim)),
      ...(stops ? [(isForOwner(claim, news) ? words.agree : undefined) ?? words.deny] : []),
    ],
    link: stops
      ? {
          text: notMine,
          url: linkUrl(publicUrl, await makeLink(db, link)),
        }
      : { text: words.open, url: `${publicUrl}/#/accountSafe/serviceCenter` },
    notes: [
      ...(stops ? [linkUntil(instantText(link.expiresAt.toISOString()))] : []),
      COMMON_MAIL_TEXTS[locale].bySystem,
    ],
  };
}
