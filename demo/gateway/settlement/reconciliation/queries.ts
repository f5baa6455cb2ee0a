import { sql, type RawBuilder } from 'kysely';
import type { ResultOf } from '../../../../src/contract/call';
import {
  LEDGER_ACCOUNTS,
  RECONCILIATION_CAUSES,
  RECONCILIATION_PARTS,
  REFUND_AGES,
  type queryReconciliation,
  type ReconciliationPart,
  type ReconciliationRecord,
} from '../../../../src/contract/settlement/reconciliation';
import { shanghaiDate } from '../../../../src/domain/shanghai-time';
import type { Database } from '../../db/database';
import { viewBills } from '../bills/bill-view';
import { findHeldLines } from '../lines/held-lines';
import { billRecords, billsOf, type BillStanding } from './bill-causes';
import { openRecords } from './open-records';
import {
  factsAndMoves,
  FAMILIES,
  RECORD_COLUMNS,
  REPORT_RECORDS,
  type ReconciledPeriod,
} from './report-causes';

type Reconciliation = ResultOf<typeof queryReconciliation>;

/** Bills of a period with their amounts as of today. */
interface PeriodBills extends BillStanding {
  billCount: number;
  lineAmount: number;
  heldAmount: number;
  lateFee: number;
}

async function billsIn(db: Database, period: ReconciledPeriod, now: Date): Promise<PeriodBills> {
  const rows = await db
    .selectFrom('settle_bill')
    .selectAll()
    .where('enterprise_num', '=', period.enterpriseNum)
    .where('bill_state', '<>', 'generating')
    .where('period_end', '>=', period.beginDate)
    .where('period_end', '<=', period.endDate)
    .execute();
  const billNos = rows.map(({ bill_no }) => bill_no);
  const held =
    billNos.length === 0
      ? []
      : await db
          .selectFrom('settle_held as h')
          .innerJoin('settle_line as l', 'l.line_no', 'h.line_no')
          .select(['h.line_no', 'l.amount'])
          .where('h.bill_no', 'in', billNos)
          .execute();
  for (const { bill_no, bill_state } of rows)
    if (bill_state === 'toConfirm') held.push(...(await findHeldLines(db, bill_no)));
  const views = await viewBills(db, rows, now);
  const lateFees = views
    .filter(({ lateFee }) => lateFee > 0)
    .map(({ billNo, lateFee }) => ({ billNo, amount: lateFee }));
  return {
    heldLineNos: held.map(({ line_no }) => line_no),
    lateFees,
    billCount: rows.length,
    lineAmount: sumOf(views.map(({ totalAmount }) => totalAmount)),
    heldAmount: sumOf(held.map(({ amount }) => amount)),
    lateFee: sumOf(lateFees.map(({ amount }) => amount)),
  };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

interface Sources {
  period: ReconciledPeriod;
  standing: BillStanding;
  today: string;
}

/** Query for all records, with the common table expressions in front of it. */
function recordsOf({ period, standing, today }: Sources, select: RawBuilder<unknown>): RawBuilder<unknown> {
  const parts = [
    ...REPORT_RECORDS,
    ...billRecords(period, standing),
    ...openRecords(period.enterpriseNum, today),
  ].map((part) => sql`select ${RECORD_COLUMNS} from (${part}) part`);
  return sql`with recursive ${factsAndMoves(period)}, ${billsOf(period)}, ${FAMILIES},
    record as (${sql.join(parts, sql` union all `)})
    ${select}`;
}

/** Figures of a period with the causes of their differences. */
export async function reconcile(db: Database, period: ReconciledPeriod, now: Date): Promise<Reconciliation> {
  const bills = await billsIn(db, period, now);
  const sources = { period, standing: bills, today: shanghaiDate(now) };
  const { rows: sums } = await sql<{ part: ReconciliationPart; count: number; amount: number }>`${recordsOf(
    sources,
    sql`select part, count(*)::int as count, sum(amount)::bigint as amount from record group by part`,
  )}`.execute(db);
  const { rows: figures } = await sql<{ account: string | null; amount: number }>`
    with ${factsAndMoves(period)}
    select null as account, coalesce(sum(amount), 0)::bigint as amount from fact
    union all select account, sum(amount)::bigint from move group by account`.execute(db);
  const amountOf = (account: string | null) =>
    figures.find((figure) => figure.account === account)?.amount ?? 0;
  const sumOfPart = (part: ReconciliationPart) => {
    const found = sums.find((sum) => sum.part === part);
    return { count: found?.count ?? 0, amount: found?.amount ?? 0 };
  };
  const { billCount, lineAmount, heldAmount, lateFee } = bills;
  return {
    report: { amount: amountOf(null) },
    ledger: {
      amount: sumOf(figures.filter(({ account }) => account !== null).map(({ amount }) => amount)),
      accountList: LEDGER_ACCOUNTS.map((account) => ({ account, amount: amountOf(account) })),
    },
    bill: { amount: lineAmount - heldAmount + lateFee, billCount, lineAmount, heldAmount, lateFee },
    causeList: RECONCILIATION_CAUSES.map((cause) => ({ cause, ...sumOfPart(cause) })).filter(
      ({ count }) => count > 0,
    ),
    unusedTicket: sumOfPart('unusedTicket'),
    refundList: REFUND_AGES.map((age) => ({ age, ...sumOfPart(age) })),
  };
}

/** Page of records: by offset, or after one. */
type Range = { limit: number } & ({ offset: number } | { after: ReconciliationRecord | undefined });

const PLACE = sql`array_position(${[...RECONCILIATION_PARTS]}::text[], part)`;

interface RecordsQuery {
  period: ReconciledPeriod;
  part: ReconciliationPart | undefined;
  now: Date;
}

const ofPart = (part: ReconciliationPart | undefined) =>
  part === undefined ? sql`true` : sql`part = ${part}`;

/** Records of a part or of all, in the order of parts and days. */
export async function findRecords(
  db: Database,
  { period, part, now }: RecordsQuery,
  range: Range,
): Promise<ReconciliationRecord[]> {
  const standing = await billsIn(db, period, now);
  const after = 'after' in range ? range.after : undefined;
  const behind =
    after === undefined
      ? sql`true`
      : sql`(${PLACE}, record.day, key collate "C") > (array_position(${[...RECONCILIATION_PARTS]}::text[], ${after.part}),
          ${after.day}::date, ${after.key})`;
  const { rows } = await sql<ReconciliationRecord>`${recordsOf(
    { period, standing, today: shanghaiDate(now) },
    sql`select part, key, to_char(day, 'YYYY-MM-DD') as day, order_no as "orderNo", bill_no as "billNo",
      record_no as "recordNo", traveller_name as "travellerName", amount
    from record where ${ofPart(part)} and ${behind}
    order by ${PLACE}, record.day, key collate "C"
    limit ${range.limit} offset ${'offset' in range ? range.offset : 0}`,
  )}`.execute(db);
  return rows;
}

export async function sumRecords(
  db: Database,
  { period, part, now }: RecordsQuery,
): Promise<{ total: number; totalAmount: number }> {
  const standing = await billsIn(db, period, now);
  const { rows } = await sql<{ total: number; totalAmount: number }>`${recordsOf(
    { period, standing, today: shanghaiDate(now) },
    sql`select count(*)::int as total, coalesce(sum(amount), 0)::bigint as "totalAmount" from record where ${ofPart(part)}`,
  )}`.execute(db);
  return rows[0] ?? { total: 0, totalAmount: 0 };
}
