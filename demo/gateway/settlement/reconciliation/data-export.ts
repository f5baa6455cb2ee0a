import type { ResultOf } from '../../../../src/contract/call';
import { OBJECT } from '../../../../src/contract/permission/objects';
import {
  queryReconciliation,
  type LEDGER_ACCOUNTS,
  type ReconciliationRecord,
} from '../../../../src/contract/settlement/reconciliation';
import { LEDGER_ACCOUNT_LABELS, RECONCILIATION_LABELS } from '../../../../src/domain/settlement/labels';
import type { Database } from '../../db/database';
import { dayCell } from '../../download/cells';
import { defineExport, type ExportColumn } from '../../download/exports';
import { periodText } from '../../download/filter-texts';
import { requireEnterpriseScope } from '../bills/enterprise-scope';
import { findRecords, reconcile, sumRecords } from './queries';

/** A figure of the period; the file begins with them. */
interface FigureRow {
  figure: string;
  amount: number;
}
type Row = FigureRow | ReconciliationRecord;

const ofRecord = (header: string, value: (record: ReconciliationRecord) => string): ExportColumn<Row> => ({
  header,
  value: (row) => ('part' in row ? value(row) : ''),
});

const COLUMNS: readonly ExportColumn<Row>[] = [
  { header: '项目', value: (row) => ('part' in row ? RECONCILIATION_LABELS[row.part] : row.figure) },
  { header: '日期', value: (row) => ('part' in row ? dayCell(row.day) : null) },
  ofRecord('订单号', ({ orderNo }) => orderNo),
  ofRecord('账单号', ({ billNo }) => billNo),
  ofRecord('记录号', ({ recordNo }) => recordNo),
  ofRecord('出行人', ({ travellerName }) => travellerName),
  { header: '金额（元）', value: ({ amount }) => ({ fen: amount }) },
];

/** The figures of the page, in its order. */
function figuresOf({ report, ledger, bill }: ResultOf<typeof queryReconciliation>): FigureRow[] {
  const ofAccount = (account: (typeof LEDGER_ACCOUNTS)[number]) => LEDGER_ACCOUNT_LABELS[account];
  return [
    { figure: '报表支出', amount: report.amount },
    { figure: '台账入账', amount: ledger.amount },
    ...ledger.accountList.map(({ account, amount }) => ({ figure: `台账：${ofAccount(account)}`, amount })),
    { figure: '账单应付', amount: bill.amount },
  ];
}

const figuresIn = async (db: Database, query: Period, now: Date): Promise<FigureRow[]> =>
  figuresOf(await reconcile(db, query, now));

interface Period {
  enterpriseNum: string;
  beginDate: string;
  endDate: string;
}

export const dataExport = defineExport({
  kind: 'reconciliation',
  title: '对账',
  query: queryReconciliation.body,
  columns: COLUMNS,
  filters: (_db, _caller, { beginDate, endDate }) => [['日期', periodText(beginDate, endDate)]],
  permission: OBJECT.seeReconciliation,
  check: requireEnterpriseScope,
  async count(db, { enterpriseNum }, query, now) {
    const period = { enterpriseNum, ...query };
    const { total } = await sumRecords(db, { period, part: undefined, now });
    return total + (await figuresIn(db, period, now)).length;
  },
  async rowsAfter(db, { enterpriseNum }, query, last: Row | undefined, limit, now): Promise<Row[]> {
    const period = { enterpriseNum, ...query };
    const isOfRecords = last !== undefined && 'part' in last;
    const figures = isOfRecords ? [] : await figuresIn(db, period, now);
    const begun = isOfRecords ? last : undefined;
    const former =
      last === undefined || isOfRecords
        ? -1
        : figures.findIndex(({ figure }) => 'figure' in last && figure === last.figure);
    const head = figures.slice(former + 1).slice(0, limit);
    if (head.length === limit) return head;
    const asked = { period, part: undefined, now };
    return [...head, ...(await findRecords(db, asked, { limit: limit - head.length, after: begun }))];
  },
});
