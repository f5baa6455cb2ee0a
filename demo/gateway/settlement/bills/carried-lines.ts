import { sql } from 'kysely';
import type { LineKind } from '../../../../src/contract/settlement/bills';
import { billOfBalance } from '../../../../src/domain/settlement/bill-accounts';
import type { DatabaseTransaction } from '../../db/database';
import { accountRows, type AccountBill } from './accounts';
import { insertEvent, type ClosingBill } from './bill-queries';
import { bookAdjustment } from './ledger';
import type { KindSum } from '../lines/lines';

/** Columns that describe a line's order. A carried or correcting line copies them from its origin. */
const OF_ORDER =
  sql.raw(`order_no, segment_no, passenger_no, ticket_no, product, traveller_no, traveller_name, route, flight_no,
  dept_no, dept_name, cost_center_no, cost_center_name, entity_no, entity_name`);
const OF_LINE =
  sql.raw(`l.order_no, l.segment_no, l.passenger_no, l.ticket_no, l.product, l.traveller_no, l.traveller_name,
  l.route, l.flight_no, l.dept_no, l.dept_name, l.cost_center_no, l.cost_center_name, l.entity_no, l.entity_name`);

interface CarryContext {
  before: Date;
  /** Accounts of a split bill. Lines of none of them go on the bill itself. */
  accounts: readonly AccountBill[];
  now: Date;
}

/** A carried line's amount, with the bill it is on. */
interface CarriedAmount {
  billNo: string;
  amount: number;
}

/**
 * Inserts the lines carried over from earlier bills: disputed lines that were held back there, corrections accepted
 * since, and balances. Lines go on the bill of their accounting entity if it has one. `facts` are the sums already on
 * the bills of this closing.
 */
export async function insertCarriedLines(
  tx: DatabaseTransaction,
  bill: ClosingBill,
  carrying: CarryContext & { facts: readonly KindSum[] },
): Promise<KindSum[]> {
  const disputes = sumsOf('dispute', await carryDisputes(tx, bill, carrying));
  const corrections = sumsOf('correction', await insertCorrections(tx, bill, carrying));
  const lines = [...carrying.facts, ...disputes, ...corrections];
  const balances = sumsOf('balance', await carryBalances(tx, bill, carrying, lines));
  return [...disputes, ...corrections, ...balances];
}

function sumsOf(kind: LineKind, carried: readonly CarriedAmount[]): KindSum[] {
  return [...amountsByBill(carried)].map(([billNo, amounts]) => ({
    billNo,
    kind,
    lineCount: amounts.length,
    amount: amounts.reduce((sum, amount) => sum + amount, 0),
  }));
}

function amountsByBill(carried: readonly CarriedAmount[]): ReadonlyMap<string, readonly number[]> {
  const byBill = new Map<string, number[]>();
  for (const { billNo, amount } of carried) byBill.set(billNo, [...(byBill.get(billNo) ?? []), amount]);
  return byBill;
}

/** Carries over each line that was held back when its bill was confirmed, once, to be owed or disputed here. */
async function carryDisputes(
  tx: DatabaseTransaction,
  bill: ClosingBill,
  { before, accounts }: CarryContext,
): Promise<CarriedAmount[]> {
  const { rows } = await sql<CarriedAmount>`
    with account as (${accountRows(accounts)})
    insert into settle_line (bill_no, kind, amount, booked_at, from_line_no, origin_line_no, dispute_no, from_bill_no,
      ${OF_ORDER})
    select coalesce(a.bill_no, ${bill.bill_no}), 'dispute', l.amount, ${before}, l.line_no, coalesce(l.origin_line_no, l.line_no),
      last.dispute_no, coalesce(nullif(l.from_bill_no, ''), l.bill_no), ${OF_LINE}
    from settle_bill b join settle_held h on h.bill_no = b.bill_no join settle_line l on l.line_no = h.line_no
    left join account a on a.account_no = l.entity_no
    cross join lateral (
      select dl.dispute_no from settle_dispute_line dl join settle_dispute d using (dispute_no)
      where dl.line_no = coalesce(l.origin_line_no, l.line_no) order by dl.is_live desc, d.raised_at desc limit 1) last
    where b.enterprise_num = ${bill.enterprise_num}
      and not exists (select from settle_line n where n.from_line_no = l.line_no)
    order by l.line_no
    returning bill_no as "billNo", amount`.execute(tx);
  return rows;
}

/**
 * Inserts one correcting line for each accepted dispute line. The credit line gets the amount back and sales lose it.
 */
async function insertCorrections(
  tx: DatabaseTransaction,
  bill: ClosingBill,
  { before, accounts, now }: CarryContext,
): Promise<CarriedAmount[]> {
  const { rows } = await sql<CarriedAmount>`
    with account as (${accountRows(accounts)}), made as (
      insert into settle_line (bill_no, kind, amount, booked_at, origin_line_no, dispute_no, from_bill_no, ${OF_ORDER})
      select coalesce(a.bill_no, ${bill.bill_no}), 'correction', -dl.accepted_amount, ${before}, l.line_no, dl.dispute_no, l.bill_no,
        ${OF_LINE}
      from settle_dispute_line dl join settle_dispute d using (dispute_no) join settle_line l on l.line_no = dl.line_no
      left join account a on a.account_no = l.entity_no
      where d.enterprise_num = ${bill.enterprise_num} and dl.accepted_amount > 0 and dl.correction_line_no is null
      order by l.line_no
      returning line_no, bill_no, origin_line_no, dispute_no, amount)
    update settle_dispute_line dl set correction_line_no = made.line_no
    from made where dl.line_no = made.origin_line_no and dl.dispute_no = made.dispute_no
    returning made.bill_no as "billNo", made.amount`.execute(tx);
  for (const { billNo, amount } of sumsOf('correction', rows)) {
    const memo = `账单${billNo}异议更正`;
    const parts = [
      { kind: 'credit', amount: -amount },
      { kind: 'sales', amount },
    ] as const;
    await bookAdjustment(tx, bill.enterprise_num, parts, { billNo, memo, now });
  }
  return rows;
}

/**
 * Takes off the negative balances of earlier bills, which settles those bills. `lines` are the sums already on the
 * bills of this closing.
 */
async function carryBalances(
  tx: DatabaseTransaction,
  bill: ClosingBill,
  { before, accounts, now }: CarryContext,
  lines: readonly KindSum[],
): Promise<CarriedAmount[]> {
  const owing = await tx
    .selectFrom('settle_bill')
    .select((eb) => [
      'bill_no',
      'by_account as isByAccount',
      'account_no as accountNo',
      eb('total_amount', '-', eb.ref('held_amount')).as('payable'),
    ])
    .where('enterprise_num', '=', bill.enterprise_num)
    .where('bill_state', '=', 'confirmed')
    .where((eb) => eb(eb('total_amount', '-', eb.ref('held_amount')), '<', 0))
    .orderBy('bill_date')
    .orderBy('account_no')
    .execute();
  const closing = { billNo: bill.bill_no, accounts, lines };
  const carried: CarriedAmount[] = [];
  for (const { bill_no, payable, ...from } of owing) {
    const billNo = billOfBalance(from, closing);
    await tx
      .insertInto('settle_line')
      .values({
        bill_no: billNo,
        kind: 'balance',
        amount: payable,
        booked_at: before,
        entry_no: null,
        from_line_no: null,
        origin_line_no: null,
        from_bill_no: bill_no,
      })
      .execute();
    await tx
      .updateTable('settle_bill')
      .set((eb) => ({
        bill_state: 'settled',
        settled_at: now,
        settled_fee: 0,
        revision: eb('revision', '+', 1),
      }))
      .where('bill_no', '=', bill_no)
      .execute();
    await insertEvent(tx, bill_no, { how: 'carried', amount: payable, aboutNo: billNo }, now);
    carried.push({ billNo, amount: payable });
  }
  return carried;
}
