import type { LowestFareRule } from '../../../src/contract/standards/shapes';
import type { LeftOut } from '../../../src/domain/fare/lowest-fare';
import type { LowestFareWindow } from '../../../src/domain/fare/lowest-fare-window';
import { formatPrice } from '../../../src/domain/money/money';

/** Why prices in the window were not compared. */
export const LEFT_OUT_TEXTS: Readonly<Record<LeftOut, string>> = {
  cabin: '舱等高于标准',
  shared: '共享航班，标准不计入',
  connection: '中转行程，标准不计入',
  limits: '乘机人或人数不符合购票限制',
  seats: '余票少于乘机人数',
  bookTime: '当前时段不可订',
};

/** 同日 08:00–12:00 起飞的航班（前后2小时）. */
export const windowText = ({ from, to }: Pick<LowestFareWindow, 'from' | 'to'>, minutes: number): string =>
  `同日 ${from}–${to} 起飞的航班（前后${minutes % 60 === 0 ? `${minutes / 60}小时` : `${minutes}分钟`}）`;

/** What may be paid above the lowest, to follow it in a sentence; '' for nothing. */
export function toleranceText({ kind, value }: LowestFareRule['tolerance']): string {
  if (value === 0) return '';
  return kind === 'amount' ? `，可高出 ¥${formatPrice(value)}` : `，可高出 ${value}%`;
}
