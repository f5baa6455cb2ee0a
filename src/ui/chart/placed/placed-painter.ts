import { CustomChart, type CustomSeriesOption } from 'echarts/charts';
import { use as register } from 'echarts/core';
import type { Painter, Size } from '../chart-canvas';
import { sharedOption, tooltipOption } from '../options';
import type { Picture } from '../picture';
import type { ChartTheme } from '../theme';
import { calendarScene } from './calendar-scene';
import { flowScene } from './flow-scene';
import { mapScene } from './map-scene';
import type { Scene, Shape } from './scene';

// one custom series draws all of them: ECharts' own kinds would each add more code than the layouts here
register([CustomChart]);

/** Index of the series with the categories, between those below and above. */
const ITEMS = 1;

/** Painter of charts with their own positions. */
export function placedPainter(): Painter {
  let scene: Scene | undefined;
  return {
    optionOf(picture, theme, size) {
      scene = sceneOf(picture, theme, size);
      return {
        ...sharedOption(theme),
        tooltip: tooltipOption(theme),
        series: [scene.below, scene.items, scene.above].map((shapes, z) => seriesOf(shapes, z + 2)),
      };
    },
    pointAt(chart, _picture, index) {
      chart.dispatchAction({ type: 'downplay', seriesIndex: ITEMS });
      if (index === undefined || scene?.items[index] === undefined) {
        chart.dispatchAction({ type: 'hideTip' });
        return;
      }
      const [x, y] = scene.pointOf(index);
      chart.dispatchAction({ type: 'highlight', seriesIndex: ITEMS, dataIndex: index });
      chart.dispatchAction({
        type: 'showTip',
        seriesIndex: ITEMS,
        dataIndex: index,
        position: besides([x, y], { width: chart.getWidth(), height: chart.getHeight() }),
      });
    },
    indexAt: (_chart, _picture, x, y) => scene?.indexAt(x, y),
  };
}

/** Position of the tooltip beside its category and towards the centre, so that it stays visible. */
const besides = ([x, y]: readonly [number, number], { height }: Size) => [
  x + 16,
  y > height / 2 ? y - 64 : y + 16,
];

function seriesOf(shapes: readonly Shape[], z: number): CustomSeriesOption {
  return {
    type: 'custom',
    coordinateSystem: 'none',
    silent: true,
    z,
    data: shapes.map((_, index) => index),
    renderItem: ({ dataIndex }) => shapes[dataIndex],
  };
}

const NOTHING: Scene = { below: [], items: [], above: [], pointOf: () => [0, 0], indexAt: () => undefined };

function sceneOf(picture: Picture, theme: ChartTheme, size: Size): Scene {
  const { places } = picture;
  switch (places?.kind) {
    case 'map':
      return mapScene(picture, places, theme, size);
    case 'calendar':
      return calendarScene(picture, places, theme, size);
    case 'flow':
      return flowScene(picture, places, theme, size);
    case undefined:
      return NOTHING;
  }
}
