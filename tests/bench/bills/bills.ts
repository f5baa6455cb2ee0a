import { sql } from 'kysely';
import { makeDueBills } from '../../../demo/gateway/settlement/bills/close';
import type { Database } from '../../../demo/gateway/db/database';
import { inTransaction } from '../../../demo/gateway/db/transaction';
import { instantOf, shanghaiDate } from '../../../src/domain/shanghai-time';
import { fillOrders } from '../../support/gateway/many-orders/fill';
import { ENTERPRISE, setUp } from '../approvals/setting';
import { inTurn, type Figure } from '../measure';

/** So many orders that a bill of one enterprise has more than LINES lines. */
const ORDERS = 50_000;
const LINES = 100_000;
const MOST = 3;
const ROUNDS = 3;

/** Columns of a line, except its number, which the database generates. */
const COLUMNS =
  sql.raw(`bill_no, kind, part, amount, booked_at, entry_no, order_no, segment_no, passenger_no, ticket_no, product,
  traveller_no, traveller_name, route, flight_no, dept_no, dept_name, cost_center_no, cost_center_name, entity_no,
  entity_name, from_line_no, origin_line_no, dispute_no, from_bill_no`);

/** Making a bill of 100,000 lines from orders and the ledger, against one INSERT … SELECT of the same rows. */
export async function bills(): Promise<Figure[]> {
  const { db, close } = await setUp(10);
  try {
    const now = new Date();
    await fillOrders(db, ORDERS, now);
    await payByCredit(db);
    const today = shanghaiDate(now);
    const make = async () => {
      await clear(db, today);
      const begun = performance.now();
      await makeDueBills(db, instantOf(`${today}T00:10`));
      const ms = performance.now() - begun;
      await isWhole(db, today);
      return ms;
    };
    await make();
    await sql`create table kept_line as select * from settle_line`.execute(db);
    await sql`create table plain_line (like settle_line including all)`.execute(db);
    await sql`vacuum analyze kept_line`.execute(db);
    const copy = async () => {
      await sql`truncate plain_line`.execute(db);
      const begun = performance.now();
      await inTransaction(db, async (tx) => {
        await sql`set local statement_timeout = 0`.execute(tx);
        await sql`insert into plain_line (${COLUMNS}) select ${COLUMNS} from kept_line order by line_no`.execute(
          tx,
        );
      });
      return performance.now() - begun;
    };
    const { ours, floor } = await inTurn(ROUNDS, make, copy);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from kept_line`.execute(db);
    return [
      {
        name: `making a bill of ${rows[0]?.count} lines, against one INSERT … SELECT of the same rows`,
        ratio: ours / floor,
        limit: { most: MOST },
        detail: `${ours.toFixed(0)} against ${floor.toFixed(0)} ms`,
      },
    ];
  } finally {
    await close();
  }
}

/** Moves wallet payments to the credit line. */
async function payByCredit(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`update ledger_entry set account_no = ${`${ENTERPRISE}-credit`}
      where account_no = ${`${ENTERPRISE}-prepaid`} and transfer_no > 1000000`.execute(tx);
  });
  await sql`vacuum analyze ledger_entry`.execute(db);
}

/** Restarts the contract before all orders, with no bills. */
async function clear(db: Database, today: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    // with the dependent rows
    await sql`truncate settle_bill, settle_line, settle_item cascade`.execute(tx);
    await sql`delete from settle_contract where enterprise_num <> ${ENTERPRISE}`.execute(tx);
    await sql`update settle_contract set next_begin = '2020-01-01', next_bill_date = ${today}`.execute(tx);
  });
}

async function isWhole(db: Database, today: string): Promise<void> {
  const { rows } = await sql<{
    line_count: number;
    total_amount: number;
    charged: number;
    bill_state: string;
  }>`
    select b.line_count, b.total_amount, b.bill_state, (
      select -sum(e.amount)::bigint from ledger_entry e join ledger_transfer t using (transfer_no)
      where e.account_no = ${`${ENTERPRISE}-credit`} and t.payment_no is not null
        and e.booked_at < ${instantOf(`${today}T00:00`)}) as charged
    from settle_bill b`.execute(db);
  const [bill] = rows;
  if (rows.length !== 1 || bill?.bill_state !== 'toConfirm' || bill.total_amount !== bill.charged) {
    throw new Error(`the bill is not what was charged: ${JSON.stringify(rows)}`);
  }
  if (bill.line_count < LINES) throw new Error(`only ${bill.line_count} lines`);
}
