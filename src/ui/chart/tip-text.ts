import { valueText } from './picture-text';
import { escapeRichText, labelText } from './label-text';
import type { Picture } from './picture';
import type { ChartTexts } from './texts';

/** Widths of names above and beside values, in ideographs. */
const HEAD = 20;
const NAME = 12;

/** Data of a pointed category in an ECharts tooltip. */
export interface TooltipPoint {
  seriesIndex?: number;
  dataIndex?: number;
  /** A dot in the colour of the series, as ECharts rich text. */
  marker?: unknown;
}

/** Rich text with the values of the pointed category, one line per series. */
export function tipText(
  picture: Picture,
  shown: TooltipPoint | readonly TooltipPoint[],
  t: ChartTexts,
): string {
  const points: readonly TooltipPoint[] = Array.isArray(shown) ? shown : [shown];
  const [first] = points;
  const index = (picture.kind === 'share' ? first?.seriesIndex : first?.dataIndex) ?? 0;
  const lines = picture.series.map(({ name }, of) => {
    const marker = points.find(({ seriesIndex }) => seriesIndex === of)?.marker;
    const dot = typeof marker === 'string' && picture.kind !== 'share' ? marker : '';
    const value = valueText(picture, of, index, t);
    return `${dot}${escapeRichText(`${labelText(name, NAME)}  ${value}`)}`;
  });
  return [escapeRichText(labelText(picture.categories[index] ?? '', HEAD)), ...lines].join('\n');
}
