import PDFDocument from 'pdfkit';
import type { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SettleBill, SettleBillLine } from '../../../../src/contract/settlement/bills';
import { formatPrice } from '../../../../src/domain/money/money';
import { instantText } from '../../../../src/domain/shanghai-time';
import { drawText, type TextPlace } from '../../server/pdf/text';
import { PART_LABELS } from '../labels';
import { LINE_KIND_LABELS } from '../../../../src/domain/settlement/labels';
import { BILL_STATE_LABELS } from '../../../../src/domain/settlement/labels';

/** Points: A4 landscape. */
const PAGE = { width: 842, height: 595 };
const LEFT = 36;
const RIGHT = PAGE.width - LEFT;
const BOTTOM = PAGE.height - 40;
const ROW = 18;
const LABEL = '#5b6472';
const RULE = '#c6ccd4';

/** Columns of the lines, with their left edge and width. */
const COLUMNS: readonly {
  title: string;
  width: number;
  align?: 'right';
  value(line: SettleBillLine): string;
}[] = [
  { title: '入账时间', width: 92, value: ({ bookedTime }) => instantText(bookedTime) },
  { title: '订单号', width: 112, value: ({ orderNo }) => orderNo },
  {
    title: '费用',
    width: 84,
    value: ({ kind, part }) => (part === '' ? LINE_KIND_LABELS[kind] : PART_LABELS[part]),
  },
  { title: '乘机人', width: 80, value: ({ travellerName }) => travellerName },
  { title: '行程', width: 120, value: ({ routeName, flightNo }) => `${routeName} ${flightNo}`.trim() },
  { title: '票号', width: 84, value: ({ ticketNo }) => ticketNo },
  { title: '部门', width: 76, value: ({ deptName }) => deptName },
  { title: '成本中心', width: 62, value: ({ costCenterName }) => costCenterName },
  { title: '金额（元）', width: 60, align: 'right', value: ({ amount }) => formatPrice(amount) },
];

export interface PaperBill {
  entName: string;
  /** Of a sandbox enterprise, whose bill is no debt. */
  isSandbox: boolean;
  bill: SettleBill;
  kindList: readonly { kind: SettleBillLine['kind']; lineCount: number; amount: number }[];
  madeAt: Date;
}

/**
 * Prints a bill as PDF: its total, its sums by kind, then its lines. The document is drawn while it is read; an error
 * of `lines` ends the file with that error.
 */
export function billSheet(
  paper: PaperBill,
  lines: AsyncIterable<readonly SettleBillLine[]>,
): Readable & InstanceType<typeof PDFDocument> {
  const sheet = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    autoFirstPage: false,
    // no built-in font, since those have no Chinese; the types of the library do not allow null
    font: null as unknown as string,
    info: { Title: `${titleOf(paper)} ${paper.bill.billNo}` },
    lang: 'zh-CN',
  }) as Readable & InstanceType<typeof PDFDocument>;
  drawAll(sheet, paper, lines).then(
    () => sheet.end(),
    (error: unknown) => sheet.destroy(error instanceof Error ? error : new Error(String(error))),
  );
  return sheet;
}

const titleOf = ({ isSandbox }: PaperBill): string =>
  isSandbox ? '月结账单（样本，沙箱环境，无需付款）' : '月结账单';

type Sheet = InstanceType<typeof PDFDocument>;

async function drawAll(
  sheet: Sheet,
  paper: PaperBill,
  lines: AsyncIterable<readonly SettleBillLine[]>,
): Promise<void> {
  const pages = pagesOf(sheet, paper);
  let y = drawKinds(sheet, paper, drawHead(sheet, paper, pages.next()));
  y = drawColumns(sheet, y + 14);
  for await (const some of lines) {
    for (const line of some) {
      if (y + ROW > BOTTOM) {
        y = drawColumns(sheet, pages.next());
        // yields between batches so that other requests are served meanwhile
        await nextTurn();
      }
      y = drawLine(sheet, line, y);
    }
  }
}

function pagesOf(sheet: Sheet, { bill, madeAt }: PaperBill): { next(): number } {
  let page = 0;
  return {
    next() {
      page += 1;
      sheet.addPage();
      const foot = { y: PAGE.height - 20, size: 8, colour: LABEL };
      const made = instantText(madeAt.toISOString());
      drawText(sheet, `${bill.billNo}　生成时间：${made}`, { ...foot, x: LEFT });
      drawText(sheet, `第${page}页`, { ...foot, x: RIGHT - 100, width: 100, align: 'right' });
      return 40;
    },
  };
}

/** Draws the head of the bill with its total. Returns the y position below it. */
function drawHead(sheet: Sheet, paper: PaperBill, top: number): number {
  const { entName, bill } = paper;
  const text = (content: string, place: TextPlace) => drawText(sheet, content, place);
  text(titleOf(paper), { x: LEFT, y: top + 12, size: 18 });
  text(BILL_STATE_LABELS[bill.billState], {
    x: RIGHT - 200,
    y: top + 12,
    width: 200,
    align: 'right',
    size: 12,
  });
  const yuan = (fen: number) => `¥${formatPrice(fen)}`;
  const facts: readonly (readonly [string, string])[] = [
    ['企业', bill.accountName === '' ? entName : `${entName}（${bill.accountName}）`],
    ['账单编号', bill.billNo],
    ['账期', `${bill.periodBegin} 至 ${bill.periodEnd}`],
    ['出账日', bill.billDate],
    ['账单金额', yuan(bill.totalAmount)],
    ['异议暂缓', yuan(bill.heldAmount)],
    ['应付金额', yuan(bill.payableAmount)],
    ['已付金额', yuan(bill.paidAmount)],
    ['滞纳金', yuan(bill.lateFee)],
    ['待付合计', yuan(bill.outstandingAmount)],
    ['付款截止日', bill.dueDate],
    ['明细', `${bill.lineCount}笔`],
  ];
  const width = (RIGHT - LEFT) / 4;
  for (const [at, [name, value]] of facts.entries()) {
    const place = { x: LEFT + (at % 4) * width, width: width - 10 };
    const y = top + 40 + Math.floor(at / 4) * 34;
    text(name, { ...place, y, size: 8, colour: LABEL });
    text(value, { ...place, y: y + 14, size: 10 });
  }
  return top + 40 + Math.ceil(facts.length / 4) * 34;
}

/** Draws the sums by kind. Returns the y position below them. */
function drawKinds(sheet: Sheet, { kindList }: PaperBill, top: number): number {
  rule(sheet, top - 4);
  const width = (RIGHT - LEFT) / 5;
  for (const [at, { kind, lineCount, amount }] of kindList.entries()) {
    const place = { x: LEFT + (at % 5) * width, y: top + 14 + Math.floor(at / 5) * ROW };
    drawText(sheet, `${LINE_KIND_LABELS[kind]}（${lineCount}笔）¥${formatPrice(amount)}`, {
      ...place,
      width: width - 10,
    });
  }
  return top + 8 + Math.ceil(kindList.length / 5) * ROW;
}

/** Draws the column heads of the lines. Returns the y position of the first line. */
function drawColumns(sheet: Sheet, top: number): number {
  let x = LEFT;
  for (const { title, width, align } of COLUMNS) {
    drawText(sheet, title, { x, y: top + 10, width: width - 6, size: 8, colour: LABEL, ...alignOf(align) });
    x += width;
  }
  rule(sheet, top + 15);
  return top + 16;
}

function drawLine(sheet: Sheet, line: SettleBillLine, top: number): number {
  let x = LEFT;
  for (const { width, align, value } of COLUMNS) {
    drawText(sheet, value(line), { x, y: top + 12, width: width - 6, size: 8, ...alignOf(align) });
    x += width;
  }
  return top + ROW;
}

const alignOf = (align: 'right' | undefined) => (align === undefined ? {} : { align });

function rule(sheet: Sheet, y: number): void {
  sheet.lineWidth(0.6).strokeColor(RULE).moveTo(LEFT, y).lineTo(RIGHT, y).stroke();
}
