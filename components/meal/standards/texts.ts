import type { DayType, MealType } from '../../../src/contract/meal/meal-standards';
import type { OverPolicy } from '../../../src/contract/travel-standard/shapes';
import { formatPrice } from '../../../src/domain/money/money';
import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';

const MEALS: Readonly<Record<MealType, string>> = {
  breakfast: '早餐',
  lunch: '午餐',
  dinner: '晚餐',
  supper: '夜宵',
};
const DAYS: Readonly<Record<DayType, string>> = { all: '每天', working: '工作日', off: '节假日' };
const POLICIES: Readonly<Record<OverPolicy, string>> = {
  0: '仅记录',
  1: '须填写原因',
  3: '须审批',
  2: '禁止下单',
};

const chinese = {
  noun: '用餐标准',
  nothing: '还没有用餐标准，用餐费用不限',
  hint: '标准名称、适用对象或城市等级',
  standardName: '标准名称',
  holder: '适用对象',
  holderHint: '部门标准包含下级部门',
  meal: '餐别',
  mealName: (meal: MealType): string => MEALS[meal],
  tier: '城市等级',
  tierHint: '不选为全部城市',
  allCities: '全部城市',
  limit: '每人上限',
  limitHint: '元',
  dayType: '适用日期',
  dayTypeHint: '节假日包含周末，调休上班的周末为工作日',
  dayTypeName: (dayType: DayType): string => DAYS[dayType],
  policy: '超标后',
  policyName: (policy: OverPolicy): string => POLICIES[policy],
  modifyTime: '修改时间',
  trial: '试算',
  trialHint: '选择员工、城市和日期，查看适用的用餐标准。',
  staff: '员工',
  city: '城市',
  date: '日期',
  trialLoading: '正在试算',
  trialFailed: (problem: string): string => `试算失败：${problem}`,
  trialOccasion: (isDayOff: boolean, tierName: string | null): string =>
    `${isDayOff ? '节假日' : '工作日'}，${tierName === null ? '城市未设置等级' : `城市等级为${tierName}`}`,
  trialLimit: (name: string, limit: number, policy: OverPolicy): string =>
    `${name}：每人不超过¥${formatPrice(limit)}，超标后${POLICIES[policy]}`,
  trialNone: '没有适用的标准',
};

export type MealStandardTexts = TextsOf<typeof chinese>;

export const mealStandardTexts = defineChineseTexts('meal-standards', chinese);
