import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';

const BASE = '/jspubapi/settlement/';

const Fen = v.pipe(v.number(), v.integer());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const ReviewNo = v.pipe(v.string(), v.trim(), v.nonEmpty('缺少复核单号'), v.maxLength(40));

/** 待复核; 已同意, 已拒绝; 已失效: requested anew for a higher amount, or the order can no longer be paid. */
export const REVIEW_STATES = ['waiting', 'agreed', 'refused', 'lapsed'] as const;
export const ReviewState = v.picklist(REVIEW_STATES);
export type ReviewState = v.InferOutput<typeof ReviewState>;

/** A payment by the prepaid account that needs the consent of a second person besides its requester. */
export const PaymentReview = v.object({
  reviewNo: v.string(),
  reviewState: ReviewState,
  orderNo: v.string(),
  /** Highest amount to be paid from the account, fen. */
  amount: Fen,
  /** ISO instants. */
  applyTime: v.string(),
  payDeadline: v.string(),
  applicantNO: v.string(),
  applicantName: v.string(),
  departmentName: v.string(),
  travellerNames: v.array(v.string()),
  /** Cities in the order of travel: 北京 → 上海. */
  route: v.string(),
  /** '' until it is decided. */
  decidedBy: v.string(),
  decideTime: v.string(),
  refuseReason: v.string(),
  /** True for the caller's own request, which they may not decide. */
  isOwn: v.boolean(),
});
export type PaymentReview = v.InferOutput<typeof PaymentReview>;

/** Returns the reviews of the enterprise: waiting ones first, then the newest first. */
export const queryWalletReviews = call({
  gateway: 'settlement',
  path: `${BASE}queryWalletReviews`,
  body: v.object({
    /** Empty: all. */
    stateList: v.optional(v.pipe(v.array(ReviewState), v.maxLength(REVIEW_STATES.length)), []),
    /** Part of the order's number, or of the requester's name. */
    keyword: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(60)), ''),
    pageIndex: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)), 1),
    pageSize: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)), 20),
  }),
  result: v.object({
    total: Count,
    /** Number of waiting reviews, regardless of the filter. */
    waitingCount: Count,
    reviewList: v.array(PaymentReview),
  }),
  needs: 'token',
  permission: OBJECT.reviewPayments,
  reads: ['wallet', 'order'],
  origin: 'suite',
});

/**
 * Agrees to a payment, or refuses it with a reason. Throws walletReviewUnknown, walletReviewOver, walletReviewOwn,
 * secondPersonRecent, and fieldsInvalid for a refusal without a reason.
 */
export const decideWalletReview = call({
  gateway: 'settlement',
  path: `${BASE}decideWalletReview`,
  body: v.object({
    reviewNo: ReviewNo,
    agrees: v.boolean(),
    refuseReason: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, '拒绝原因不能超过200个字符')), ''),
  }),
  result: v.object({ reviewNo: v.string() }),
  needs: 'token',
  permission: OBJECT.reviewPayments,
  mutates: true,
  changes: ['wallet', 'order'],
  origin: 'suite',
});
