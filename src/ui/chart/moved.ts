import { moveFocusAlong } from '../field/choice/roving-focus';
import { drawnCount, type Picture } from './picture';

const WEEK = 7;

/**
 * Category to which a key moves; undefined when it does not move. Both axes work in every chart, because bars are
 * stacked vertically and columns side by side. In a calendar up and down move by a day, left and right by a week.
 */
export function moved(key: string, from: number, picture: Picture, rtl: boolean): number | undefined {
  const count = drawnCount(picture);
  if (picture.kind === 'calendar' && from >= 0) {
    const step = { ArrowRight: WEEK, ArrowLeft: -WEEK }[key] ?? 0;
    // a calendar runs from left to right in every language
    if (step !== 0) return from + step >= 0 && from + step < count ? from + step : from;
  }
  return (
    moveFocusAlong(from, count, key, { axis: 'row', rtl }) ??
    moveFocusAlong(from, count, key, { axis: 'column' })
  );
}
