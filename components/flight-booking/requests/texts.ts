import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  link: '关联申请单',
  linked: '已关联',
  linkOne: '关联',
  notByAir: '行程不含飞机出行，不能用于预订机票',
  bar: '已关联申请单',
  change: '更换',
  unlink: '取消关联',
  create: '新建出差申请',
  required: '企业规定须凭已批准的申请单预订',
  optional: '选填，关联后按申请单的行程、出行人和预算预订',
  back: '返回预订',
  asking: '正在读取申请单',
  failed: '申请单读取失败，请重试',
  none: '没有可用于预订的申请单',
  noneHint: '出差申请或行前申请审批通过后，可在此关联预订。',
  list: '可用的申请单',
  find: '查找申请单',
  findHint: '申请单号、事由、城市、出行人',
  noneFound: '没有符合条件的申请单',
  more: '显示更多',
  travellers: (names: string) => `出行人 ${names}`,
  kind: (_type: number, name: string) => name,
  dates: (from: string, to: string) => `${from} 至 ${to}`,
  noBudget: '不限预算',
  budgetLeft: (amount: string) => `剩余预算 ${amount}`,
  overBudget: '超预算',
  explain: (of: string) => `超预算，查看${of}的预算说明`,
  explanation: '预算说明',
  overRequest: (applyId: string) => `超出申请单 ${applyId} 的剩余预算`,
  left: '剩余预算',
  total: (travellers: number, isRound: boolean) =>
    `本次预订（${[...(travellers > 1 ? [`${travellers}人`] : []), ...(isRound ? ['往返'] : []), '含税费'].join('，')}）`,
  over: '超出',
  refused: '按此价格提交会被拒绝，请选择其他价格或更换申请单',
  gapBudget: (total: string, over: string) => `订单总额${total}，超出申请单剩余预算${over}`,
  gapMeans: '申请单的行程不含飞机出行',
  gapWay: (from: string, to: string) => `申请单不包含${from}至${to}的行程`,
  gapDate: (date: string, from: string, to: string) => `航班日期${date}不在申请单的${from}至${to}之内`,
  gapTraveller: (name: string) => `${name || '新乘机人'}不在申请单的出行人中`,
};

export type RequestTexts = TextsOf<typeof chinese>;

/** Texts of the travel request and its budget. */
export const requestTexts = defineTexts('flight-requests', chinese, () => import('./texts.en'));
