import iconv from 'iconv-lite';
import type { BodyOf, ResultOf } from '../../../../../src/contract/call';
import { querySettleBillLines, type SettleBillLine } from '../../../../../src/contract/settlement/bills';
import {
  addBillComparison,
  queryBillComparison,
  queryComparedLines,
  type ComparedItem,
} from '../../../../../src/contract/settlement/compare';
import { formatPrice } from '../../../../../src/domain/money/money';
import { shanghaiDate } from '../../../../../src/domain/shanghai-time';
import { LINE_KIND_LABELS } from '../../../../../src/domain/settlement/labels';
import type { TestGateway } from '../../harness';
import { csvText } from './record-files';

type Rows = readonly (readonly (string | number)[])[];

/** CSV file whose first row has the headers. */
export const recordFile = (rows: Rows, encoding: 'utf8' | 'gb18030' = 'utf8'): File =>
  new File([new Uint8Array(iconv.encode(csvText(rows), encoding))], '费用记录.csv', { type: 'text/csv' });

export const RECORD_HEADERS = ['票号', '订单号', '费用类型', '金额', '日期', '出行人', '部门', '成本中心'];

/** Row of a record that matches a line. */
export const recordRow = (line: SettleBillLine): string[] => [
  line.ticketNo,
  line.orderNo,
  LINE_KIND_LABELS[line.kind],
  formatPrice(line.amount),
  shanghaiDate(new Date(line.bookedTime)),
  line.travellerName,
  line.deptName,
  line.costCenterName,
];

/** All lines of a bill. */
export async function allLines(gateway: TestGateway, as: string, billNo: string): Promise<SettleBillLine[]> {
  const lines: SettleBillLine[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const found = await gateway.ok(querySettleBillLines, { billNo, pageSize: 200, pageIndex }, { as });
    lines.push(...found.lineList);
    if (lines.length >= found.total) return lines;
  }
}

/** Uploads a record and waits until it is compared. */
export async function compareFile(
  gateway: TestGateway,
  as: string,
  { file, billNo }: BodyOf<typeof addBillComparison>,
): Promise<ResultOf<typeof queryBillComparison>> {
  const { comparisonNo } = await gateway.ok(addBillComparison, { file, billNo }, { as });
  await gateway.idle();
  return gateway.ok(queryBillComparison, { comparisonNo }, { as });
}

/** All entries found, subject to the filter. */
export async function allItems(
  gateway: TestGateway,
  as: string,
  body: BodyOf<typeof queryComparedLines>,
): Promise<ComparedItem[]> {
  const items: ComparedItem[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const found = await gateway.ok(queryComparedLines, { pageSize: 200, ...body, pageIndex }, { as });
    items.push(...found.itemList);
    if (items.length >= found.total) return items;
  }
}
