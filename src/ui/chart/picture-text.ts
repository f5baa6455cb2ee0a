import { percentShares } from '../../domain/largest-remainder';
import { percentText, type Picture } from './picture';
import type { ChartTexts } from './texts';

/** Text of a series' value at a category; parts of a whole include their share. */
export function valueText(
  { kind, series, format }: Picture,
  of: number,
  index: number,
  t: Pick<ChartTexts, 'none' | 'withShare'>,
): string {
  const values = series[of]?.values ?? [];
  const value = values[index] ?? null;
  if (value === null) return t.none;
  const share = kind === 'share' ? (percentShares(values)[index] ?? null) : null;
  return share === null ? format(value) : t.withShare(format(value), percentText(share));
}

/** All values of a category for announcements: 2026-03：支出 ¥1,200.00，上年同期 ¥900.00. */
export const pointText = (picture: Picture, index: number, t: ChartTexts): string =>
  t.point(
    picture.categories[index] ?? '',
    picture.series.map(({ name }, of) => t.figure(name, valueText(picture, of, index, t))),
  );

/** Summary of a chart in a sentence: number of categories, highest and lowest value. */
export function summaryText(picture: Picture, t: ChartTexts): string {
  const main = picture.series.find(({ isCompared }) => !isCompared);
  const known = (main?.values ?? []).flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  const [first] = known;
  if (!main || !first) return t.empty;
  const highest = known.reduce((best, one) => (one.value > best.value ? one : best), first);
  const lowest = known.reduce((least, one) => (one.value < least.value ? one : least), first);
  const said = ({ value, index }: typeof first) =>
    t.figure(picture.categories[index] ?? '', picture.format(value));
  return t.extremes(picture.categories.length, main.name, said(highest), said(lowest));
}
