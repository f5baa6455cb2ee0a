import { formatPrice } from '../../../../src/domain/money/money';
import { capitalAmount } from './capital-amount';
import { FRAME, LABEL, LEFT, RIGHT, type Draw, type Sheet } from './pdf-place';
import { drawText } from '../../server/pdf/text';
import type { ItineraryOnPaper } from './port';
import { formatYuan, remarkLines, SELLER, type Sample } from './sample';

/** Top positions of the rows. */
const TOP = { traveller: 84, flight: 112, price: 164, capital: 216, parties: 242, remark: 306, bottom: 362 };
const MIDDLE = (LEFT + RIGHT) / 2;

/** Draws a 电子行程单: passenger, flight, ticket price and the tax in it. */
export function drawItinerary(sheet: Sheet, sample: Sample, itinerary: ItineraryOnPaper): void {
  const text: Draw = (content, place) => drawText(sheet, content, place);
  drawFrame(sheet);
  const { ticketNo, travellerName, takeOffTime } = itinerary;
  text(`旅客姓名：${travellerName}`, { x: LEFT + 8, y: TOP.traveller + 18, width: 260 });
  text(`电子客票号码：${ticketNo.slice(0, 3)}-${ticketNo.slice(3)}`, {
    x: MIDDLE + 8,
    y: TOP.traveller + 18,
  });
  const [day = '', time = ''] = takeOffTime.split('T');
  drawCells(text, TOP.flight, [
    ['行程', itinerary.routeName],
    ['承运人', itinerary.carrierName],
    ['航班号', itinerary.flightNo],
    ['座位等级', itinerary.cabinName],
    ['日期', day],
    ['时间', time],
  ]);
  drawCells(text, TOP.price, [
    ['票价', formatYuan(itinerary.fare)],
    ['燃油附加费', formatYuan(itinerary.fuel)],
    ['民航发展基金', formatYuan(itinerary.fund)],
    ['合计', formatYuan(sample.amount)],
    ['增值税税率', `${sample.taxRate}%`],
    ['其中增值税税额', formatYuan(sample.taxAmount)],
  ]);
  const capital = { y: TOP.capital + 17 };
  text('合计（大写）', { ...capital, x: LEFT + 8, colour: LABEL });
  text(capitalAmount(sample.amount), { ...capital, x: 100, width: 300 });
  text(`（小写）¥${formatPrice(sample.amount)}`, { ...capital, x: 415, width: 148, align: 'right' });
  drawParty(text, LEFT, ['购买方', sample.buyer.name, sample.buyer.taxNo]);
  drawParty(text, MIDDLE, ['填开单位', SELLER.name, SELLER.taxNo]);
  text('备注', { x: LEFT + 8, y: TOP.remark + 16, size: 8.5, colour: LABEL });
  text(remarkLines(sample).join('；'), { x: LEFT + 44, y: TOP.remark + 16, width: 495, size: 8, lines: 4 });
}

function drawFrame(sheet: Sheet): void {
  sheet.lineWidth(0.8).strokeColor(FRAME);
  sheet.rect(LEFT, TOP.traveller, RIGHT - LEFT, TOP.bottom - TOP.traveller).stroke();
  const { traveller: _, bottom: __, ...inner } = TOP;
  for (const y of Object.values(inner)) sheet.moveTo(LEFT, y).lineTo(RIGHT, y).stroke();
  sheet.moveTo(MIDDLE, TOP.parties).lineTo(MIDDLE, TOP.remark).stroke();
}

/** Cells of equal width, each below its name. */
function drawCells(text: Draw, top: number, cells: readonly (readonly [string, string])[]): void {
  const width = (RIGHT - LEFT) / cells.length;
  for (const [at, [name, value]] of cells.entries()) {
    const place = { x: LEFT + at * width + 3, width: width - 6, align: 'center' } as const;
    text(name, { ...place, y: top + 18, size: 8.5, colour: LABEL });
    text(value, { ...place, y: top + 38 });
  }
}

function drawParty(text: Draw, x: number, [label, name, taxNo]: readonly [string, string, string]): void {
  const place = { x: x + 8, width: MIDDLE - LEFT - 16 };
  text(`${label}名称：${name}`, { ...place, y: TOP.parties + 20, lines: 2 });
  text(`统一社会信用代码：${taxNo}`, { ...place, y: TOP.parties + 50, size: 8.5 });
}
