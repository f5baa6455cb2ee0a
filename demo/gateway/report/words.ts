import type { FIGURES, PivotSide } from '../../../src/contract/report/pivot';
import type { Product } from '../../../src/contract/report/report';

/** Products, as files name them. */
export const PRODUCT_WORDS: Readonly<Record<Product, string>> = {
  flight: '机票',
  train: '火车票',
  car: '用车',
  hotel: '酒店',
};
export const SIDE_WORDS: Readonly<Record<PivotSide, string>> = {
  day: '日期',
  week: '周',
  month: '月份',
  product: '产品',
  department: '部门',
  person: '员工',
  costCenter: '成本中心',
  entity: '核算主体',
  route: '线路或城市',
  carrier: '承运人或供应商',
};
export const FIGURE_WORDS: Readonly<Record<(typeof FIGURES)[number], string>> = {
  amount: '净支出',
  bookings: '预订数量',
  nights: '间夜数',
  averageFare: '平均票价或订单金额',
  averageNight: '平均房价',
  averageDiscount: '平均折扣',
  averageLead: '平均提前预订',
  compliance: '合规率（按数量）',
  spendCompliance: '合规率（按金额）',
  over: '超标数量',
  agreementShare: '协议预订占比',
  agreementSaving: '协议节省',
  missedSaving: '错失节省',
  missed: '错失低价数量',
  changeLoss: '改签损失',
  refundLoss: '退订损失',
  changeRate: '改签率',
  refundRate: '退订率',
  changes: '改签数量',
  refunds: '退订数量',
  distance: '里程',
  co2: '碳排放',
};
