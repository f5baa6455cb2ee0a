import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const chinese = {
  recent: '最近搜索',
  to: '至',
  roundTrip: '往返',
  remove: (from: string, to: string, isRound: boolean) => `移除 ${from}至${to}${isRound ? '往返' : ''}`,
  outbound: '去程',
  returnDate: '返程日期',
  return: '返程',
};

export type LazySearchTexts = TextsOf<typeof chinese>;

/** Texts shown after the first paint: recent searches and the dates of a round trip. */
export const lazySearchTexts = defineTexts('flight-search-late', chinese, () => import('./texts.en'));
