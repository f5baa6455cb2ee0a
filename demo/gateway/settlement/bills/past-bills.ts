import { addDays, instantOf } from '../../../../src/domain/shanghai-time';
import type { DatabaseTransaction } from '../../db/database';
import { findBill, findBills, type BillRow } from './bill-queries';
import { beginNextBill, makeNextBill } from './close';
import { confirmBill } from './confirm';
import { answerDispute, decideDispute } from '../disputes/decide';
import { raiseDispute, type Disputant } from '../disputes/dispute';
import { payBill } from './pay';

/** How an enterprise of the demo data has dealt with its bills. */
export interface PastBills {
  by: Omit<Disputant, 'now'>;
  /** Number of the latest confirmed bills that stay unpaid. */
  unpaid: number;
  /** True for one dispute that was accepted in part and one that is open. */
  hasDisputes: boolean;
}

/** Days after the clearing date. */
const DAYS = { disputed: 1, answered: 2, decided: 3, confirmed: 4, paid: 20 };

/** The moment `days` after a bill's clearing date, at `time`. */
const at = (bill: BillRow, days: number, time: string): Date =>
  instantOf(`${addDays(bill.bill_date, days)}T${time}`);

/**
 * Makes the bills that were due up to `now` one after the other, each with its confirmation and disputes before the
 * next.
 */
export async function livePastBills(tx: DatabaseTransaction, past: PastBills, now: Date): Promise<void> {
  const { enterpriseNum } = past.by;
  const { next_bill_date } = await tx
    .selectFrom('settle_contract')
    .select('next_bill_date')
    .where('enterprise_num', '=', enterpriseNum)
    .executeTakeFirstOrThrow();
  const bills: BillRow[] = [];
  for (let due = next_bill_date; ;) {
    const made = instantOf(`${due}T00:10`);
    if (made > now || !(await beginNextBill(tx, made)) || !(await makeNextBill(tx, made))) break;
    const [bill] = await findBills(tx, enterpriseNum, { begin: due, end: due });
    if (bill === undefined) throw new Error(`${enterpriseNum} has no bill of ${due}`);
    bills.push(bill);
    const isLast = at(bill, DAYS.confirmed, '10:20') > now;
    if (past.hasDisputes) await dispute(tx, past, bill, { bills, isLast, now });
    if (!isLast) await confirm(tx, past, bill);
    ({ next_bill_date: due } = await tx
      .selectFrom('settle_contract')
      .select('next_bill_date')
      .where('enterprise_num', '=', enterpriseNum)
      .executeTakeFirstOrThrow());
  }
  await payAll(tx, past, bills, now);
}

async function confirm(tx: DatabaseTransaction, { by }: PastBills, { bill_no }: BillRow): Promise<void> {
  const bill = await findBill(tx, by.enterpriseNum, bill_no);
  if (bill === undefined) throw new Error(`${bill_no} is gone`);
  await confirmBill(tx, {
    ...by,
    billNo: bill_no,
    basedOn: bill.revision,
    now: at(bill, DAYS.confirmed, '10:20'),
  });
}

/** Pays the bills in the order of time, except the latest. */
async function payAll(
  tx: DatabaseTransaction,
  { by, unpaid }: PastBills,
  bills: readonly BillRow[],
  now: Date,
): Promise<void> {
  const confirmed = [];
  for (const { bill_no } of bills) {
    const bill = await findBill(tx, by.enterpriseNum, bill_no);
    if (bill?.bill_state === 'confirmed' && bill.total_amount > bill.held_amount) confirmed.push(bill);
  }
  for (const bill of confirmed.slice(0, confirmed.length - unpaid)) {
    const paid = at(bill, DAYS.paid, '15:30');
    if (paid > now) continue;
    await payBill(tx, {
      enterpriseNum: by.enterpriseNum,
      billNo: bill.bill_no,
      amount: bill.total_amount - bill.held_amount,
      paidOn: addDays(bill.bill_date, DAYS.paid),
      now: paid,
    });
  }
}

const DISPUTED = {
  past: '该行程经办人确认按企业协议价预订，账单金额高于协议价，请核对差额。',
  accepted: '经核对，出票时未按协议价计算，差额部分予以更正，将在下期账单中冲减。',
  open: '该乘机人当日未出行，请核实是否为我司订单。',
  answer: '您好，已向出票平台调取订单记录，核实后回复您。',
};

/** Adds a dispute that was accepted in part on the last bill but two, and an open one on the last bill. */
async function dispute(
  tx: DatabaseTransaction,
  { by }: PastBills,
  bill: BillRow,
  { bills, isLast, now }: { bills: readonly BillRow[]; isLast: boolean; now: Date },
): Promise<void> {
  const isAccepted = bills.length === ACCEPTED_OF;
  if (!isLast && !isAccepted) return;
  const line = await tx
    .selectFrom('settle_line')
    .select(['line_no', 'amount'])
    .where('bill_no', '=', bill.bill_no)
    .where('kind', '=', 'fare')
    .orderBy('amount', 'desc')
    .orderBy('line_no')
    .limit(1)
    .executeTakeFirst();
  const raised = at(bill, DAYS.disputed, '09:40');
  if (line === undefined || raised > now) return;
  const claimAmount = isLast ? null : Math.min(line.amount, 12_000);
  const disputeNo = await raiseDispute(
    tx,
    { ...by, now: raised },
    {
      billNo: bill.bill_no,
      lineList: [{ lineNo: line.line_no, claimAmount }],
      reason: isLast ? 'notOurs' : 'amount',
      content: isLast ? DISPUTED.open : DISPUTED.past,
      fileNoList: [],
    },
  );
  if (isLast) {
    const answered = at(bill, DAYS.answered, '11:05');
    if (answered <= now) await answerDispute(tx, { disputeNo, content: DISPUTED.answer, now: answered });
    return;
  }
  const acceptedAmount = Math.ceil((claimAmount ?? line.amount) / 2);
  await decideDispute(tx, {
    disputeNo,
    content: DISPUTED.accepted,
    acceptedList: [{ lineNo: line.line_no, acceptedAmount }],
    now: at(bill, DAYS.decided, '14:30'),
  });
}

/** Index, counted from the first bill, of the bill with the accepted dispute. */
const ACCEPTED_OF = 4;
