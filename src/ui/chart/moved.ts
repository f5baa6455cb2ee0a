import { moveAlong } from '../field/choice/roving';
import { drawnCount, type Picture } from './picture';

const WEEK = 7;

/**
 * Where a key leads from a category; undefined: the key does not move. Along both axes: bars stand one below the other, columns
 * side by side, and either is told by its values. In a calendar a day is below the one before, a week beside.
 */
export function moved(key: string, from: number, picture: Picture, rtl: boolean): number | undefined {
  const count = drawnCount(picture);
  if (picture.kind === 'calendar' && from >= 0) {
    const step = { ArrowRight: WEEK, ArrowLeft: -WEEK }[key] ?? 0;
    // its days stand from left to right in every language
    if (step !== 0) return from + step >= 0 && from + step < count ? from + step : from;
  }
  return moveAlong(from, count, key, { axis: 'row', rtl }) ?? moveAlong(from, count, key, { axis: 'column' });
}
