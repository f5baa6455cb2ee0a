import type PDFDocument from 'pdfkit';
import { fontFile, fontRuns, printable } from './font';

type Sheet = typeof PDFDocument.prototype;

export interface TextPlace {
  x: number;
  /** Position of the base line. */
  y: number;
  size?: number;
  colour?: string;
  /** Width at which text is wrapped; a single line is aligned left, right or centred within it. */
  width?: number;
  align?: 'left' | 'center' | 'right';
  /** Maximum number of lines; longer text is set smaller until it fits. */
  lines?: number;
}

const LEADING = 1.35;
const SMALLEST = 4;

/** Draws a text with its fonts so that it can be selected and searched. */
export function drawText(sheet: Sheet, given: string, place: TextPlace): void {
  const text = printable(given);
  const { x, y, colour = '#000000', width, align = 'left', lines: most = 1 } = place;
  let size = place.size ?? 9;
  let lines = linesOf(sheet, text, size, width);
  while (lines.length > most && size > SMALLEST) {
    size -= 0.5;
    lines = linesOf(sheet, text, size, width);
  }
  sheet.fillColor(colour);
  for (const [at, line] of lines.entries()) {
    const free = width === undefined ? 0 : width - widthOf(sheet, line, size);
    let left = x + { left: 0, center: free / 2, right: free }[align];
    for (const run of fontRuns(line)) {
      setFont(sheet, run.fontPath, size);
      sheet.text(run.text, left, y + at * size * LEADING, { lineBreak: false, baseline: 'alphabetic' });
      left += sheet.widthOfString(run.text);
    }
  }
}

/** A font registered by its path is embedded once. */
function setFont(sheet: Sheet, path: string, size: number): Sheet {
  sheet.registerFont(path, fontFile(path));
  return sheet.font(path).fontSize(size);
}

function widthOf(sheet: Sheet, text: string, size: number): number {
  return fontRuns(text).reduce(
    (sum, run) => sum + setFont(sheet, run.fontPath, size).widthOfString(run.text),
    0,
  );
}

/** Wraps between any two characters, as is usual in Chinese. */
function linesOf(sheet: Sheet, text: string, size: number, width: number | undefined): string[] {
  if (width === undefined) return [text];
  const lines = [''];
  for (const character of text) {
    const line = `${lines.at(-1)}${character}`;
    if (lines.at(-1) === '' || widthOf(sheet, line, size) <= width) lines[lines.length - 1] = line;
    else lines.push(character);
  }
  return lines;
}
