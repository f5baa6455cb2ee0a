import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  published: '原价',
  refund: '退票',
  noRefund: '不得退票，仅退税费',
  change: '改期',
  noChange: '不得改期',
  transfer: '签转',
  canTransfer: '可签转',
  noTransfer: '不可签转',
  baggage: '行李',
  /** In kg. */
  allowance: (checked: number, cabin: number) =>
    `${checked > 0 ? `托运 ${checked} 公斤` : '无免费托运行李'}，手提 ${cabin} 公斤`,
  notes: '说明',
  noteSeparator: '；',
  free: '免费',
  after: (fee: string) => `此后 ${fee}`,
  now: '现在',
  next: (wait: string, fee: string, percent: number) => `再过 ${wait}，费用变为 ${fee}（${percent}%）`,
  freeTimes: (times: number) => `前 ${times} 次免费`,
  anyTime: '任何时候',
  /** Time of the last of several fees, relative to departure. */
  fromThen: (time: string) => `起飞前${time}以内及起飞后`,
  /** Time of the first of several fees. */
  untilThen: (time: string) => `起飞前${time}以前`,
  between: (from: string, to: string) => `起飞前${from}至${to}`,
};

export type FareTexts = TextsOf<typeof chinese>;

export const fareTexts = defineTexts('fare', chinese, () => import('./texts.en'));
