import * as v from 'valibot';
import { call } from '../call';
import { ApplyId } from './shapes';

const Fen = v.pipe(v.number(), v.integer());

/** A fare for one adult, without taxes. `takeOffTime`: wall clock of the airport. */
const Fare = v.object({ flightNo: v.string(), takeOffTime: v.string(), salePrice: Fen });

/** Current cost of an undecided application, and the cost of waiting (at this moment, not frozen). */
export const ApprovalOutlook = v.object({
  /** Chosen flights that are not paid yet, by leg; empty for a trip or a refund. */
  legs: v.array(
    v.object({
      segmentNo: v.number(),
      flightNo: v.string(),
      /** Price for one adult at submission, and now; null when it is not on sale any more. */
      priceThen: Fen,
      priceNow: v.nullable(Fen),
      /** The three cheapest fares on sale at about that time, the cheapest first. */
      cheaper: v.array(Fare),
    }),
  ),
  /**
   * For a change or a refund: the current fee, and the time from which it rises. `fee` null: not allowed any more. null
   * where no fee applies.
   */
  fee: v.nullable(
    v.object({
      now: v.nullable(Fen),
      next: v.nullable(v.object({ time: v.string(), fee: v.nullable(Fen) })),
    }),
  ),
});
export type ApprovalOutlook = v.InferOutput<typeof ApprovalOutlook>;

/** Returns the current outlook of an undecided application, for callers who may see it; empty for a decided one. */
export const queryApprovalOutlook = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/queryApprovalOutlook',
  body: v.object({ applyId: ApplyId }),
  result: ApprovalOutlook,
  needs: 'token',
  reads: ['approval', 'order', 'flight'],
  origin: 'suite',
});
