import type { Database } from '../../db/database';
import { findPolicies, type Policy } from '../insurance/policies';
import { lockOrder } from '../lifecycle';
import { addInsurances, type Refund } from './queries';

/**
 * Adds insurance to the ending refund that covers no valid ticket any more and is in no refund. Refunds of several
 * orders at the same time each leave it out, because the tickets of the other orders still seem valid. It raises the
 * announced amount and never lowers it.
 */
export async function claimUnclaimedInsurance(db: Database, refund: Refund): Promise<void> {
  const { order_no: orderNo } = refund;
  const elsewhere = (await findUnclaimed(db, orderNo)).map((policy) => policy.orderNo);
  // serialises refunds that end at the same moment; the refund's own order is locked already
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
  if (ticket === undefined) throw new Error(`The policy covers no passenger of ${orderNo}`);
  return ticket.passengerNo;
}
