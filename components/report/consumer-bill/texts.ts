import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  consumption: '消费记录',
  search: '账单筛选',
  placeholder: '订单号、票号、行程、车次、酒店',
  product: '产品',
  allProducts: '全部产品',
  basis: '日期口径',
  figures: '消费合计',
  /** restriction of the figures, beside their period */
  narrowed: '仅统计符合筛选条件的消费',
  sumsBy: '小计方式',
  byProduct: '按产品',
  byMonth: '按月',
  sumsOf: (by: string) => `${by}小计`,
  month: '月份',
  total: '合计',
  trip: '行程/城市',
  carrier: '承运人/供应商',
  amount: '金额',
  openOrder: (orderNo: string) => `查看订单 ${orderNo}`,
  nothing: '所选区间内没有消费记录',
  back: '返回账单',
};

export type ConsumerBillTexts = TextsOf<typeof chinese>;

/** Texts of the bill of a user's own business travel. */
export const consumerBillTexts = defineTexts('consumer-bill', chinese, () => import('./texts.en'));
