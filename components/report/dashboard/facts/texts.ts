import type { FactKind, Product } from '../../../../src/contract/report/report';
import { KIND_LABELS } from '../../../../src/domain/report/kind-labels';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';
import type { Field } from '../report-field';

type By<T> = Readonly<Record<Field, T>>;

const FACTS: By<string> = {
  flight: '机票',
  train: '火车票',
  car: '用车记录',
  hotel: '酒店订单',
  all: '差旅记录',
};
const SERVICES: By<string> = {
  flight: '航班号',
  train: '车次',
  car: '车型',
  hotel: '酒店',
  all: '航班/车次/酒店',
};
const CLASSES: By<string> = { flight: '舱位', train: '席别', car: '车型等级', hotel: '房型', all: '等级' };
const STARTS: By<string> = {
  flight: '起飞时间',
  train: '发车时间',
  car: '用车时间',
  hotel: '入住日期',
  all: '出行时间',
};
const FARES: By<string> = { flight: '票价', train: '票价', car: '费用', hotel: '房费', all: '价格' };

const chinese = {
  fact: (field: Field) => FACTS[field],
  nothing: '所选区间内没有记录',
  all: (field: Field) => `${FACTS[field]}明细`,
  missed: (field: Field) => `错失低价的${FACTS[field]}`,
  kind: '业务类型',
  kindOf: (kind: FactKind, product: Product) => KIND_LABELS[product][kind],
  allKinds: '全部',
  recordNo: '订单号',
  ticketNo: '票号',
  staff: '出行人',
  service: (field: Field) => SERVICES[field],
  class: (field: Field) => CLASSES[field],
  start: (field: Field) => STARTS[field],
  lead: '提前预订',
  days: (days: number) => `${days} 天`,
  standard: '差旅标准',
  within: '合规',
  over: '超标',
  overReason: '超标原因',
  lossReason: '退改原因',
  lossReasonOf: (reason: string, isVoluntary: boolean | null) =>
    isVoluntary === null ? reason : `${reason}（${isVoluntary ? '自愿' : '非自愿'}）`,
  lowest: '可选最低价',
  lowestOf: (service: string, time: string, price: string) => `${service} ${time} ${price}`,
  fare: (field: Field) => FARES[field],
  fullFare: '全价',
  taxes: '税费',
  serviceFee: '服务费',
  changeFee: '改签手续费',
  refundFee: '退订手续费',
};

export type FactTexts = TextsOf<typeof chinese>;

/** Texts of the records behind the figures: tickets, stays and rides, with their changes and refunds. */
export const factTexts = defineTexts('report-facts', chinese, () => import('./texts.en'));
