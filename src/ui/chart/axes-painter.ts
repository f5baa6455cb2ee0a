import { percentShares } from '../../domain/largest-remainder';
import { BarChart, LineChart } from 'echarts/charts';
import { GridComponent } from 'echarts/components';
import { use as register, type EChartsType } from 'echarts/core';
import type { Painter } from './chart-canvas';
import { optionOf } from './options';
import { drawnCount, type Picture } from './picture';

register([BarChart, LineChart, GridComponent]);

/** Painter of charts with axes and of the parts of a whole. */
export const axesPainter: Painter = { optionOf, pointAt, indexAt };

/** Axis of the categories. */
const categoryAxis = ({ kind }: Picture) => (kind === 'bars' ? { yAxisIndex: 0 } : { xAxisIndex: 0 });

function pointAt(chart: EChartsType, picture: Picture, index: number | undefined): void {
  const isShare = picture.kind === 'share';
  if (isShare) chart.dispatchAction({ type: 'downplay' });
  if (index === undefined || index >= drawnCount(picture)) {
    chart.dispatchAction({ type: 'hideTip' });
    chart.dispatchAction({ type: 'updateAxisPointer', currTrigger: 'leave' });
  } else if (isShare) {
    chart.dispatchAction({ type: 'highlight', seriesIndex: index });
    chart.dispatchAction({ type: 'showTip', seriesIndex: index, dataIndex: 0 });
  } else {
    const along = chart.convertToPixel(categoryAxis(picture), index);
    const [x, y] = picture.kind === 'bars' ? [chart.getWidth() / 2, along] : [along, chart.getHeight() / 2];
    chart.dispatchAction({ type: 'showTip', x, y });
  }
}

function indexAt(chart: EChartsType, picture: Picture, x: number, y: number): number | undefined {
  if (picture.kind === 'share') return partAt(chart, picture, x, y);
  const index = chart.convertFromPixel(categoryAxis(picture), picture.kind === 'bars' ? y : x);
  return index >= 0 && index < drawnCount(picture) ? index : undefined;
}

function partAt(chart: EChartsType, { series }: Picture, x: number, y: number): number | undefined {
  const percent = chart.convertFromPixel({ xAxisIndex: 0 }, x);
  const row = chart.convertFromPixel({ yAxisIndex: 0 }, y);
  let end = 0;
  const ends = percentShares(series[row]?.values ?? []).map((share) => (end += share ?? 0));
  const part = ends.findIndex((until) => percent < until);
  return part < 0 ? undefined : part;
}
