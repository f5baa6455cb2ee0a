import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const chinese = {
  more: '更多筛选',
  less: '收起筛选',
  orderNo: '订单号',
  pnr: 'PNR',
  ticketNo: '票号',
  ticketHint: '13位数字',
  passengerName: '乘机人',
  bookerName: '预订人',
  flightNo: '航班号',
  depCityName: '出发城市',
  arrCityName: '到达城市',
  department: '部门',
  costCenter: '成本中心',
  standard: '差旅标准',
  over: '超标',
  within: '未超标',
  changeState: '改签状态',
  refundState: '退票状态',
  issueDate: '出票日期',
  otherFilters: '其他条件',
  tooShort: '请至少输入2个字符',
  noTicketNo: '请输入13位票号',
  citiesFailed: '城市加载失败',
  totalCount: (count: number) => `合计 ${count} 单`,
};

export type OrderFilterTexts = TextsOf<typeof chinese>;

/** Texts of the filters and of the totals of a list of orders. */
export const orderFilterTexts = defineTexts('order-filters', chinese, () => import('./texts.en'));
