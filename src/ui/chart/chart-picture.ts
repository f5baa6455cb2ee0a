import type { Sheet } from '../../domain/sheet/sheet';

/** In px of the page. */
const EDGE = 16;
const TITLE = 16;
const TEXT = 12;
const LINE = 20;
const GAP = 16;
const MARK = 10;
const NARROWEST = 360;

interface Mark {
  text: string;
  color: string;
}

/**
 * Returns the shown chart as a PNG with its title, the filters and the legend, in the colours and the resolution of the
 * screen. Throws an Error while the chart is not drawn.
 */
export async function chartPicture(
  figure: HTMLElement,
  { title, filters }: Pick<Sheet, 'title' | 'filters'>,
): Promise<Blob> {
  const drawn = figure.querySelector('canvas');
  if (!drawn || drawn.clientWidth === 0) throw new Error('The chart is not drawn');
  const colors = colorsOf(figure);
  const font = getComputedStyle(figure).fontFamily;
  const width = Math.max(NARROWEST, drawn.clientWidth);
  const canvas = document.createElement('canvas');
  const context = contextOf(canvas);
  context.font = `600 ${TITLE}px ${font}`;
  const titles = linesOf(context, title, width);
  context.font = `${TEXT}px ${font}`;
  const lines = factLines(context, filters, width);
  const marks = placed(context, marksOf(figure), width);
  const rows = (marks.at(-1)?.row ?? -1) + 1;
  const top = EDGE + titles.length * (TITLE + 8) + (lines.length + rows) * LINE + GAP;
  const ratio = drawn.width / drawn.clientWidth;
  canvas.width = Math.round((width + 2 * EDGE) * ratio);
  canvas.height = Math.round((top + drawn.clientHeight + EDGE) * ratio);
  // a new size resets the context
  context.scale(ratio, ratio);
  context.textBaseline = 'top';
  context.fillStyle = colors.ground;
  context.fillRect(0, 0, width + 2 * EDGE, top + drawn.clientHeight + EDGE);
  let y = EDGE;
  const write = (all: readonly string[], size: number, height: number, color: string): void => {
    context.font = `${size === TITLE ? '600 ' : ''}${size}px ${font}`;
    context.fillStyle = color;
    for (const line of all) {
      context.fillText(line, EDGE, y);
      y += height;
    }
  };
  write(titles, TITLE, TITLE + 8, colors.text);
  write(lines, TEXT, LINE, colors.secondary);
  for (const { text, color, x, row } of marks) {
    context.fillStyle = color;
    context.fillRect(EDGE + x, y + row * LINE + 1, MARK, MARK);
    context.fillStyle = colors.text;
    context.fillText(text, EDGE + x + MARK + 6, y + row * LINE);
  }
  context.drawImage(drawn, EDGE, top, drawn.clientWidth, drawn.clientHeight);
  return blobOf(canvas);
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas to draw on');
  return context;
}

const blobOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not made'))));
  });

/** Colours of the theme at a place of the page. */
function colorsOf(place: HTMLElement): { ground: string; text: string; secondary: string } {
  const probe = document.createElement('i');
  place.append(probe);
  const colorOf = (token: string): string => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const colors = {
    ground: colorOf('--_color-surface'),
    text: colorOf('--_color-text'),
    secondary: colorOf('--_color-text-secondary'),
  };
  probe.remove();
  return colors;
}

/** Entries of the legend as they are shown. */
const marksOf = (figure: HTMLElement): Mark[] =>
  [...figure.querySelectorAll('.tp-chart-legend > li')].map((entry) => {
    const mark = entry.querySelector('i');
    const style = mark && getComputedStyle(mark);
    const parts = [...entry.childNodes].filter((part) => part !== mark).map((part) => part.textContent ?? '');
    const isEmpty = style?.backgroundColor === 'rgba(0, 0, 0, 0)';
    return {
      text: parts.join(' ').trim(),
      color: (isEmpty ? style.borderTopColor : style?.backgroundColor) ?? '',
    };
  });

/** Places the entries of the legend in rows. */
function placed(context: CanvasRenderingContext2D, marks: readonly Mark[], width: number) {
  let [x, row] = [0, 0];
  return marks.map((mark) => {
    const wide = MARK + 6 + context.measureText(mark.text).width;
    if (x > 0 && x + wide > width) [x, row] = [0, row + 1];
    const place = { ...mark, x, row };
    x += wide + GAP;
    return place;
  });
}

/** Breaks a text into lines of a width. */
function linesOf(context: CanvasRenderingContext2D, text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const letter of text) {
    if (line !== '' && context.measureText(line + letter).width > width) {
      lines.push(line);
      line = '';
    }
    line += letter;
  }
  return line === '' ? lines : [...lines, line];
}

/** Lines of the filters, each with as many of them as fit. */
function factLines(context: CanvasRenderingContext2D, filters: Sheet['filters'], width: number): string[] {
  const lines: string[] = [];
  for (const [name, value] of filters) {
    const fact = `${name}：${value}`;
    const joined = lines.length === 0 ? fact : `${lines.at(-1)}　${fact}`;
    if (lines.length > 0 && context.measureText(joined).width <= width) lines.splice(-1, 1, joined);
    else lines.push(...linesOf(context, fact, width));
  }
  return lines;
}
