import { defineTexts, type TextsOf } from '../../../src/domain/texts/texts';

const chinese = {
  // filters
  filters: '报表筛选',
  basis: '日期口径',
  compare: '对比',
  compareOf: (comparison: string) => COMPARISONS[comparison] ?? '',
  granularity: '时间粒度',
  granularityOf: (granularity: string) => GRANULARITIES[granularity] ?? '自动',
  metric: '指标',
  groupBy: '分组',
  columnsBy: '列维度',
  scope: '统计范围',
  scopeOf: (range: number) => SCOPES[range] ?? '',
  enterprise: '企业',
  wholeGroup: '全集团',
  all: '全部',
  more: '更多筛选',
  less: '收起筛选',
  clear: '重置',
  otherFilters: '其他条件',
  // figures
  figures: '指标',
  savedFigures: '报表指标',
  /** Name of the workbook with all tables of the page. */
  savedReport: '报表',
  figureValue: '数值',
  figureBefore: '对比期',
  figureChange: '变化（% 或百分点）',
  against: (begin: string, end: string) => `对比期：${begin} 至 ${end}`,
  comparedDays: (comparison: string, begin: string, end: string) =>
    `${COMPARISONS[comparison] ?? ''}，${begin} 至 ${end}`,
  noComparison: '对比期无数据',
  /** The compared amount is negative, so a percentage has no meaning. */
  noPercent: '对比期小于零，不计百分比',
  changed: (way: string, amount: string) =>
    way === 'same' ? '持平' : `${way === 'more' ? '+' : '-'}${amount}`,
  better: '改善',
  worse: '变差',
  definitions: '指标说明',
  loading: '正在查询报表',
  updating: '正在更新',
  failed: (reason: string) => `报表查询失败：${reason}`,
  nothing: '所选区间内没有差旅记录',
  /** There may be travel, but none of it adds to the figure. */
  nothingToDraw: '所选区间内该指标无数值',
  nothingNarrowed: '没有符合筛选条件的差旅记录',
  // charts and tables
  byTime: (granularity: string, what: string) => `${TIMES[granularity] ?? ''}${what}`,
  by: (part: string, what: string) => `各${part}${what}`,
  titled: (what: string, unit: string, basis: string) =>
    `${what}（${unit === '' ? '' : `${unit}，`}按${basis}）`,
  top: (title: string, shown: number, all: number) => `${title}，前 ${shown} 项，共 ${all} 项`,
  sharesOf: (what: string) => `${what}分布`,
  other: '其他',
  mapOf: (what: string) => `航线图：${what}`,
  /** Both directions between two cities. */
  pair: (from: string, to: string) => `${from}↔${to}`,
  /** Routes outside the map. */
  offMap: (count: number, sum: string, names: string, isMore: boolean) =>
    `${names}${isMore ? '等' : ''} ${count} 条航线不在地图范围内，合计 ${sum}，见表格`,
  stackOf: (what: string) => `分产品${what}`,
  flowOf: (what: string, from: string, to: string) => `${what}流向：${from}到${to}`,
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  budget: '预算',
  /** `used`: percent; undefined for a budget of zero. */
  budgetUsed: (budget: string, used: string | undefined, isOver: boolean, left: string) =>
    `统计区间预算 ${budget}，${used === undefined ? '' : `已用 ${used}，`}${isOver ? '超出' : '剩余'} ${left}`,
  withoutBudget: (count: number) => `${count} 个成本中心有未设预算的月份，其支出也计入已用`,
  sentences: (said: readonly string[]) => said.map((one) => `${one}。`).join(''),
  date: '日期',
  holiday: '节假日',
  /** 2026年10月1日 周四 国庆节 */
  dayOf: (date: string, weekday: string, holiday: string) =>
    [date, weekday, holiday].filter((word) => word !== '').join(' '),
  /** Name of a month YYYY-MM above its days. */
  monthOf: (month: string) => `${Number(month.slice(5))}月`,
  lastYear: (begin: string, end: string) => `图中为统计区间的最后一年：${begin} 至 ${end}`,
  time: '时间',
  week: (day: string) => `${day}当周`,
  comparedWith: (name: string, comparison: string) =>
    `${name}（${comparison === 'before' ? '上期' : '去年同期'}）`,
  monthBefore: '环比',
  yearBefore: '同比',
  change: (metric: string) => `${metric}变化`,
  monthsHint: '环比与同比只计算完整的自然月。',
  tableOf: (part: string) => `${part}汇总`,
  pivotOf: (rows: string, columns: string, what: string) => `${what}透视表：${rows} × ${columns}`,
  cells: '单元格内容',
  cellsOf: (cells: string) => (cells === 'share' ? '占总计' : '数值'),
  cornerOf: (rows: string, columns: string) => `${rows} \\ ${columns}`,
  cellOf: (row: string, column: string, value: string) => `${row}，${column}：${value}`,
  columnsCut: (shown: number, all: number) => `按列展示 ${shown} 项，其余 ${all - shown} 项合并为“其他”`,
  total: '合计',
  unnamed: '未指定',
  showAll: (all: number) => `显示更多（共 ${all} 项）`,
  shown: (shown: number, all: number) => `已显示 ${shown} 项，共 ${all} 项`,
  detail: '明细',
  detailOf: (name: string) => `${name}的明细`,
  /** Records of one part: 研发部的机票明细. */
  factsOf: (name: string, facts: string) => `${name}的${facts}`,
  back: '返回报表',
};

/** By the number of the scope. */
const SCOPES: Readonly<Record<number, string>> = {
  1: '本人',
  2: '全企业',
  3: '本部门及本人',
  4: '本人及指定人员',
  5: '本人及指定部门',
};
const COMPARISONS: Readonly<Record<string, string>> = {
  none: '不对比',
  before: '环比（上期）',
  yearBefore: '同比（去年）',
};
const GRANULARITIES: Readonly<Record<string, string>> = { day: '按日', week: '按周', month: '按月' };
const TIMES: Readonly<Record<string, string>> = { day: '每日', week: '每周', month: '每月' };

export type DashboardTexts = TextsOf<typeof chinese>;

/** Texts shared by all reports. */
export const dashboardTexts = defineTexts('report-dashboard', chinese, () => import('./texts.en'));
