import * as v from 'valibot';
import { call } from '../call';

const BASE = '/agencyController/';

/** Most that the limit can be, in fen: one billion yuan. */
const DUAL_CONTROL_MOST = 100_000_000_000;

/** First confirmation of an item that needs two operators. */
export const FirstConfirmation = v.object({
  operatorNo: v.string(),
  operatorName: v.string(),
  /** ISO instant. */
  confirmTime: v.string(),
});
export type FirstConfirmation = v.InferOutput<typeof FirstConfirmation>;

/** Number of the first operator that the caller has seen; '' for none. A different one refuses the confirmation. */
export const SeenFirst = v.pipe(v.string(), v.maxLength(40));

/**
 * Amount in fen above which two operators confirm recharges, receipts and refunds. `planned`: a raise that is not in force
 * yet. `revision`: of the limit that was shown.
 */
export const queryDualControl = call({
  gateway: 'agency',
  path: `${BASE}queryDualControl`,
  body: v.object({}),
  result: v.object({
    limit: v.number(),
    revision: v.number(),
    /** `beginTime`: ISO instant. */
    planned: v.nullable(v.object({ limit: v.number(), beginTime: v.string() })),
  }),
  needs: 'operator',
  right: 'readOperators',
  reads: ['dualControl'],
  origin: 'suite',
});

/**
 * Changes the limit: a lower one at once, a higher one a day later. It replaces a planned raise. Throws
 * operatorProofNeeded, dualControlByFinance, dualControlChanged.
 */
export const alterDualControl = call({
  gateway: 'agency',
  path: `${BASE}alterDualControl`,
  body: v.object({
    limit: v.pipe(
      v.number('请输入金额'),
      v.integer('请输入金额'),
      v.minValue(0, '金额不能小于0'),
      v.maxValue(DUAL_CONTROL_MOST, '金额不能超过10亿元'),
    ),
    revision: v.number(),
  }),
  result: v.object({}),
  needs: 'operator',
  right: 'manageOperators',
  mutates: true,
  changes: ['dualControl', 'agencyRecharge', 'agencyReceipt', 'refundOwed', 'agencyLog'],
  origin: 'suite',
});

/** Withdraws a raise before it is in force. Throws dualControlByFinance, dualControlChanged. */
export const withdrawDualControlRaise = call({
  gateway: 'agency',
  path: `${BASE}withdrawDualControlRaise`,
  body: v.object({ revision: v.number() }),
  result: v.object({}),
  needs: 'operator',
  right: 'manageOperators',
  mutates: true,
  changes: ['dualControl', 'agencyLog'],
  origin: 'suite',
});
