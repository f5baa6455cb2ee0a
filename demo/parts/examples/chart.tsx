import { Chart } from '../../../src/ui/chart/Chart';
import type { ChartProps } from '../../../src/ui/chart/chart-props';
import { ignore, LONG_NAME, type PartGroup } from './example';

const yuan = (value: number): string => `¥${value.toLocaleString('zh-CN')}`;
const SPENDING: ChartProps = {
  title: '月度支出（元，按出票日期）',
  categoryName: '月份',
  kind: 'columns',
  categories: ['7 月', '8 月', '9 月'],
  series: [
    { name: '今年', values: [12_800, 9_600, 15_300] },
    { name: '去年', values: [11_000, 10_200, null], isCompared: true },
  ],
  format: yuan,
  formatShort: yuan,
};
const RANKING: ChartProps = {
  ...SPENDING,
  title: '部门支出（元）',
  categoryName: '部门',
  kind: 'bars',
  categories: ['研发中心', '销售部', LONG_NAME],
  series: [{ name: '支出', values: [8_200, 5_400, 1_700] }],
};

export const chartParts: PartGroup = {
  title: '图表',
  isWide: true,
  parts: {
    Chart: {
      柱: <Chart {...SPENDING} />,
      堆叠: <Chart {...SPENDING} isStacked />,
      线: <Chart {...SPENDING} kind="line" />,
      排名: <Chart {...RANKING} />,
      占比: <Chart {...RANKING} title="支出占比" kind="share" onChoose={ignore} note="不含退票。" />,
    },
  },
};
