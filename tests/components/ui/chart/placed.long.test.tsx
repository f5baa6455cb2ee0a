import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import { Chart } from '../../../../src/ui/chart/Chart';
import type { ChartProps } from '../../../../src/ui/chart/chart-props';
import { calendarLayout } from '../../../../src/ui/chart/placed/calendar-layout';
import { flowLayout } from '../../../../src/ui/chart/placed/flow-layout';
import { mapLayout, pointOf } from '../../../../src/ui/chart/placed/map-layout';
import { accessible } from '../../../support/components/accessible';
import { all, mount, one, press, withText, type Mounted } from '../../../support/components/mount';
import { DARK, LIGHT, pixelsOf } from './pixels';
import { BEIJING, DAILY, FLOWING, HOSTILE_NAMES, ON_MAP, SHANGHAI } from './samples';
import { waitUntil } from '../../../support/components/wait-until';

const chosen: number[] = [];
const shared = { categoryName: '项目', onChoose: (index: number) => chosen.push(index) };
const MAP: ChartProps = { ...ON_MAP, ...shared, title: '航线图：机票张数（张，按出票日期）', note: '见表格' };
const CALENDAR: ChartProps = { ...DAILY, ...shared, title: '每日净支出（元，按预订日期）' };
const FLOW: ChartProps = { ...FLOWING, ...shared, title: '净支出流向：部门到航线（元，按出票日期）' };
const ALL = [MAP, CALENDAR, FLOW];

const canvasOf = ({ root }: Pick<Mounted, 'root'>) => one<HTMLCanvasElement>(root, 'canvas');
const plotOf = ({ root }: Pick<Mounted, 'root'>) => one(root, '[role=application]');
const said = (mounted: Mounted) => one(plotOf(mounted), '[role=status]').textContent;

async function drawn(props: ChartProps, theme: 'light' | 'dark' = 'light', width = 720): Promise<Mounted> {
  const mounted = mount(<Chart {...props} />, theme);
  mounted.host.style.width = `${width}px`;
  await waitUntil(() => all(mounted.root, 'canvas').length === 1, 'the chart is there');
  const hue = theme === 'dark' ? DARK : LIGHT;
  await waitUntil(() => pixelsOf(canvasOf(mounted), hue) > 20, `${props.kind} is drawn`);
  return mounted;
}

/** Place of a category in the layout for a canvas of this size. */
function placeOf(
  { places }: ChartProps,
  index: number,
  canvas: HTMLCanvasElement,
): readonly [number, number] {
  const size = { width: canvas.clientWidth, height: canvas.clientHeight };
  switch (places?.kind) {
    case 'map': {
      const bend = mapLayout(places, size).bends[index];
      return bend ? pointOf(bend, 0.5) : [0, 0];
    }
    case 'calendar': {
      const { x = 0, y = 0, width = 0, height = 0 } = calendarLayout(places.days, size).cells[index] ?? {};
      return [x + width / 2, y + height / 2];
    }
    case 'flow': {
      const values = FLOWING.series[0].values.slice(0, 4);
      const ribbon = flowLayout(places, values, size, 148).ribbons[index];
      // No other ribbon crosses it at its start.
      return ribbon ? [ribbon.fromX + 4, ribbon.fromY + ribbon.height / 2] : [0, 0];
    }
    case undefined:
      throw new Error('no places');
  }
}

async function pressItem(props: ChartProps, mounted: Mounted, index: number): Promise<void> {
  const canvas = canvasOf(mounted);
  const { x, y } = canvas.getBoundingClientRect();
  const [left, top] = placeOf(props, index, canvas);
  await sendMouse({ type: 'click', position: [Math.round(x + left), Math.round(y + top)] });
}

describe('a chart of places', () => {
  beforeEach(() => void chosen.splice(0));

  for (const props of ALL) {
    describe(props.kind, () => {
      it('is navigated by keys, which announce their place and choose it', async () => {
        const mounted = await drawn(props);
        plotOf(mounted).focus();
        await sendKeys({ press: 'ArrowDown' });
        const first = props.categories[0] ?? '';
        expect(said(mounted)).to.contain(first);
        const tip = canvasOf(mounted).toDataURL();
        await sendKeys({ press: 'ArrowDown' });
        expect(said(mounted)).to.contain(props.categories[1] ?? '');
        await waitUntil(() => canvasOf(mounted).toDataURL() !== tip, 'other values are shown');
        await sendKeys({ press: 'Enter' });
        expect(chosen).to.deep.equal([1]);
        await sendKeys({ press: 'Tab' });
        expect(said(mounted)).to.equal('');
      });

      it('is pressed where a category is, and nowhere else', async () => {
        const mounted = await drawn(props);
        await pressItem(props, mounted, 1);
        await pressItem(props, mounted, 0);
        expect(chosen).to.deep.equal([1, 0]);
        const { x, y } = canvasOf(mounted).getBoundingClientRect();
        await sendMouse({ type: 'click', position: [Math.round(x + 2), Math.round(y + 2)] });
        expect(chosen).to.deep.equal([1, 0]);
      });

      it('is a table too, with every category, those that are not drawn too', async () => {
        const { root } = await drawn(props);
        await press(one(root, '.tp-chart-tools > button'));
        expect(all(root, 'tbody th').map(({ textContent }) => textContent)).to.deep.equal([
          ...props.categories,
        ]);
        await press(withText(root, 'tbody button', props.categories.at(-1) ?? ''));
        expect(chosen).to.deep.equal([props.categories.length - 1]);
      });

      it('fills the width of its container, and follows the theme', async () => {
        const mounted = await drawn(props);
        for (const width of [350, 1000]) {
          mounted.host.style.width = `${width}px`;
          await waitUntil(() => canvasOf(mounted).clientWidth === width, `it is ${width} wide`);
          await waitUntil(() => pixelsOf(canvasOf(mounted), LIGHT) > 20, 'it is drawn');
          expect(one(mounted.root, 'figure').scrollWidth).to.equal(width);
        }
        mounted.host.states.delete('light');
        mounted.host.states.add('dark');
        const canvas = canvasOf(mounted);
        await waitUntil(() => pixelsOf(canvas, DARK) > 20 && pixelsOf(canvas, LIGHT) === 0, 'it is dark');
      });

      for (const theme of ['light', 'dark'] as const)
        it(`is accessible, ${theme}`, async () => {
          const mounted = await drawn(props, theme, 350);
          plotOf(mounted).focus();
          await sendKeys({ press: 'ArrowRight' });
          await accessible(mounted.host);
          await press(one(mounted.root, '.tp-chart-tools > button'));
          await accessible(mounted.host);
        });

      it('is drawn where the colours of the system hold', async () => {
        await emulateMedia({ forcedColors: 'active' });
        try {
          const mounted = await drawn(props);
          plotOf(mounted).focus();
          await sendKeys({ press: 'ArrowDown' });
          await accessible(mounted.host);
        } finally {
          await emulateMedia({ forcedColors: 'none' });
        }
      });
    });
  }

  it('explains its colours and widths, and the mark of holidays', async () => {
    const legend = (root: ShadowRoot) =>
      all(root, '.tp-chart-legend li').map(({ textContent }) => textContent);
    expect(legend((await drawn(MAP)).root)).to.deep.equal(['30', '120']);
    expect(legend((await drawn(CALENDAR)).root)).to.deep.equal([
      '≤ 70',
      '≤ 130',
      '≤ 190',
      '≤ 250',
      '≤ 300',
      '节假日',
    ]);
  });

  it('names the places not drawn, with the reason', async () => {
    const { root } = await drawn(MAP);
    expect(all(root, '.tp-chart-rest').map(({ textContent }) => textContent)).to.deep.equal([
      '图表显示前 2 项，其余 1 项见表格',
      '见表格',
    ]);
  });

  it('shows names as plain text', async () => {
    const names = HOSTILE_NAMES.slice(0, 3);
    const [one1 = '', two = '', three = ''] = names;
    const { title } = document;
    const hostile: ChartProps[] = [
      {
        ...MAP,
        categories: names,
        places: {
          kind: 'map',
          lines: [
            [
              { ...BEIJING, name: one1 },
              { ...SHANGHAI, name: two },
            ],
          ],
        },
      },
      { ...CALENDAR, categories: DAILY.categories.map(() => one1) },
      {
        ...FLOW,
        categories: names,
        places: {
          kind: 'flow',
          from: [one1, two],
          to: [three],
          ends: [
            [0, 0],
            [1, 0],
          ],
        },
      },
    ];
    for (const props of hostile) {
      const mounted = await drawn(props);
      plotOf(mounted).focus();
      await sendKeys({ press: 'ArrowDown' });
      expect(said(mounted)).to.contain(one1);
      expect(all(mounted.root, 'img, style, [onerror]')).to.deep.equal([]);
      expect(one(mounted.root, 'figure').scrollWidth).to.equal(720);
      mounted.unmount();
    }
    expect(document.title).to.equal(title);
  });
});
