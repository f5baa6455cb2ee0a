import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  form: '机票搜索',
  trip: '行程类型',
  oneWay: '单程',
  roundTrip: '往返',
  kind: '出行类型',
  business: '因公',
  personal: '因私',
  who: (who: string) => `出行人：${who}`,
  request: '关联申请单',
  from: '出发城市',
  to: '到达城市',
  swap: '互换出发地和目的地',
  date: '出发日期',
  search: '搜索航班',
  searching: '正在搜索航班',
  least: (price: string, ofMonth: boolean) => `${price} 起${ofMonth ? ' 本月最低' : ''}`,
  days: (from: string, to: string) => `${from} 至 ${to}`,
  change: '修改',
  preparing: '正在准备订单',
  preparingRequest: '正在准备申请单',
  opening: '正在打开订单',
};

export type SearchTexts = TextsOf<typeof chinese>;

/** What the form shows before anything in it is opened. */
export const searchTexts = defineTexts('flight-search', chinese, () => import('./texts.en'));
