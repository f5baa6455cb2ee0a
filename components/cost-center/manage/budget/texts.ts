import type { BudgetControl, ForecastGroup } from '../../../../src/contract/cost-center/budgets';
import { FORECAST_GROUP_LABELS } from '../../../../src/domain/cost-center/labels';
import { defineTexts, type TextsOf } from '../../../../src/domain/texts/texts';

const CONTROLS: Readonly<Record<BudgetControl, string>> = {
  none: '不控制：超出预算照常预订',
  warn: '提醒：超出预算时告知预订人，确认后可预订',
  block: '禁止：超出预算不能预订',
};

const chinese = {
  title: '预算',
  thisYear: '本年',
  thisMonth: '本月',
  byMonth: '各月预算',
  year: '年度',
  yearName: (year: number) => `${year}年`,
  yearSum: (amount: string) => `全年 ¥${amount}`,
  month: (month: number) => `${month}月`,
  none: (year: number) => `${year}年未设预算`,
  loading: '正在加载预算',
  failed: (problem: string) => `预算加载失败：${problem}`,

  controlName: (control: BudgetControl) => CONTROLS[control],
  edit: '预算控制',
  save: '保存',
  budgetControl: '预算控制',
  budgetControlHint:
    '对设有预算的成本中心生效：已支出、待出票与本次预订之和超出本月或本年预算时。私人出行不受控制。',
  controlSaved: '预算控制已保存',

  forecasts: '预算与预计',
  forecastNoun: (group: ForecastGroup) => FORECAST_GROUP_LABELS[group],
  forecastGroup: '统计维度',
  noForecasts: '还没有可预计的支出',
  forecastMethod:
    '预计全年 = 已结月份支出 + 本月（月均支出与本月已订金额取大）+ 其余各月的月均支出；支出按预订日期计，含待出票，月均支出为已结月份的平均值。',
  no: '编号',
  name: '名称',
  yearBudget: '本年预算',
  usedAmount: '已支出',
  heldAmount: '待出票',
  forecast: '预计全年',
  over: (amount: string) => `预计超支 ¥${amount}`,
  noYet: '首月结束后预计',
  noneSet: '未设',

  set: '设置预算',
  dialogTitle: (name: string, year: number) => `设置${year}年预算：${name}`,
  how: '设置方式',
  even: '全年均分',
  months: '按月设置',
  noBudget: '不设预算',
  yearAmount: '全年预算',
  yuan: '元',
  evenHint: (month: string, last: string) =>
    month === last ? `每月 ¥${month}` : `每月 ¥${month}，12月 ¥${last}`,
  evenEmpty: '平均分到12个月，余数计入12月',
  sum: (amount: string) => `全年合计 ¥${amount}`,
  sumUnknown: '填写全部月份后计算全年合计',
  noBudgetHint: '不设预算时，订单不做预算检查；与预算为0不同。',
  saved: '预算已保存',
  changed: '预算已被他人修改，您填写的内容尚未保存。',
  theirs: (amount: string) => `当前全年预算为 ¥${amount}。`,
  theirsNone: '当前未设预算。',
  saveOver: '以我的填写为准',
};

export type CostBudgetTexts = TextsOf<typeof chinese>;

export const costBudgetTexts = defineTexts('cost-budget', chinese, () => import('./texts.en'));
