import type { PassengerTypeID } from '../../../src/contract/flight-booking/passenger';
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
  self: '本人',
  party: (names: readonly string[]) =>
    names.length > 1 ? `${names[0]} 等${names.length}人` : (names[0] ?? '未选择'),
  nameless: (type: PassengerTypeID) => ({ 1: '外部人员', 2: '儿童', 3: '婴儿' })[type],
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
  noDep: '请选择出发城市',
  noArr: '请选择到达城市',
  sameCity: '出发城市和到达城市不能相同',
  noDate: '请选择出发日期',
  past: '出发日期不能早于今天',
  tooLate: '暂不支持预订该日期的航班',
  noReturn: '请选择返程日期',
  early: '返程日期不能早于出发日期',
  unknownCity: '没有找到指定的城市，请重新选择',
  noCities: '城市加载失败，请重新选择',
};

export type SearchTexts = TextsOf<typeof chinese>;

/** Texts of the form in its initial state. */
export const searchTexts = defineTexts('flight-search', chinese, () => import('./texts.en'));
