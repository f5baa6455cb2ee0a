import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import { findBill, insertEvent, lockContract, type BillRow } from './bill-queries';
import { findHeldLines } from '../lines/held-lines';
import { noteSettled } from './pay';

interface BillConfirmation {
  enterpriseNum: string;
  billNo: string;
  /** Revision that the confirmer has read. */
  basedOn: number;
  staffNo: string;
  staffName: string;
  now: Date;
}

/**
 * Confirms all undisputed lines of a bill in the caller's transaction; disputed lines are held back and carried over to
 * the next bill. Throws billUnknown, billNotConfirmable and billChanged.
 */
export async function confirmBill(db: Database, confirming: BillConfirmation): Promise<BillRow> {
  const { enterpriseNum, billNo, basedOn, staffNo, staffName, now } = confirming;
  await lockContract(db, enterpriseNum);
  const bill = await findBill(db, enterpriseNum, billNo);
  if (bill === undefined) throw new Fault('billUnknown');
  if (bill.bill_state !== 'toConfirm') throw new Fault('billNotConfirmable');
  if (bill.revision !== basedOn) throw new Fault('billChanged');
  const held = await findHeldLines(db, billNo);
  if (held.length > 0) {
    await db
      .insertInto('settle_held')
      .values(held.map(({ line_no }) => ({ line_no, bill_no: billNo })))
      .execute();
  }
  const heldAmount = held.reduce((sum, { amount }) => sum + amount, 0);
  await db
    .updateTable('settle_bill')
    .set((eb) => ({
      bill_state: 'confirmed',
      confirmed_at: now,
      confirmed_by: staffNo,
      confirmed_name: staffName,
      review_above: eb
        .selectFrom('wallet_rule')
        .select('wallet_rule.review_above')
        .where('wallet_rule.enterprise_num', '=', enterpriseNum),
      held_count: held.length,
      held_amount: heldAmount,
      revision: eb('revision', '+', 1),
    }))
    .where('bill_no', '=', billNo)
    .execute();
  const payable = bill.total_amount - heldAmount;
  const lineCount = bill.line_count - held.length;
  await insertEvent(
    db,
    billNo,
    { how: 'confirmed', operatorName: staffName, lineCount, amount: payable },
    now,
  );
  // with nothing payable the bill is settled; the bill that it is carried over to settles a negative balance
  if (payable === 0) await noteSettled(db, billNo, { fee: 0, now });
  const confirmed = await findBill(db, enterpriseNum, billNo);
  if (confirmed === undefined) throw new Error(`Bill ${billNo} is gone`);
  return confirmed;
}
