import { sql } from 'kysely';
import { LINE_KINDS } from '../../../../src/contract/settlement/bills';
import { addDays, instantOf, shanghaiDate } from '../../../../src/domain/shanghai-time';
import { deadlineOf } from '../../../../src/domain/settlement/late-fee';
import { billPeriodFrom } from '../../../../src/domain/settlement/period';
import type { Database, DatabaseTransaction } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import type { Emit } from '../../server/events/domain-events';
import '../events';
import { defineJob } from '../../server/jobs/job';
import { addJob, endJob } from '../../server/jobs/queries';
import { runDueJobs, type JobFailure } from '../../server/jobs/run';
import { drain } from '../../server/jobs/drain';
import { isByAccount, numberAccounts, type AccountBill } from './accounts';
import { insertEvent, type BillRow, type ContractRow } from './bill-queries';
import { billNoOf } from './bill-no';
import { insertCarriedLines } from './carried-lines';
import { recountHeldLines } from '../lines/held-lines';
import { insertFactLines, type KindSum } from '../lines/lines';
import { contractFrom } from '../terms';
import { unbilled } from './unbilled';

/** Bills that are made for the first time tell of it by `emit`; those of the demo's past do not. */
interface Parts {
  emit?: Emit | undefined;
}

/** The job key is the number of a closing. */
export const makeBills = defineJob<Parts>({
  kind: 'make bill',
  inTransaction: true,
  run: ({ db, now, key, emit }) => makeNextBill(db, now, { billNo: key, emit }),
});

/**
 * Makes the bills whose clearing date has come, each in two steps: the first inserts the bill as visibly in generation
 * together with its job; the second writes its lines, its sums and the bills of separate accounting entities in one
 * transaction. Another process resumes the work after a crash, and any number of processes make each bill once. A
 * failing bill does not delay other enterprises. Throws the first error when all others are made.
 */
export async function makeDueBills(db: Database, now: Date, emit?: Emit): Promise<void> {
  const failures: JobFailure[] = [];
  await drain(async () => {
    failures.push(...(await runDueJobs(makeBills, { db, now, emit })));
    return inTransaction(db, (tx) => beginNextBill(tx, now));
  });
  if (failures[0] !== undefined) throw failures[0].error;
}

/**
 * Inserts the bill that is due first and schedules the next one of its enterprise. Returns false when none is due or
 * when the enterprise's previous bill is still in generation.
 */
export async function beginNextBill(tx: DatabaseTransaction, now: Date): Promise<boolean> {
  const contract = await tx
    .selectFrom('settle_contract as c')
    .selectAll()
    .where('next_bill_date', '<=', shanghaiDate(now))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('settle_bill as b')
            .select('b.bill_no')
            .whereRef('b.enterprise_num', '=', 'c.enterprise_num')
            .where('b.bill_state', '=', 'generating'),
        ),
      ),
    )
    .orderBy('next_bill_date')
    .orderBy('enterprise_num')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  // another process may have begun one before this transaction locked the contract
  if (contract === undefined || (await isBillUnderWay(tx, contract.enterprise_num))) return false;
  const { enterprise_num, next_begin, next_bill_date: billDate } = contract;
  const closingNo = billNoOf(enterprise_num, billDate);
  const isOver = contract.end_date !== null && next_begin > contract.end_date;
  if (!isOver || (await hasUnbilledLines(tx, contract, startOf(billDate)))) {
    await tx
      .insertInto('settle_bill')
      .values({
        bill_no: closingNo,
        closing_no: closingNo,
        by_account: contract.next_by_account,
        enterprise_num,
        period_begin: next_begin,
        period_end: addDays(billDate, -1),
        bill_date: billDate,
        bill_date_flag: contract.bill_date_flag,
        late_rate: contract.late_rate,
        confirm_by: deadlineOf(billDate, contract.confirm_days),
        due_date: deadlineOf(billDate, contract.pay_days),
        settled_fee: null,
        made_at: null,
        confirmed_at: null,
        confirmed_by: null,
        settled_at: null,
      })
      .execute();
    await addJob(tx, makeBills, closingNo, now);
  }
  const later = await contractFrom(tx, contract, { periodBegin: billDate, now });
  const next = billPeriodFrom(billDate, {
    clearingDate: later.clearing_date,
    contractBeginDate: later.begin_date,
    contractEndDate: later.end_date ?? '',
  });
  await tx
    .updateTable('settle_contract')
    .set({
      bill_date_flag: later.bill_date_flag,
      clearing_date: later.clearing_date,
      end_date: later.end_date,
      late_rate: later.late_rate,
      confirm_days: later.confirm_days,
      pay_days: later.pay_days,
      next_begin: next.periodBegin,
      next_bill_date: next.billDate,
      next_by_account: await isByAccount(tx, enterprise_num),
    })
    .where('enterprise_num', '=', enterprise_num)
    .execute();
  return true;
}

async function isBillUnderWay(tx: DatabaseTransaction, enterpriseNum: string): Promise<boolean> {
  const bill = await tx
    .selectFrom('settle_bill')
    .select('bill_no')
    .where('enterprise_num', '=', enterpriseNum)
    .where('bill_state', '=', 'generating')
    .executeTakeFirst();
  return bill !== undefined;
}

/** The moment at which a day begins. */
const startOf = (day: string): Date => instantOf(`${day}T00:00`);

/** Returns whether lines remain to be billed. After the end of the contract, an empty bill is not made. */
async function hasUnbilledLines(
  tx: DatabaseTransaction,
  contract: ContractRow,
  before: Date,
): Promise<boolean> {
  const { enterprise_num } = contract;
  const { rows } = await sql<{ is_left: boolean }>`
    select exists (select from ${unbilled(contract, before)})
      or exists (select from settle_held h join settle_bill b using (bill_no) where b.enterprise_num = ${enterprise_num}
        and not exists (select from settle_line n where n.from_line_no = h.line_no))
      or exists (select from settle_dispute_line dl join settle_dispute d using (dispute_no)
        where d.enterprise_num = ${enterprise_num} and dl.accepted_amount > 0 and dl.correction_line_no is null)
      or exists (select from settle_bill where enterprise_num = ${enterprise_num} and bill_state = 'confirmed'
        and total_amount < held_amount) as is_left`.execute(tx);
  return rows[0]?.is_left ?? false;
}

/**
 * Writes the lines of a bill in generation; returns false when there is none. With `billNo`, whose job the caller has
 * claimed, it waits for row locks; without it, it skips bills that another process has locked.
 */
export async function makeNextBill(
  tx: DatabaseTransaction,
  now: Date,
  { billNo, emit }: Parts & { billNo?: string } = {},
): Promise<boolean> {
  const bills = tx
    .selectFrom('settle_bill as b')
    .innerJoin('settle_contract as c', 'c.enterprise_num', 'b.enterprise_num')
    .selectAll('b')
    .where('b.bill_state', '=', 'generating')
    .$if(billNo !== undefined, (q) => q.where('b.bill_no', '=', billNo ?? ''))
    .orderBy('b.period_end')
    .orderBy('b.enterprise_num')
    .limit(1)
    .forUpdate();
  const bill = await (billNo === undefined ? bills.skipLocked() : bills).executeTakeFirst();
  if (bill === undefined) return false;
  for (const made of await makeBill(tx, bill, now))
    await emit?.({ db: tx, now }, 'bill.made', { billNo: made });
  await endJob(tx, makeBills, bill.bill_no, now);
  return true;
}

/** Returns the numbers of the bills. */
async function makeBill(tx: DatabaseTransaction, bill: BillRow, now: Date): Promise<ReadonlySet<string>> {
  // a hundred thousand lines exceed the usual statement timeout of a request
  await sql`set local statement_timeout = 0`.execute(tx);
  // one large statement: it must sort in memory, and JIT compilation would take longer than running it
  await sql`set local work_mem = '64MB'`.execute(tx);
  await sql`set local jit = off`.execute(tx);
  const before = startOf(bill.bill_date);
  const accounts = bill.by_account ? await numberAccounts(tx, bill) : [];
  const facts = await insertFactLines(tx, bill, { before, accounts });
  const carried = await insertCarriedLines(tx, bill, { before, accounts, now, facts });
  const sums = [...facts, ...carried];
  const made = new Set(sums.map(({ billNo }) => billNo));
  for (const account of accounts) {
    if (made.has(account.billNo)) await insertAccountBill(tx, bill, account, now);
  }
  // every line has an accounting entity, so the bill of lines without one is not needed
  if (made.size > 0 && !made.has(bill.bill_no)) {
    await tx.deleteFrom('settle_bill').where('bill_no', '=', bill.bill_no).execute();
  } else made.add(bill.bill_no);
  for (const billNo of made) {
    await completeBill(
      tx,
      billNo,
      sums.filter((one) => one.billNo === billNo),
      now,
    );
  }
  await recountHeldLines(tx, bill.enterprise_num);
  return made;
}

/** Inserts the bill of an accounting entity with the dates of its closing. */
async function insertAccountBill(
  tx: DatabaseTransaction,
  closing: BillRow,
  { accountNo, accountName, billNo }: AccountBill,
  now: Date,
): Promise<void> {
  await sql`
    with closing as (select * from settle_bill where bill_no = ${closing.bill_no})
    insert into settle_bill (bill_no, closing_no, by_account, account_no, account_name, bill_state, enterprise_num, period_begin,
      period_end, bill_date, bill_date_flag, late_rate, confirm_by, due_date, made_at)
    select ${billNo}, closing_no, by_account, ${accountNo}, ${accountName}, 'toConfirm', enterprise_num, period_begin, period_end,
      bill_date, bill_date_flag, late_rate, confirm_by, due_date, ${now} from closing`.execute(tx);
}

/** Writes the sums of a bill whose lines are complete. */
async function completeBill(
  tx: DatabaseTransaction,
  billNo: string,
  sums: readonly KindSum[],
  now: Date,
): Promise<void> {
  const lineCount = sums.reduce((count, one) => count + one.lineCount, 0);
  const total = sums.reduce((sum, one) => sum + one.amount, 0);
  const kindSums = sums.map(({ kind, lineCount: count, amount }) => ({ kind, lineCount: count, amount }));
  await tx
    .updateTable('settle_bill')
    .set((eb) => ({
      bill_state: 'toConfirm',
      line_count: lineCount,
      total_amount: total,
      kind_sums: JSON.stringify(LINE_KINDS.flatMap((kind) => kindSums.filter((one) => one.kind === kind))),
      made_at: now,
      revision: eb('revision', '+', 1),
    }))
    .where('bill_no', '=', billNo)
    .execute();
  await insertEvent(tx, billNo, { how: 'made', lineCount, amount: total }, now);
}
