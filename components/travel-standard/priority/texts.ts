import type { DepartmentRule } from '../../../src/contract/travel-standard/priority';
import type { StandardScope } from '../../../src/contract/travel-standard/shapes';
import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const SCOPES: Readonly<Record<StandardScope, string>> = {
  person: '个人标准',
  department: '部门标准',
  grade: '职级标准',
};
const RULES: Readonly<Record<DepartmentRule, string>> = {
  nearest: '最近的部门优先',
  strictest: '取最严格的标准',
};
const RULE_HINTS: Readonly<Record<DepartmentRule, string>> = {
  nearest: '从员工所在部门逐级向上查找，取最先找到的标准。',
  strictest:
    '在员工所在部门及各级上级部门的标准中取最严格的：依次比较最高舱等、折扣上限、价格上限、低价规则、提前预订天数和超标后的处理，相同时取最近的部门。',
};

const chinese = {
  loading: '正在查询标准优先级',
  failed: (problem: string) => `标准优先级查询失败：${problem}`,
  order: '优先顺序',
  scopes: '优先顺序',
  orderHint: '一名员工同时有多个标准时，只适用排在最前的标准；差旅标准和用餐标准都按此顺序。',
  scopeName: (scope: StandardScope): string => SCOPES[scope],
  list: (names: readonly string[]): string => names.join('、'),
  departments: '多级部门都有标准时',
  ruleName: (rule: DepartmentRule): string => RULES[rule],
  ruleHint: (rule: DepartmentRule): string => RULE_HINTS[rule],
  edit: '调整优先级',
  save: '保存',
  saved: '标准优先级已保存，之后的查询和预订立即按此执行',
  reload: '载入最新优先级',
};

export type PriorityTexts = TextsOf<typeof chinese>;

export const priorityTexts = defineTexts('standard-priority', chinese, () => import('./texts.en'));
