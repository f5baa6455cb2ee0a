import type { Database } from '../../db/database';
import { findPolicies, type Policy } from '../insurance/policies';
import { lockOrder } from '../lifecycle';
import { addInsurances, type Refund } from './queries';

/**
 * Has the refund that ends bring back insurance, too, that covers no ticket any more with it and that no refund has named:
 * where tickets of several orders are given back beside each other, each looks to the others as if it were kept. Their
 * tickets are given back already. What it brings is more than was said then, never less.
 */
export async function bringLateInsurance(db: Database, refund: Refund): Promise<void> {
  const { order_no: orderNo } = refund;
  const elsewhere = (await findUnclaimed(db, orderNo)).map((policy) => policy.orderNo);
  // one of those that end at the same moment waits for the other here; the order of the refund is locked already
  for (const policyOrderNo of [...new Set(elsewhere)].sort()) {
    if (policyOrderNo !== orderNo) await lockOrder(db, policyOrderNo);
  }
  const ended = (await findUnclaimed(db, orderNo)).filter(({ covered }) =>
    covered.every(({ ticketStatus }) => ticketStatus === 'REFUNDED'),
  );
  await addInsurances(
    db,
    refund,
    ended.map((policy) => ({
      policy,
      passengerNo: passengerOf(policy, orderNo),
      amount: policy.products.reduce((sum, { price }) => sum + price, 0),
    })),
  );
}

const findUnclaimed = async (db: Database, orderNo: string): Promise<Policy[]> =>
  (await findPolicies(db, orderNo)).filter(
    ({ refundState, covered }) => refundState === null && covered.some((one) => one.orderNo === orderNo),
  );

function passengerOf({ covered }: Policy, orderNo: string): number {
  const ticket = covered.find((one) => one.orderNo === orderNo);
  if (ticket === undefined) throw new Error(`The policy covers nobody of ${orderNo}`);
  return ticket.passengerNo;
}
