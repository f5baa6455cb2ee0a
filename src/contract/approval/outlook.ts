import * as v from 'valibot';
import { call } from '../call';
import { ApplyId } from './shapes';

const Fen = v.pipe(v.number(), v.integer());

/** A fare for one adult, without taxes. `takeOffTime`: wall clock of the airport. */
const Fare = v.object({ flightNo: v.string(), takeOffTime: v.string(), salePrice: Fen });

/** What an undecided application would cost now, and what waiting costs (at this moment, not frozen). */
export const ApprovalOutlook = v.object({
  /** Of flights chosen and not yet paid, by leg; empty for a trip or a refund. */
  legs: v.array(
    v.object({
      segmentNo: v.number(),
      flightNo: v.string(),
      /** Of one adult when it was applied for, and now; null: not on sale any more. */
      priceThen: Fen,
      priceNow: v.nullable(Fen),
      /** The three cheapest on sale at about that time, the cheapest first. */
      cheaper: v.array(Fare),
    }),
  ),
  /**
   * Of a change or a refund: what it costs now, and from when on more. `fee` null: not allowed any more. null where no fee
   * is asked for.
   */
  fee: v.nullable(
    v.object({
      now: v.nullable(Fen),
      next: v.nullable(v.object({ time: v.string(), fee: v.nullable(Fen) })),
    }),
  ),
});
export type ApprovalOutlook = v.InferOutput<typeof ApprovalOutlook>;

/** How an application that is not decided stands now, for those who may see it; empty for one that is. */
export const queryApprovalOutlook = call({
  gateway: 'service',
  path: '/clApproveIntegrateService/api/approvalFlowController/queryApprovalOutlook',
  body: v.object({ applyId: ApplyId }),
  result: ApprovalOutlook,
  needs: 'token',
  reads: ['approval', 'order', 'flight'],
  origin: 'suite',
});
