import type { Grant, SubsidyUnit } from '../../../src/contract/meal/meal-subsidies';
import { defineChineseTexts, type TextsOf } from '../../../src/domain/texts/texts';

const UNITS: Readonly<Record<SubsidyUnit, string>> = { day: '按天', meal: '按餐' };
const GRANTS: Readonly<Record<Grant, string>> = {
  daily: '当天发放',
  tripEnd: '行程结束后发放',
  monthly: '次月发放',
};

const chinese = {
  noun: '用餐补贴',
  nothing: '还没有用餐补贴',
  hint: '补贴名称或适用对象',
  subsidyName: '补贴名称',
  holder: '适用对象',
  holderHint: '部门补贴包含下级部门',
  unit: '补贴方式',
  unitName: (unit: SubsidyUnit): string => UNITS[unit],
  amount: '补贴金额',
  amountHint: '元，每人每天或每餐',
  validPeriod: '有效期',
  grantedAt: '发放时间',
  grantName: (grant: Grant): string => GRANTS[grant],
  isEnable: '状态',
  isEnableName: (isEnable: boolean): string => (isEnable ? '启用' : '停用'),
  modifyTime: '修改时间',
};

export type MealSubsidyTexts = TextsOf<typeof chinese>;

export const mealSubsidyTexts = defineChineseTexts('meal-subsidies', chinese);
