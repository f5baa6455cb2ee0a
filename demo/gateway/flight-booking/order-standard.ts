import { queryOrderStandard } from '../../../src/contract/approval/approval';
import type {
  OverReasonChoice,
  OverStandard,
  StandardEvaluation,
} from '../../../src/contract/travel-standard/shapes';
import type { Database } from '../db/database';
import { findOrderFor } from '../order/scope';
import { implement } from '../server/http/implement';

/** Returns the compliance of an order with the standards when it was made. */
export const orderStandard = implement(queryOrderStandard, async ({ db, caller }, { orderNo }) => {
  await findOrderFor(db, caller, orderNo);
  const found = await findOrderStandard(db, orderNo);
  if (found === undefined) return null;
  return {
    overStandard: found.over_standard,
    evaluation: found.evaluation,
    overReasons: found.over_reasons,
    applyId: found.apply_id ?? '',
    overStandardApplyId: found.over_apply_id ?? '',
  };
});

export interface OrderStandard {
  overStandard: OverStandard;
  evaluation: StandardEvaluation;
  overReasons: readonly OverReasonChoice[];
  applyId: string | null;
  overApplyId: string | null;
}

/** Stores the compliance of an order with the standards at its creation. */
export async function insertOrderStandard(
  db: Database,
  orderNo: string,
  standard: OrderStandard,
): Promise<void> {
  await db
    .insertInto('order_standard')
    .values({
      order_no: orderNo,
      over_standard: standard.overStandard,
      evaluation: JSON.stringify(standard.evaluation),
      over_reasons: JSON.stringify(standard.overReasons),
      apply_id: standard.applyId,
      over_apply_id: standard.overApplyId,
    })
    .execute();
}

export function findOrderStandard(db: Database, orderNo: string) {
  return db.selectFrom('order_standard').selectAll().where('order_no', '=', orderNo).executeTakeFirst();
}
