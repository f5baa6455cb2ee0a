import { exception } from '../../../src/domain/travel-standard/exception-texts/texts';
import type { OverPolicy, StandardScope } from '../../../src/contract/travel-standard/shapes';
import { formatDiscount } from '../../../src/domain/money/discount';
import { formatPrice } from '../../../src/domain/money/money';
import type { ClassExample, StandardExample } from '../../../src/domain/travel-standard/standard-example';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';
import { CABIN_TYPE_LABELS } from '../../../src/domain/travel-standard/labels';

type CabinType = 1 | 2 | 3;
const SCOPES: Readonly<Record<StandardScope, string>> = { person: '员工', department: '部门', grade: '职级' };
const POLICIES: Readonly<Record<OverPolicy, string>> = {
  0: '仅记录',
  1: '须填写原因',
  3: '须审批',
  2: '禁止预订',
};
const FOLLOWS: Readonly<Record<OverPolicy, string>> = {
  0: '超标时可以预订，仅作记录',
  1: '超标时须填写超标原因',
  3: '超标时须审批通过后出票',
  2: '超标时不能预订',
};

const yuan = (fen: number): string => `¥${formatPrice(fen).replace(/\.00$/, '')}`;

function classText({ cabinType, fullFare, cap, highest }: ClassExample): string {
  const name = CABIN_TYPE_LABELS[cabinType];
  if (highest === null) return `${name}不限票价`;
  const discount = cap === null ? '' : `（折扣不高于${formatDiscount(cap)}）`;
  return `${name}全价${yuan(fullFare)}的航班，票价不超过${yuan(highest)}为符合标准${discount}`;
}

function exampleText({ classes, lowest, advance }: StandardExample, policy: OverPolicy): string {
  const highestClass = classes.at(-1)?.cabinType ?? 1;
  const parts = [
    highestClass === 1 ? '只能乘坐经济舱' : `最高可乘坐${CABIN_TYPE_LABELS[highestClass]}`,
    ...classes.map(classText),
  ];
  if (lowest) {
    const { minutes, withShared, withConnections } = lowest.rule;
    const counted = `${withShared ? '计入' : '不计'}共享航班，${withConnections ? '计入' : '不计'}中转`;
    parts.push(
      `起飞前后${minutes}分钟内的最低价为${yuan(lowest.lowest)}时，票价超过${yuan(lowest.highest)}为超标（${counted}）`,
    );
  }
  if (advance) parts.push(`${advance.departure}起飞的航班，最晚${advance.lastDay}预订`);
  return `${[...parts, FOLLOWS[policy]].join('；')}。`;
}

const chinese = {
  noun: '差旅标准',
  nothing: '还没有差旅标准，预订时不判断是否超标',
  hint: '标准名称或适用对象',
  standardName: '标准名称',
  holder: '适用对象',
  holderName: (scope: StandardScope, name: string): string => `${SCOPES[scope]}：${name}`,
  holderHint: '每个对象最多一个标准；部门标准包含下级部门',
  maxCabinType: '最高舱等',
  cabinName: (cabinType: CabinType): string => CABIN_TYPE_LABELS[cabinType],
  economyDiscount: '经济舱折扣上限',
  economyDiscountHint: '全价的百分比，80即8折；不填为不限',
  businessDiscount: '公务舱折扣上限',
  businessDiscountHint: '不填为不限',
  firstDiscount: '头等舱折扣上限',
  firstDiscountHint: '不填为不限',
  noCap: '不限',
  notAllowed: '不适用',
  maxPrice: '价格上限',
  maxPriceHint: '元，每张票每个航段，不含税费；不填为不限',
  lowestMinutes: '低价比较范围',
  lowestMinutesHint: '起飞前后多少分钟内的航班参与比较；不填为不比较低价',
  noComparison: '不比较低价',
  minutes: (minutes: number): string => `前后${minutes}分钟`,
  lowestTolerance: '允许高出最低价',
  toleranceKind: '允许高出的方式',
  toleranceKindName: (kind: 'amount' | 'percent'): string => ({ amount: '金额', percent: '比例' })[kind],
  lowestWithShared: '共享航班',
  lowestWithConnections: '中转航班',
  countsName: (counts: boolean): string => (counts ? '参与低价比较' : '不参与低价比较'),
  advanceDays: '提前预订天数',
  advanceDaysHint: '0为不限',
  days: (days: number): string => (days === 0 ? '不限' : `${days}天`),
  policy: '超标后',
  policyName: (policy: OverPolicy): string => POLICIES[policy],
  exceptions: '例外',
  exceptionsHint: '满足全部条件的航班按例外的限额判断，排在前面的优先；低价、提前天数和超标处理不变',
  noExceptions: '无',
  exception,
  addException: '添加例外',
  removeException: (at: number): string => `删除第${at + 1}条例外`,
  exceptionField: (at: number, name: string): string => `例外${at + 1} ${name}`,
  exceptionTier: '目的地城市等级',
  seasonFrom: '起飞日期从',
  seasonTo: '起飞日期到',
  seasonHint: '月-日，如07-01；不填为全年',
  leastMinutes: '行程时长不少于（分钟）',
  anyIfEmpty: '不填为不限',
  staffCount: '适用人数',
  modifyTime: '修改时间',
  discount: formatDiscount,
  example: '示例',
  exampleText,
  appliesTo: '谁适用',
  appliesToText: (count: number): string =>
    count === 0
      ? '目前没有员工适用该标准：适用对象没有员工，或他们适用优先级更高的标准。'
      : `按目前的标准优先级，共${count}名员工适用该标准。`,
  copyName: (name: string): string => `${name}（副本）`.slice(0, 40),
};

export type StandardTexts = TextsOf<typeof chinese>;

export const standardTexts = defineTexts('travel-standards', chinese, () => import('./texts.en'));
