import {
  OVER_POLICY,
  type LowestFareRule,
  type OverPolicy,
  type StandardRule,
} from '../../../src/contract/travel-standard/shapes';
import type { ApplyState } from '../../../src/contract/approval/apply-state';
import type { ExclusionReason } from '../../../src/domain/fare/lowest-fare';
import type { LowestFareWindow } from '../../../src/domain/fare/lowest-fare-window';
import { formatPrice } from '../../../src/domain/money/money';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { STANDARD_RULE_LABELS } from '../../../src/domain/travel-standard/labels';

const POLICIES: Readonly<Record<OverPolicy, string>> = {
  0: '超标将被记录，可直接预订',
  1: '预订时须填写超标原因',
  2: '超标不可预订，请选择其他价格',
  3: '预订时须填写超标原因，并送上级审批',
};

/** Reasons why prices in the window were not compared. */
const LEFT_OUT: Readonly<Record<ExclusionReason, string>> = {
  cabin: '舱等高于标准',
  shared: '共享航班，标准不计入',
  connection: '中转行程，标准不计入',
  limits: '乘机人或人数不符合购票限制',
  seats: '余票少于乘机人数',
  bookTime: '当前时段不可订',
};

const bracketed = (names: readonly string[]): string => names.map((name) => `《${name}》`).join('、');

const chinese = {
  /** Verdict on a choice, by the strictest policy it violates. */
  verdict: (policy: OverPolicy | null) =>
    policy === null ? '合规' : policy === OVER_POLICY.forbid ? '超标不可订' : '超标',
  /** Consequence of a violation, before a choice is made. */
  policy: (policy: OverPolicy) => POLICIES[policy],
  explain: (verdict: string, of: string) => `${verdict}，查看${of}的差标说明`,
  explanation: '差标说明',
  within: (standards: readonly string[]) => `符合${bracketed(standards)}`,
  beyond: (standards: readonly string[]) => `超出${bracketed(standards)}`,
  rules: '差标明细',
  result: '结论',
  isOver: '超出',
  isWithin: '符合',
  window: (standard: string) => (standard === '' ? '低价比较范围' : `低价比较范围《${standard}》`),
  windowLabel: (standard: string) => (standard === '' ? '低价比较范围' : `低价比较范围 ${standard}`),
  /** 同日 08:00–12:00 起飞的航班（前后2小时） */
  windowHours: ({ from, to }: Pick<LowestFareWindow, 'from' | 'to'>, minutes: number) =>
    `同日 ${from}–${to} 起飞的航班（前后${minutes % 60 === 0 ? `${minutes / 60}小时` : `${minutes}分钟`}）`,
  noneCompared: '其中没有可计入的价格，低价规则不作要求',
  compared: (flights: number, fares: number, flightNo: string, time: string, price: string) =>
    `计入 ${flights} 个航班的 ${fares} 个价格，最低 ${flightNo} ${time} 起飞 ¥${price}`,
  /** Tolerance above the lowest fare, as the end of a sentence; '' for none. */
  tolerance({ kind, value }: LowestFareRule['tolerance']) {
    if (value === 0) return '';
    return kind === 'amount' ? `，可高出 ¥${formatPrice(value)}` : `，可高出 ${value}%`;
  },
  notCompared: (hasCheaper: boolean) => (hasCheaper ? '未计入（含更低价格）' : '未计入'),
  leftOut: (why: ExclusionReason) => LEFT_OUT[why],
  leftOutFares: (fares: number, flightNo: string, price: string) =>
    `${fares} 个价格，最低 ${flightNo} ¥${price}`,

  checking: '正在核对差旅标准',
  checkFailed: '差旅标准核对失败，提交订单时将再次核对',
  checkAgain: '重新核对',
  good: '合规',
  allGood: '所选航班符合差旅标准',
  over: '超出差旅标准',
  overOf: (leg: string, flightNo: string) => `${leg}${flightNo}超标明细`,
  approved: '超标部分已审批通过，无需再填写原因，提交后可直接支付。',
  approvalBy: '请填写每项超标的原因。提交后由',
  approvalNext: '审批，座位为您保留，审批通过后即可支付。',
  reasons: '请填写每项超标的原因，填写后可直接预订。',
  recorded: '超标情况将被记录，可直接预订。',
  taking: '正在改选航班',
  take: '改选此航班',
  takeOf: (flightNo: string) => `改选此航班 ${flightNo}`,
  allCheaper: (count: number) => `查看全部 ${count} 个低价航班`,
  gone: '该航班已售完或价格已变动，请选择其他航班',
  readingReasons: '正在读取超标原因',
  reasonsFailed: '超标原因读取失败，请重试',
  reason: (leg: string, rule: StandardRule) => `${leg}${STANDARD_RULE_LABELS[rule]}超标原因`,
  explainReason: (leg: string, rule: StandardRule) => `${leg}${STANDARD_RULE_LABELS[rule]}超标原因说明`,
  reasonHint: '请说明情况，最多200字',
  chooseReason: '请选择超标原因',
  writeReason: '请填写超标说明',
  askFirst: '先送审，通过后再预订',
  otherUser: '登录用户已变更，请重新选择航班',

  dropped: (applyId: string) => `本订单不使用超标申请 ${applyId}`,
  use: '使用该申请',
  checkingApply: (applyId: string) => `正在核对超标申请 ${applyId}`,
  serves: (applyId: string) => `将使用已通过的超标申请 ${applyId}`,
  servesNot: (applyId: string, gaps: readonly string[]) =>
    `超标申请 ${applyId} 不能用于本次预订：${gaps.join('；')}。可按当前选择继续预订，超标部分需重新处理。`,
  applyFailed: '申请读取失败',
  retry: '重试',
  drop: '不使用该申请',
  gapPersonal: '因私出行不能使用申请单',
  gapOtherKind: '该申请单不是超标申请',
  gapState: (state: ApplyState) => `该申请${state}`,
  gapUsed: '该申请已使用或航班日期已过',
  gapFlight: (date: string, flightNo: string) => `申请的航班为${date} ${flightNo}`,
  gapCabin: (flightNo: string, cabinCode: string) => `申请的舱位为${flightNo} ${cabinCode}舱`,
  gapPrice: (flightNo: string, price: string) => `${flightNo}票价高于申请时的¥${price}`,
  gapFlights: '申请不包含全部航班',
  gapTravellers: (names: readonly string[]) => `申请的乘机人为${names.join('、')}`,
  approvedFlight: (applyId: string, date: string, flights: string, cabins: string, where: string) =>
    `申请 ${applyId} 已通过：${date} ${flights} ${cabins}舱，${where}`,
  first: '已排在第一位',
  filtered: '不符合筛选条件，未列出',
  notBookable: '当前已不可订，请重新申请',

  chooseRequest: '选择申请单',
  otherRequest: '更换申请单',
  back: '返回修改',
  fillReasons: '填写超标原因',
  reselect: '重新选择航班',
  changed: (message: string) => `差旅标准已更新。${message}`,
  stay: '留在本页',
};

export type FlightStandardTexts = TextsOf<typeof chinese>;

/** Texts of the travel standards for flights and orders. */
export const flightStandardTexts = defineTexts('flight-standards', chinese, () => import('./texts.en'));
