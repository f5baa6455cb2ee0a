import * as v from 'valibot';
import { OBJECT } from '../../../src/contract/permission/objects';
import {
  querySettleBill,
  querySettleBillLines,
  type SettleBillLine,
} from '../../../src/contract/settlement/bills';
import type { Database } from '../db/database';
import { definePdfExport, type DrawingContext } from '../download/exports';
import '../enterprise/schema';
import { findBill } from './bills/bill-queries';
import { viewBill } from './bills/bill-view';
import { requireEnterpriseScope } from './bills/enterprise-scope';
import { findLines } from './lines/line-queries';
import { billSheet } from './paper/bill-sheet';

/** Lines per page of the query. */
const PAGE = 200;

/** Export of a bill with all its lines for printing. */
export const pdfExport = definePdfExport({
  kind: 'settleBill',
  title: '月账单',
  query: querySettleBill.body,
  permission: OBJECT.seeBills,
  check: requireEnterpriseScope,
  async count(db, { enterpriseNum }, { billNo }) {
    return (await findBill(db, enterpriseNum, billNo))?.line_count ?? 0;
  },
  async content(db, { enterpriseNum }, { billNo }, drawing) {
    const row = await findBill(db, enterpriseNum, billNo);
    if (row === undefined) throw new Error(`Bill ${billNo} does not exist`);
    const { ent_name: entName, is_sandbox: isSandbox } = await db
      .selectFrom('enterprise')
      .select(['ent_name', 'is_sandbox'])
      .where('enterprise_num', '=', enterpriseNum)
      .executeTakeFirstOrThrow();
    const bill = await viewBill(db, row, drawing.now);
    const paper = { entName, isSandbox, bill, kindList: row.kind_sums, madeAt: drawing.now };
    return billSheet(paper, linesOf(db, billNo, drawing));
  },
});

/** sorted as the page of the bill sorts by default */
const {
  billNo: _,
  pageIndex: __,
  pageSize: ___,
  sortBy,
  isDescending,
  ...ALL
} = v.parse(querySettleBillLines.body, { billNo: 'ZD20260101-0' });

async function* linesOf(
  db: Database,
  billNo: string,
  { onRows }: DrawingContext,
): AsyncGenerator<readonly SettleBillLine[]> {
  let done = 0;
  let last: SettleBillLine | undefined;
  for (;;) {
    const range = { limit: PAGE, ...(last === undefined ? { offset: 0 } : { after: last }) };
    const page = await findLines(db, billNo, { filter: ALL, sort: { sortBy, isDescending }, range }, false);
    yield page;
    done += page.length;
    await onRows(done);
    last = page.at(-1);
    if (page.length < PAGE) return;
  }
}
