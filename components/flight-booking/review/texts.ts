import type { PassengerTypeID } from '../../../src/contract/flight-booking/passenger';
import type { StandardRule } from '../../../src/contract/travel-standard/shapes';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { TICKET_TYPE_LABELS } from '../../../src/domain/passenger/labels';
import { STANDARD_RULE_LABELS } from '../../../src/domain/travel-standard/labels';

const chinese = {
  heading: '确认订单',
  amend: '返回修改',
  submit: '提交订单',
  submitting: '正在提交订单',
  changed: (flightNo: string, before: string, now: string) =>
    `${flightNo} 票价已由 ¥${before} 变为 ¥${now}，以下按新票价计算`,
  gone: (flightNos: readonly string[]) => `${flightNos.join('、')} 的所选价格已停售，请重新选择航班`,
  reselect: '重新选择航班',
  flights: '航班',
  localTimes: '时间均为当地时间',
  flight: (flightNo: string) => `航班 ${flightNo}`,
  operatedBy: '实际承运',
  cabin: (name: string, cabin: string, discount: string) => `${name} ${cabin} ${discount}`,
  over: '超出差旅标准',
  approved: (applyId: string) => `超标部分已审批通过（申请单 ${applyId}），提交后可直接支付。`,
  overOf: (leg: string, rule: StandardRule) => `${leg}${STANDARD_RULE_LABELS[rule]}超标`,
  reason: (name: string, text: string) => [name, text].filter(Boolean).join('：') || '未填写原因',
  approvalBy: '提交后由',
  approvalNext: '审批，座位为您保留，审批通过后即可支付。',
  forbidden: '超标不可预订，请返回修改或重新选择航班。',
  recorded: '超标情况随订单记录，提交后可直接支付。',
  travellers: '乘机人',
  travellersNote: (count: number) => `${count} 人，姓名须与证件一致`,
  traveller: (name: string) => `乘机人 ${name}`,
  ticket: (type: PassengerTypeID) => TICKET_TYPE_LABELS[type],
  outsider: '外部人员',
  validUntil: (date: string) => `，有效期至 ${date}`,
  phone: '手机号码',
  insurance: '保险',
  noInsurance: '未选择',
  costs: '费用归属',
  costCenter: '成本中心',
  accountingEntity: '核算主体',
  costDept: '费用部门',
  project: '项目',
  trip: '出行信息',
  travelType: '出行类型',
  business: '因公',
  personal: '因私',
  purpose: '出行事由',
  noPurpose: '未填写',
  request: '申请单',
  requestFacts: (request: string, scope: string, budget: string) => `${request}，${scope}，${budget}`,
  payment: '支付方式',
  payLater: '提交订单后选择',
  payPersonally: '个人支付，提交订单后选择',
  contact: '联系人',
  remark: '备注',
};

export type ReviewTexts = TextsOf<typeof chinese>;

/** Texts of the review. */
export const reviewTexts = defineTexts('flight-review', chinese, () => import('./texts.en'));
