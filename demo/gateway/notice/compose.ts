import { ASKING } from '../../../src/domain/approval/notices';
import { noticeTexts } from '../../../src/domain/approval/texts/texts';
import { applyPageOf } from '../../../src/domain/approval/apply-page';
import { instantText } from '../../../src/domain/shanghai-time';
import type { ApplyType } from '../../../src/contract/approval/approval';
import type { NoticeKind } from '../../../src/contract/notice/notice';
import type { ApplyState } from '../../../src/contract/approval/apply-state';
import { OBJECT } from '../../../src/contract/permission/objects';
import { findDecider, findApplicationsToDecide } from '../approval/decisions/decider';
import { isUndecided } from '../approval/applications/view';
import type { Database } from '../db/database';
import { inOneLine, type Mail } from '../mail/message';
import { isReachable, recipientOf } from '../mail/recipient';
import { COMMON_MAIL_TEXTS, inLocale } from '../mail/common-texts';
import type { GatewayConfig } from '../server/config';
import { returnAddress } from '../server/http/return-address';
import { makeLink } from './link';
import { composeOrderNotice } from './compose-order';
import { NOTICE_MAIL_TEXTS } from './mail-texts';
import { noticeOf } from './write';

/** Age from which a mail is dropped, because its receiver has seen the notice in the portal. */
const OLDEST_MS = 2 * 24 * 3_600_000;

type Addresses = Pick<GatewayConfig, 'publicUrl' | 'returnOrigins'>;

/** The mail of a notice, with a new link; undefined when its reason no longer exists, or there is no address. */
export async function composeNotice(
  db: Database,
  addresses: Addresses,
  about: string,
  now: Date,
): Promise<Mail | undefined> {
  const notice = await db
    .selectFrom('notice as n')
    .innerJoin('approval_request as a', 'a.apply_id', 'n.apply_id')
    .innerJoin('staff as s', 's.staff_no', 'n.staff_no')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['n.notice_no', 'n.kind', 'n.apply_id', 'n.apply_type', 'n.applicant_name', 'n.by_name'])
    .select(['n.created_at', 'n.enterprise_num', 'n.staff_no', 's.staff_name'])
    .select('u.mail_locale')
    .select(recipientOf())
    .select(['a.apply_state', 'a.deadline', 'a.opinion'])
    .where('n.notice_no', '=', noticeOf(about))
    .$narrowType<{ kind: NoticeKind; apply_id: string; apply_type: ApplyType }>()
    .executeTakeFirst();
  if (notice === undefined) return composeOrderNotice(db, addresses, noticeOf(about), now);
  if (!isReachable(notice)) return undefined;
  if (now.getTime() - notice.created_at.getTime() > OLDEST_MS) return undefined;
  const isAsking = ASKING.includes(notice.kind);
  if (isAsking && !(await isDecider(db, notice, now))) return undefined;
  const { kind, apply_id: applyId, apply_type: applyType, deadline } = notice;
  const { mail_locale: locale } = notice;
  const words = NOTICE_MAIL_TEXTS[locale];
  const { greeting, sentence, colon, bySystem } = COMMON_MAIL_TEXTS[locale];
  const texts = await inLocale(noticeTexts, locale);
  const said = texts.said({
    kind,
    applyType,
    applicantName: inOneLine(notice.applicant_name),
    byName: inOneLine(notice.by_name),
  });
  const opinion = inOneLine(notice.opinion);
  return {
    locale,
    address: notice.email,
    subject: said,
    isSandbox: notice.is_sandbox,
    lines: [
      greeting(inOneLine(notice.staff_name)),
      sentence(said),
      `${words.applyId}${colon}${applyId}`,
      ...(isAsking ? [`${words.deadline}${colon}${instantText(deadline.toISOString())}`] : []),
      ...(kind === 'refused' && opinion !== '' ? [`${words.opinion}${colon}${opinion}`] : []),
    ],
    // the link allows a decision without a login, so only a mailbox confirmed by the account's owner gets one
    link: notice.is_confirmed
      ? {
          text: isAsking ? words.decide : words.showApplication,
          url: await linkTo(db, addresses, notice, now),
        }
      : null,
    notes: [...(notice.is_confirmed ? [words.linkForYou] : []), bySystem],
  };
}

interface NoticeToLink {
  notice_no: number;
  apply_id: string;
  apply_type: ApplyType;
  enterprise_num: string;
  staff_no: string;
  deadline: Date;
}

async function linkTo(db: Database, addresses: Addresses, notice: NoticeToLink, now: Date): Promise<string> {
  const { notice_no: noticeNo, apply_id: applyId, enterprise_num: enterpriseNum, deadline } = notice;
  const made = { noticeNo, applyId, enterpriseNum, staffNo: notice.staff_no, deadline };
  const authSign = await makeLink(db, made, now);
  const page = `${applyPageOf(notice.apply_type)}/${encodeURIComponent(applyId)}`;
  return `${await approveAddress(db, addresses)}#/${page}?authSign=${authSign}`;
}

interface RequestedDecision {
  apply_id: string;
  enterprise_num: string;
  staff_no: string;
  apply_state: ApplyState;
  deadline: Date;
}

/** Returns whether the person, or someone they deputise for, still has to decide the application. */
async function isDecider(
  db: Database,
  { apply_id, enterprise_num: enterpriseNum, staff_no: staffNo, ...application }: RequestedDecision,
  now: Date,
): Promise<boolean> {
  if (!isUndecided(application, now)) return false;
  const asks = await findApplicationsToDecide(db, await findDecider(db, { enterpriseNum, staffNo }, now), [
    apply_id,
  ]);
  return asks.has(apply_id);
}

/** The approve URL of the permission tree (specification 6) if it is an allowed address, else that of the portal. */
async function approveAddress(db: Database, addresses: Addresses): Promise<string> {
  const object = await db
    .selectFrom('permission_object')
    .select('url')
    .where('object_no', '=', OBJECT.approveUrl)
    .executeTakeFirst();
  const base = `${addresses.publicUrl}/`;
  const own = new URL('approve.html', base).href;
  const named = URL.canParse(object?.url ?? '', base) ? new URL(object?.url ?? '', base) : undefined;
  if (object === undefined || object.url === '' || named === undefined) return own;
  named.hash = '';
  return returnAddress(addresses, named.href) ?? own;
}
