import { OBJECT } from '../../../../src/contract/permission/objects';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { inOneLine, type Mail } from '../../mail/message';
import { insertMails } from '../../mail/queries';
import { forRecipient, isReachable, recipientOf } from '../../mail/recipient';
import { COMMON_MAIL_TEXTS } from '../../mail/common-texts';
import type { EventSource } from '../../server/events/domain-events';
import { DATA_RANGE } from '../../server/http/caller';
import type { GatewayConfig } from '../../server/config';
import '../events';
import { WALLET_MAIL_TEXTS } from '../mail-texts';

const ABOUT = /^review (FH\d+) (\S+)$/;
/** Largest number of persons informed of one review. */
const MOST_RECIPIENTS = 20;

/** The review and the recipient of a queued mail; undefined for another subject. */
export function reviewMailOf(about: string): { reviewNo: string; staffNo: string } | undefined {
  const [, reviewNo, staffNo] = ABOUT.exec(about) ?? [];
  return reviewNo === undefined || staffNo === undefined ? undefined : { reviewNo, staffNo };
}

/** Queues mails about a review, in the transaction that changes it; they are sent after the commit. */
export async function mailReview(
  { db, now, emit }: EventSource,
  reviewNo: string,
  staffNos: readonly string[],
): Promise<void> {
  if (staffNos.length === 0) return;
  await insertMails(
    { db, now, emit },
    staffNos.map((staffNo) => `review ${reviewNo} ${staffNo}`),
  );
}

/** Informs the possible deciders that a consent is requested. */
export async function mailReviewers(source: EventSource, { reviewNo }: { reviewNo: string }): Promise<void> {
  const reviewers = await source.db
    .selectFrom('wallet_review as w')
    .innerJoin('staff as s', 's.enterprise_num', 'w.enterprise_num')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select('s.staff_no')
    .where('w.review_no', '=', reviewNo)
    .where('s.staff_state', '=', 'active')
    .where((eb) => eb.or([eb('u.email', 'is not', null), eb('s.email', 'is not', null)]))
    .whereRef('s.staff_no', '!=', 'w.asked_by')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('staff_role as sr')
          .innerJoin('role as r', 'r.role_no', 'sr.role_no')
          .innerJoin('role_grant as g', 'g.role_no', 'sr.role_no')
          .whereRef('sr.staff_no', '=', 's.staff_no')
          .where('g.object_no', '=', OBJECT.reviewPayments)
          .where('r.permission_range_id', '=', DATA_RANGE.enterprise),
      ),
    )
    .orderBy('s.staff_no')
    .limit(MOST_RECIPIENTS)
    .execute();
  await mailReview(
    source,
    reviewNo,
    reviewers.map(({ staff_no }) => staff_no),
  );
}

/** The mail of a review to one person; undefined when its reason no longer exists, or there is no address. */
export async function composeReviewMail(
  db: Database,
  { publicUrl }: Pick<GatewayConfig, 'publicUrl'>,
  { reviewNo, staffNo }: { reviewNo: string; staffNo: string },
): Promise<Mail | undefined> {
  const review = await db
    .selectFrom('wallet_review as w')
    .innerJoin('flight_order as o', 'o.order_no', 'w.order_no')
    .innerJoin('staff as a', 'a.staff_no', 'w.asked_by')
    .innerJoin('staff as s', 's.enterprise_num', 'w.enterprise_num')
    .innerJoin('app_user as u', 'u.user_no', 's.user_no')
    .select(['w.order_no', 'w.amount', 'w.review_state', 'w.asked_by', 'w.refuse_reason', 'o.pay_deadline'])
    .select(['a.staff_name as applicant', 's.staff_name', 'u.mail_locale'])
    .select(recipientOf())
    .where('w.review_no', '=', reviewNo)
    .where('s.staff_no', '=', staffNo)
    .executeTakeFirst();
  if (!isReachable(review)) return undefined;
  const { review_state: state, order_no: orderNo } = review;
  const isAsked = staffNo !== review.asked_by;
  if (state === 'lapsed' || (state === 'waiting') !== isAsked) return undefined;
  const amount = `¥${formatPrice(review.amount)}`;
  const until = instantText(review.pay_deadline.toISOString());
  const { mail_locale: locale } = review;
  const { review: words } = WALLET_MAIL_TEXTS[locale];
  const { greeting, bySystem } = COMMON_MAIL_TEXTS[locale];
  const said = isAsked ? words.asked(inOneLine(review.applicant)) : words.decided(state === 'agreed');
  return forRecipient(review, {
    locale,
    address: review.email,
    subject: said,
    lines: [
      greeting(inOneLine(review.staff_name)),
      words.about(said, orderNo, amount),
      ...(state === 'refused' ? [words.reason(inOneLine(review.refuse_reason))] : []),
      ...(state === 'refused' ? [] : [words.before(until, isAsked)]),
    ],
    link: isAsked
      ? { text: words.review, url: `${publicUrl}/#/companyManageSet/walletAccount?list=reviews` }
      : { text: words.showOrder, url: `${publicUrl}/#/orderManage/airOrderList?orderNo=${orderNo}` },
    notes: [bySystem],
  });
}
