import type { ParsedBodyOf } from '../../../../src/contract/call';
import type { decideWalletReview } from '../../../../src/contract/wallet/reviews';
import { OBJECT } from '../../../../src/contract/permission/objects';
import { formatPrice } from '../../../../src/domain/money/money';
import { isOpen, lockOrder } from '../../order/lifecycle';
import { insertOrderLog } from '../../order/order-log';
import { checkSecondPerson } from '../../permission/second-person';
import { Fault, fieldsInvalid } from '../../server/http/fault';
import type { CallerContext } from '../../server/http/implement';
import { mailReview } from './mail';

/**
 * Agrees to a payment that another person has requested, or refuses it; the requester is informed by mail. Throws
 * walletReviewUnknown, walletReviewOver, walletReviewOwn, secondPersonRecent, fieldsInvalid.
 */
export async function decideReview(
  { db, caller, now, emit }: CallerContext,
  { reviewNo, agrees, refuseReason }: ParsedBodyOf<typeof decideWalletReview>,
): Promise<void> {
  if (!agrees && refuseReason === '') throw fieldsInvalid({ refuseReason: '请填写拒绝原因' });
  const asked = await db
    .selectFrom('wallet_review')
    .select('order_no')
    .where('review_no', '=', reviewNo)
    .where('enterprise_num', '=', caller.enterpriseNum)
    .executeTakeFirst();
  // lock order: the order first, as everywhere
  const order = asked && (await lockOrder(db, asked.order_no));
  if (order === undefined) throw new Fault('walletReviewUnknown');
  const review = await db
    .selectFrom('wallet_review')
    .selectAll()
    .where('review_no', '=', reviewNo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (review.asked_by === caller.staffNo) throw new Fault('walletReviewOwn');
  if (review.review_state !== 'waiting' || !isOpen(order, now)) throw new Fault('walletReviewOver');
  if (agrees)
    await checkSecondPerson(db, {
      enterpriseNum: caller.enterpriseNum,
      first: review.asked_by,
      second: caller.staffNo,
      objectNo: OBJECT.reviewPayments,
      askedAt: review.asked_at,
      now,
    });
  await db
    .updateTable('wallet_review')
    .set({
      review_state: agrees ? 'agreed' : 'refused',
      decided_by: caller.staffNo,
      decided_at: now,
      refuse_reason: agrees ? '' : refuseReason,
    })
    .where('review_no', '=', reviewNo)
    .execute();
  const amount = `企业预存 ¥${formatPrice(review.amount)}`;
  await insertOrderLog(db, {
    orderNo: order.order_no,
    at: now,
    operatorName: caller.staffName,
    content: agrees ? `付款复核同意，${amount}` : `付款复核拒绝，${amount}，原因：${refuseReason}`,
  });
  await mailReview({ db, now, emit }, reviewNo, [review.asked_by]);
}
