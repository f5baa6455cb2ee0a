import { expect, fixture, html } from '@open-wc/testing';
import { createChartCanvas, type Painter } from '../../../../src/ui/chart/chart-canvas';
import { chartTexts } from '../../../../src/ui/chart/texts';
import type { ChartTheme } from '../../../../src/ui/chart/theme';
import { MONTHLY } from './samples';

const THEME: ChartTheme = {
  text: 'black',
  secondary: 'black',
  hairline: 'grey',
  ground: 'white',
  raised: 'white',
  shade: 'grey',
  hues: ['blue'],
  faintHues: ['blue'],
  ramp: ['blue'],
  holiday: 'red',
  font: 'sans-serif',
  fontSize: 12,
  isForced: false,
  isMoving: true,
};

it('a drawing is made once for one size, and anew for another', async () => {
  const canvas = await fixture<HTMLCanvasElement>(
    html`<canvas style="display: block; width: 400px; height: 100px"></canvas>`,
  );
  const widths: number[] = [];
  const painter: Painter = {
    optionOf(_picture, _theme, { width }) {
      widths.push(width);
      return { tooltip: { renderMode: 'richText' } };
    },
    pointAt: () => undefined,
    indexAt: () => undefined,
  };
  const drawing = createChartCanvas(canvas, painter);
  drawing.draw(MONTHLY, THEME, chartTexts.chinese);
  // Simulates the first report of a resize observer.
  drawing.resize();
  expect(widths).to.deep.equal([400]);
  canvas.style.width = '300px';
  drawing.resize();
  drawing.resize();
  expect(widths).to.deep.equal([400, 300]);
  // Switches to print size and back.
  drawing.resize(680);
  drawing.resize(680);
  drawing.resize();
  expect(widths).to.deep.equal([400, 300, 680, 300]);
  drawing.dispose();
});
