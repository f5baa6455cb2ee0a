import * as v from 'valibot';

/** States of a refund: requested, done, refused by the carrier. */
export const REFUND_STATE = { underWay: '退票中', done: '已退票', failed: '退票失败' } as const;
export const RefundState = v.picklist(Object.values(REFUND_STATE));
export type RefundState = v.InferOutput<typeof RefundState>;
