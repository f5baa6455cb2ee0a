import PDFDocument from 'pdfkit';
import { drawInvoice } from './pdf';
import { drawItinerary } from './pdf-itinerary';
import { LABEL, PAGE, type Draw, type Sheet } from './pdf-place';
import { drawText } from '../../server/pdf/text';
import { kindOf, type Sample } from './sample';

/** An invoice as PDF, marked as a sample. */
export function samplePdf(sample: Sample): Promise<Uint8Array> {
  const sheet = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    // no built-in font, since those have no Chinese; the types of the library do not allow null
    font: null as unknown as string,
    info: { Title: `${kindOf(sample)} ${sample.taxInvoiceNo} 样张` },
    lang: 'zh-CN',
  });
  const pieces: Buffer[] = [];
  sheet.on('data', (piece: Buffer) => pieces.push(piece));
  const done = new Promise<Uint8Array>((resolve, reject) => {
    sheet.on('end', () => resolve(Buffer.concat(pieces)));
    sheet.on('error', reject);
  });
  const text: Draw = (content, place) => drawText(sheet, content, place);
  drawMark(sheet);
  drawHead(text, sample);
  if (sample.itinerary === undefined) drawInvoice(sheet, sample);
  else drawItinerary(sheet, sample, sample.itinerary);
  sheet.end();
  return done;
}

function drawMark(sheet: Sheet): void {
  sheet.save();
  sheet.rotate(-24, { origin: [PAGE.width / 2, PAGE.height / 2] });
  drawText(sheet, '样张', { x: PAGE.width / 2 - 110, y: PAGE.height / 2 + 40, size: 110, colour: '#f1e3dd' });
  sheet.restore();
}

function drawHead(text: Draw, sample: Sample): void {
  const place = { x: 150, width: 295, align: 'center' } as const;
  text(kindOf(sample), { ...place, y: 40, size: 17, colour: LABEL });
  text('样张，仅供试用，不得作为报销和抵扣凭证', { ...place, y: 60, size: 8, colour: '#b42318' });
  const [date = ''] = sample.issuedAt.split('T');
  const [year, month, day] = date.split('-');
  text(`发票号码：${sample.taxInvoiceNo}`, { x: 425, y: 58, size: 8.5 });
  text(`开票日期：${year}年${month}月${day}日`, { x: 425, y: 72, size: 8.5 });
}
