import { defineTexts, type TextsOf } from '../texts';

/** 125 minutes as 2小时5分. */
function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return `${hours > 0 ? `${hours}小时` : ''}${rest > 0 || hours === 0 ? `${rest}分` : ''}`;
}

/** 125 seconds as 2分05秒, for countdowns. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}分${String(seconds % 60).padStart(2, '0')}秒`;

/** A waiting time in seconds, by its two largest units: 2天3小时, 3小时5分, 2分05秒. */
function wait(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)}天${hours % 24 > 0 ? `${hours % 24}小时` : ''}`;
  return hours > 0 ? duration(minutes) : clock(Math.floor(seconds));
}

/**
 * Formats integer percent of the full fare (specification 9): value/10 with one decimal plus 折, without exception. 85
 * gives "8.5折", 100 "10.0折", 120 "12.0折"; screens that prefer 全价 decide so themselves.
 */
const discount = (percent: number): string => `${(percent / 10).toFixed(1)}折`;

const chinese = {
  duration,
  clock,
  wait,
  /** 24 hours as 1天, 5 as 5小时. */
  hours: (hours: number): string => (hours % 24 === 0 ? `${hours / 24}天` : `${hours}小时`),
  discount,
  /** A list of names: 张三、李四. */
  list: (names: readonly string[]): string => names.join('、'),
};

export type AmountTexts = TextsOf<typeof chinese>;

/** Durations, discounts and lists in words; `formatPrice` formats money in the same way for all languages. */
export const amountTexts = defineTexts('amounts', chinese, () => import('./texts.en'));
