import { capitalAmount } from './capital-amount';
import { formatPrice } from '../../../../src/domain/money/money';
import { FRAME, LABEL, LEFT, PAGE, RIGHT, type Draw, type Sheet } from './pdf-place';
import { drawText } from '../../server/pdf/text';
import { formatYuan, itemName, NO_TAX, remarkLines, SELLER, type Sample } from './sample';

/** Top positions of the sections. */
const TOP = { parties: 84, items: 160, total: 262, capital: 284, remark: 306, bottom: 362 };

/** Columns of the item with left edge, width and alignment. */
const COLUMNS = [
  { title: '项目名称', x: 24, width: 176, align: 'left' },
  { title: '单位', x: 200, width: 40, align: 'center' },
  { title: '数量', x: 240, width: 60, align: 'right' },
  { title: '金额', x: 300, width: 100, align: 'right' },
  { title: '税率/征收率', x: 400, width: 70, align: 'center' },
  { title: '税额', x: 470, width: 101, align: 'right' },
] as const;

/** Draws an invoice of fees. */
export function drawInvoice(sheet: Sheet, sample: Sample): void {
  const text: Draw = (content, place) => drawText(sheet, content, place);
  drawFrame(sheet);
  drawParties(text, sample);
  drawItem(text, sample);
  drawFoot(text, sample);
}

function drawFrame(sheet: Sheet): void {
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    sheet.moveTo(x1, y1).lineTo(x2, y2).stroke();
  sheet.lineWidth(0.8).strokeColor(FRAME);
  sheet.rect(LEFT, TOP.parties, RIGHT - LEFT, TOP.bottom - TOP.parties).stroke();
  for (const y of [TOP.items, TOP.total, TOP.capital, TOP.remark]) line(LEFT, y, RIGHT, y);
  const middle = PAGE.width / 2;
  for (const x of [LEFT + 18, middle, middle + 18]) line(x, TOP.parties, x, TOP.items);
  line(LEFT + 18, TOP.remark, LEFT + 18, TOP.bottom);
  line(200, TOP.capital, 200, TOP.remark);
}

function drawParties(text: Draw, { buyer }: Sample): void {
  const contact = [`${buyer.address} ${buyer.phone}`.trim(), `${buyer.bankName} ${buyer.bankAccount}`.trim()];
  const parties = [
    { x: LEFT, label: '购买方信息', name: buyer.name, taxNo: buyer.taxNo, contact },
    { x: PAGE.width / 2, label: '销售方信息', ...SELLER, contact: ['', ''] },
  ];
  for (const {
    x,
    label,
    name,
    taxNo,
    contact: [address = '', bank = ''],
  } of parties) {
    for (const [at, character] of [...label].entries()) {
      text(character, { x: x + 5, y: TOP.parties + 15 + at * 13, size: 8.5, colour: LABEL });
    }
    const place = { x: x + 24, width: 250 };
    text(`名称：${name}`, { ...place, y: TOP.parties + 16, lines: 2 });
    text(`统一社会信用代码/纳税人识别号：${taxNo}`, { ...place, y: TOP.parties + 42, size: 8.5 });
    if (address !== '') text(`地址、电话：${address}`, { ...place, y: TOP.parties + 57, size: 7 });
    if (bank !== '') text(`开户行及账号：${bank}`, { ...place, y: TOP.parties + 69, size: 7 });
  }
}

function drawItem(text: Draw, sample: Sample): void {
  const net = formatYuan(sample.amount - sample.taxAmount);
  const isTaxed = sample.taxRate > 0;
  const tax = isTaxed ? formatYuan(sample.taxAmount) : NO_TAX;
  const rate = isTaxed ? `${sample.taxRate}%` : NO_TAX;
  const cells = [itemName(sample), '笔', String(sample.itemCount), net, rate, tax];
  for (const [at, { title, x, width, align }] of COLUMNS.entries()) {
    const place = { x: x + 6, width: width - 12 };
    text(title, { ...place, y: TOP.items + 15, size: 8.5, colour: LABEL, align: 'center' });
    text(cells[at] ?? '', { ...place, y: TOP.items + 34, align });
  }
  text('合计', { x: LEFT, width: 176, y: TOP.total + 15, colour: LABEL, align: 'center' });
  text(`¥${net}`, { x: 306, width: 88, y: TOP.total + 15, align: 'right' });
  text(isTaxed ? `¥${tax}` : tax, { x: 476, width: 89, y: TOP.total + 15, align: 'right' });
}

function drawFoot(text: Draw, sample: Sample): void {
  const y = TOP.capital + 15;
  text('价税合计（大写）', { x: LEFT, width: 176, y, colour: LABEL, align: 'center' });
  text(capitalAmount(sample.amount), { x: 210, width: 220, y });
  text(`（小写）¥${formatPrice(sample.amount)}`, { x: 435, width: 130, y, align: 'right' });
  for (const [at, character] of [...'备注'].entries()) {
    text(character, { x: LEFT + 5, y: TOP.remark + 24 + at * 14, size: 8.5, colour: LABEL });
  }
  text(remarkLines(sample).join('；'), { x: LEFT + 26, y: TOP.remark + 14, width: 515, size: 8, lines: 4 });
  text('开票人：系统', { x: LEFT + 30, y: 380 });
}
