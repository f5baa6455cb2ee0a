import { defineTexts, type TextsOf } from '../../domain/texts/texts';

const chinese = {
  table: '表格',
  chart: '图表',
  /** Accessible names of the buttons; they begin with the visible text. */
  toTable: (title: string) => `表格：${title}`,
  toChart: (title: string) => `图表：${title}`,
  loading: '正在加载图表',
  missing: '图表加载失败，请检查网络后重试',
  share: '占比',
  total: '合计',
  /** Replaces a missing figure. */
  none: '—',
  keys: '按方向键逐项查看。',
  keysChoose: '按方向键逐项查看，按回车键查看明细。',
  empty: '没有数据。',
  extremes: (count: number, series: string, highest: string, lowest: string) =>
    `共 ${count} 项，${series}最高为${highest}，最低为${lowest}。`,
  figure: (name: string, value: string) => `${name} ${value}`,
  point: (category: string, figures: readonly string[]) => `${category}：${figures.join('，')}`,
  withShare: (value: string, share: string) => `${value}（${share}）`,
  /** Labels of a calendar's colour steps. */
  belowZero: '小于 0',
  upTo: (value: string) => `≤ ${value}`,
  rest: (shown: number, rest: number) => `图表显示前 ${shown} 项，其余 ${rest} 项见表格`,
};

export type ChartTexts = TextsOf<typeof chinese>;

export const chartTexts = defineTexts('chart', chinese, () => import('./texts.en'));
