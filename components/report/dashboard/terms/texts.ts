import type { Product, ReportBasis } from '../../../../src/contract/report/report';
import { formatPrice } from '../../../../src/domain/money/money';
import type { MetricKey, MetricUnit } from '../../../../src/domain/report/metrics';
import { amountTexts } from '../../../../src/domain/texts/amounts/texts';
import { figureTexts } from '../../../../src/domain/texts/figures/texts';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';
import type { Field } from '../report-field';
import { numberText } from './number-text';
import { CLASS_LABELS, LEAD_LABELS, PRODUCT_LABELS, reasonLabel } from '../../../../src/domain/report/labels';

type By<T> = Readonly<Record<Field, T>>;

/** Counting unit of a booking. */
const COUNTED: By<string> = { flight: '张', train: '张', car: '次', hotel: '单', all: '笔' };
const BOOKINGS: By<string> = {
  flight: '机票张数',
  train: '车票张数',
  car: '用车次数',
  hotel: '订单数',
  all: '预订笔数',
};
const FARES: By<string> = {
  flight: '平均票价',
  train: '平均票价',
  car: '平均费用',
  hotel: '平均订单金额',
  all: '平均金额',
};
const BASES: By<Readonly<Record<string, string>>> = {
  flight: { booked: '预订日期', issued: '出票日期', used: '起飞日期' },
  train: { booked: '预订日期', issued: '出票日期', used: '乘车日期' },
  car: { booked: '预订日期', issued: '确认日期', used: '用车日期' },
  hotel: { booked: '预订日期', issued: '确认日期', used: '入住日期' },
  all: { booked: '预订日期', issued: '出票日期', used: '出行日期' },
};
const PARTS: By<Readonly<Record<string, string>>> = {
  flight: { route: '航线', carrier: '航空公司' },
  train: { route: '线路', carrier: '列车类型' },
  car: { route: '线路', carrier: '用车平台' },
  hotel: { route: '城市', carrier: '酒店集团' },
  all: { route: '线路', carrier: '供应商' },
};
const SHARED_PARTS: Readonly<Record<string, string>> = {
  product: '产品',
  department: '部门',
  person: '员工',
  costCenter: '成本中心',
  entity: '核算主体',
  reason: '原因',
};
const CLASS_NAMES: By<string> = { flight: '舱位', train: '席别', car: '车型', hotel: '星级', all: '等级' };

const METRICS: Readonly<Record<Exclude<MetricKey, 'bookings' | 'averageFare'>, string>> = {
  amount: '净支出',
  nights: '间夜数',
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
const MEANINGS: Readonly<Record<MetricKey, string>> = {
  amount: '实际支付的金额，含税费和服务费；改签费、改签差价和退款计入各自发生的日期。',
  bookings: '所选日期口径下预订的数量，未扣除退订。',
  nights: '入住的房间数乘以晚数。',
  averageFare: '票面或订单金额合计 ÷ 预订数量，不含税费；改签差价计入改签日期，未扣除退订。',
  averageNight: '预订时的房费合计 ÷ 间夜数。',
  averageDiscount: '票价合计 ÷ 全价合计，不含税费，已扣除退订；改签差价计入改签日期。',
  averageLead: '出行日期与预订日期相差的自然日，按预订数量平均。',
  compliance: '符合差旅标准的预订数量 ÷ 全部预订数量；改签后按新行程判定，变化计入改签日期。',
  spendCompliance: '符合差旅标准的预订金额 ÷ 全部预订金额；改签后按新行程和新票价计算，变化计入改签日期。',
  over: '超出差旅标准的预订数量；改签后由合规变为超标的加一，由超标变为合规的减一，计入改签日期。',
  agreementShare: '使用企业协议价的预订数量 ÷ 全部预订数量。',
  agreementSaving: '使用协议价时，公布价与实付价之差的合计；按购买时的价格计算，未扣除退订。',
  missedSaving:
    '未选择可选最低价时，实付价与最低价之差的合计；按购买时的价格计算，未扣除退订。只有差旅标准含“低价”规则的出行人才比价，其他人不计入：金额为零不表示没有损失。',
  missed: '实付价高于可选最低价的预订数量；只有差旅标准含“低价”规则的出行人才比价，其他人不计入。',
  changeLoss: '改签时被收取的手续费，不含差价。',
  refundLoss: '退订时被收取的手续费。',
  changeRate: '改签次数 ÷ 预订数量。',
  refundRate: '退订次数 ÷ 预订数量。',
  changes: '改签的次数。',
  refunds: '退订的次数。',
  distance: '行程的里程合计。',
  co2: '按行程里程和舱位或席别估算的二氧化碳排放量。',
};
/** Meanings by travel date: completed travel counts wholly on that day, cancelled travel does not count. */
const USED_MEANINGS: Readonly<Partial<Record<MetricKey, string>>> = {
  amount:
    '已出行的预订实际支付的金额，含税费、服务费以及改签费和改签差价，全部计入出行日期；退订而未出行的不计入。',
  bookings: '实际使用的数量，计入出行日期。',
  averageFare: '已出行的票面或订单金额合计 ÷ 已出行数量，不含税费，含改签差价。',
  averageNight: '已入住的房费合计 ÷ 间夜数。',
  averageDiscount: '已出行的票价合计 ÷ 全价合计，不含税费，含改签差价。',
  compliance: '已出行且符合差旅标准的数量 ÷ 全部已出行数量；改签过的按最后的行程判定。',
  spendCompliance: '已出行且符合差旅标准的金额 ÷ 全部已出行金额；改签过的按最后的行程和票价计算。',
  over: '已出行但超出差旅标准的数量；改签过的按最后的行程判定。',
  changeLoss: '已出行的预订改签时被收取的手续费，不含差价，计入出行日期。',
  refundLoss: '退订时被收取的手续费；退订的没有出行，按出行日期统计时不计入。',
  changeRate: '已出行的预订改签的次数 ÷ 已出行数量。',
  refundRate: '退订的没有出行，按出行日期统计时不计入。',
  changes: '已出行的预订改签的次数。',
  refunds: '退订的没有出行，按出行日期统计时不计入。',
};
const UNITS: Readonly<Record<Exclude<MetricUnit, 'count'>, string>> = {
  fen: '元',
  percent: '%',
  discount: '折',
  days: '天',
  km: '公里',
  co2: '千克',
};

/** Amount with the sign before the currency. */
const money = (fen: number): string => `${fen < 0 ? '-' : ''}¥${formatPrice(Math.abs(Math.round(fen)))}`;

const VALUES: Readonly<Record<MetricUnit, (value: number) => string>> = {
  fen: money,
  count: (value) => numberText(value, 0),
  percent: (value) => `${numberText(value, 1)}%`,
  discount: (value) => amountTexts.chinese.discount(value),
  days: (value) => `${numberText(value, 1)} 天`,
  km: (value) => `${numberText(value, 0)} 公里`,
  co2: (grams) =>
    Math.abs(grams) < 1_000_000
      ? `${numberText(grams / 1000, 0)} 千克`
      : `${numberText(grams / 1_000_000, 1)} 吨`,
};
const SHORT: Readonly<Partial<Record<MetricUnit, (value: number) => string>>> = {
  fen: (value) => figureTexts.chinese.short(value / 100),
  percent: (value) => `${figureTexts.chinese.short(value)}%`,
  discount: (value) => `${figureTexts.chinese.short(value / 10)}折`,
  co2: (value) => figureTexts.chinese.short(value / 1000),
};

const chinese = {
  product: (product: Product) => PRODUCT_LABELS[product],
  metric: (key: MetricKey, field: Field): string => {
    if (key === 'bookings') return BOOKINGS[field];
    return key === 'averageFare' ? FARES[field] : METRICS[key];
  },
  meaning: (key: MetricKey, basis: ReportBasis): string =>
    (basis === 'used' ? USED_MEANINGS[key] : undefined) ?? MEANINGS[key],
  unit: (unit: MetricUnit, field: Field): string => (unit === 'count' ? COUNTED[field] : UNITS[unit]),
  withUnit: (name: string, unit: string) => `${name}（${unit}）`,
  value: (unit: MetricUnit, value: number) => VALUES[unit](value),
  shortValue: (unit: MetricUnit, value: number) => (SHORT[unit] ?? figureTexts.chinese.short)(value),
  percent: (value: number) => `${numberText(value, 1)}%`,
  points: (value: number) => `${numberText(value, 1)}个百分点`,
  basis: (basis: string, field: Field) => BASES[field][basis] ?? '',
  part: (by: string, field: Field) => SHARED_PARTS[by] ?? PARTS[field][by] ?? '',
  reason: reasonLabel,
  night: '间夜',
  lead: '提前预订天数',
  leadOf: (at: number) => LEAD_LABELS[at] ?? '',
  class: (field: Field) => CLASS_NAMES[field],
  classOf: (at: number, field: Field) => CLASS_LABELS[field][at] ?? '',
};

export type TermTexts = TextsOf<typeof chinese>;

/** Texts for products, figures, units and dimensions. */
export const termTexts = defineTexts('report-terms', chinese, () => import('./texts.en'));
