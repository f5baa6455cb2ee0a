import { expect } from '@open-wc/testing';
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands';
import { Chart } from '../../../../src/ui/chart/Chart';
import type { ChartProps } from '../../../../src/ui/chart/chart-props';
import { heightOf } from '../../../../src/ui/chart/picture';
import { plotCode } from '../../../../src/ui/chart/plot-code';
import { accessible } from '../../../support/components/accessible';
import { all, hover, mount, one, press, withText, type Mounted } from '../../../support/components/mount';
import { DARK, LIGHT, pixelsOf } from './pixels';
import { HOSTILE_NAMES, MONTHLY, SPEND } from './samples';
import { waitUntil } from '../../../support/components/wait-until';

const chosen: number[] = [];
const PROPS: ChartProps = {
  ...MONTHLY,
  title: '每月净支出（元，按出票日期）',
  categoryName: '月份',
  onChoose: (index) => chosen.push(index),
};
const PARTS: ChartProps = { ...PROPS, kind: 'share', title: '各类占比', series: [SPEND] };
const RANKING: ChartProps = {
  ...PROPS,
  kind: 'bars',
  title: '部门排名',
  categoryName: '部门',
  categories: HOSTILE_NAMES,
  series: [{ name: '{b|支出}', values: [500, 400, 300, null, 100] }],
};

const canvasOf = ({ root }: Pick<Mounted, 'root'>) => one<HTMLCanvasElement>(root, 'canvas');
const plotOf = ({ root }: Pick<Mounted, 'root'>) => one(root, '[role=application]');
const said = (mounted: Mounted) => one(plotOf(mounted), '[role=status]').textContent;

const ORANGE = [255, 136, 0] as const;

async function drawn(props: ChartProps = PROPS, ...states: string[]): Promise<Mounted> {
  const mounted = mount(<Chart {...props} />, ...(states.length > 0 ? states : ['light']));
  mounted.host.style.width = '720px';
  await waitUntil(() => all(mounted.root, 'canvas').length === 1, 'the chart is there');
  const hues = states.includes('dark') ? DARK : LIGHT;
  await waitUntil(() => pixelsOf(canvasOf(mounted), hues) > 50, 'the chart is drawn');
  return mounted;
}

/** Waits until the canvas has the height of these props. */
const isAsHigh = (mounted: Mounted, props: ChartProps) =>
  waitUntil(
    () => canvasOf(mounted).height === Number(heightOf(props)) * window.devicePixelRatio,
    'it is drawn as high as it is to be',
  );

/** Presses the middle of one of six categories, slightly inside the axis. */
async function pressColumn(mounted: Mounted, index: number): Promise<void> {
  const { x, y, width, height } = canvasOf(mounted).getBoundingClientRect();
  const left = 44;
  const column = (width - left - 12) / 6;
  const position: [number, number] = [
    Math.round(x + left + column * (index + 0.5)),
    Math.round(y + height / 2),
  ];
  await sendMouse({ type: 'click', position });
}

describe('Chart', () => {
  beforeEach(() => void chosen.splice(0));

  it('keeps its place while its code comes', async () => {
    const { load } = plotCode;
    let come: () => void = () => undefined;
    const isThere = new Promise<void>((resolve) => (come = resolve));
    plotCode.load = async () => {
      await isThere;
      return load();
    };
    try {
      const mounted = mount(<Chart {...PROPS} />);
      const frame = one(mounted.root, 'figure');
      const before = frame.offsetHeight;
      // The code is missing only when the first chart is shown; later charts do not wait.
      if (all(mounted.root, 'canvas').length === 0)
        expect(one(mounted.root, '.tp-chart-waiting').offsetHeight).to.equal(heightOf(PROPS));
      come();
      await waitUntil(() => all(mounted.root, 'canvas').length === 1);
      expect(frame.offsetHeight).to.equal(before);
    } finally {
      plotCode.load = load;
    }
  });

  it('has a name, and describes its content', async () => {
    const { root } = await drawn();
    const figure = one(root, 'figure');
    expect(root.getElementById(figure.getAttribute('aria-labelledby') ?? '')?.textContent).to.equal(
      PROPS.title,
    );
    const plot = one(root, '[role=application]');
    expect([plot.ariaLabel, plot.ariaRoleDescription, plot.tabIndex]).to.deep.equal([PROPS.title, '图表', 0]);
    expect(root.getElementById(plot.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(
      '共 6 项，支出最高为2026-05 ¥5200.00，最低为2026-06 ¥900.00。按方向键逐项查看，按回车键查看明细。',
    );
    expect(all(root, '.tp-chart-legend li').map(({ textContent }) => textContent)).to.deep.equal([
      '支出',
      '上年同期',
    ]);
  });

  it('is a table too, with every value, at the press of a button that keeps the focus', async () => {
    const { root } = await drawn();
    one(root, '.tp-chart-tools > button').focus();
    expect(one(root, '.tp-chart-tools > button').ariaLabel).to.equal(`表格：${PROPS.title}`);
    await sendKeys({ press: 'Enter' });
    expect(all(root, 'canvas')).to.deep.equal([]);
    const table = one<HTMLTableElement>(root, 'table');
    expect(table.caption?.textContent).to.equal(PROPS.title);
    expect(
      [...table.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
    ).to.deep.equal([
      ['月份', '支出', '上年同期'],
      ['2026-01', '¥1200.00', '¥1000.00'],
      ['2026-02', '¥3400.00', '¥2400.00'],
      ['2026-03', '—', '¥1100.00'],
      ['2026-04', '¥2800.00', '¥2000.00'],
      ['2026-05', '¥5200.00', '—'],
      ['2026-06', '¥900.00', '¥1900.00'],
    ]);
    expect(root.activeElement?.textContent).to.equal('图表');
    await press(withText(root, 'tbody button', '2026-02'));
    expect(chosen).to.deep.equal([1]);
    await press(withText(root, 'figcaption button', '图表'));
    expect(all(root, 'canvas').length).to.equal(1);
  });

  it('keeps the names of the rows of a table whose columns scroll', async () => {
    const many = ['一', '二', '三', '四', '五', '六', '七', '八'].map((name) => ({ ...SPEND, name }));
    const mounted = mount(<Chart {...PROPS} kind="bars" series={many} />);
    mounted.host.style.width = '390px';
    await press(withText(mounted.root, 'button', '表格'));
    const scroller = one(mounted.root, '.tp-chart-scroller');
    scroller.scrollLeft = 400;
    expect(scroller.scrollLeft, 'the columns scroll').to.be.above(100);
    const name = one(scroller, 'tbody tr:first-child th').getBoundingClientRect();
    expect(Math.abs(name.left - scroller.getBoundingClientRect().left)).to.be.below(2);
  });

  it('has the shares of parts in its table and its legend', async () => {
    const { root } = await drawn(PARTS);
    expect(one(root, '.tp-chart-legend li:first-child').textContent).to.equal('2026-011200（8.9%）');
    await press(one(root, '.tp-chart-tools > button'));
    const cells = all(root, 'tr:is(:first-child, :nth-child(2)) > *').map(({ textContent }) => textContent);
    expect(cells.slice(0, 6)).to.deep.equal(['月份', '支出', '支出 占比', '2026-01', '¥1200.00', '8.9%']);
  });

  it('is navigated by keys, which announce their place and choose it', async () => {
    const mounted = await drawn();
    const before = pixelsOf(canvasOf(mounted), LIGHT);
    plotOf(mounted).focus();
    expect(said(mounted)).to.equal('');
    await sendKeys({ press: 'Enter' });
    expect(chosen, 'nothing is pointed at yet').to.deep.equal([]);
    await sendKeys({ press: 'ArrowRight' });
    expect(said(mounted)).to.equal('2026-01：支出 ¥1200.00，上年同期 ¥1000.00');
    await waitUntil(() => pixelsOf(canvasOf(mounted), LIGHT) !== before, 'its values are shown');
    await sendKeys({ press: 'ArrowDown' });
    expect(said(mounted)).to.contain('2026-02');
    await sendKeys({ press: 'End' });
    expect(said(mounted)).to.contain('2026-06');
    await sendKeys({ press: 'Enter' });
    await sendKeys({ press: 'Home' });
    await sendKeys({ press: 'ArrowLeft' });
    await sendKeys({ press: 'Space' });
    expect(chosen).to.deep.equal([5, 5]);
    await sendKeys({ press: 'Tab' });
    expect(said(mounted)).to.equal('');
  });

  it('is pressed anywhere above a category', async () => {
    const mounted = await drawn();
    await pressColumn(mounted, 1);
    await pressColumn(mounted, 2); // This category has no value.
    expect(chosen).to.deep.equal([1, 2]);
    mounted.render(<Chart {...PARTS} />);
    await isAsHigh(mounted, PARTS);
    await hover(canvasOf(mounted));
    await press(canvasOf(mounted));
    expect(chosen.at(-1)).to.equal(3);
    mounted.render(<Chart {...RANKING} />);
    await isAsHigh(mounted, RANKING);
    await press(canvasOf(mounted));
    expect(chosen.at(-1)).to.equal(2);
  });

  it('follows the theme of its element, and of the page', async () => {
    const mounted = await drawn();
    const [canvas, { host }] = [canvasOf(mounted), mounted];
    host.states.delete('light');
    host.states.add('dark');
    await waitUntil(() => pixelsOf(canvas, DARK) > 50 && pixelsOf(canvas, LIGHT) === 0, 'it is dark');
    host.style.setProperty('--tp-chart-1', '#ff8800');
    await waitUntil(() => pixelsOf(canvas, ORANGE) > 50, 'it has the hue of the page');
    host.style.removeProperty('--tp-chart-1');
    host.states.delete('dark');
    await emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await waitUntil(() => pixelsOf(canvas, DARK) > 50, 'it is dark with the system');
    await emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' }); // Restores the settings of the other tests.
    await waitUntil(() => pixelsOf(canvas, LIGHT) > 50, 'it is light again');
  });

  it('fills the width of its container', async () => {
    const mounted = await drawn();
    const canvas = canvasOf(mounted);
    for (const width of [390, 1000]) {
      mounted.host.style.width = `${width}px`;
      await waitUntil(() => canvas.width === Math.round(width * devicePixelRatio), `it is ${width} wide`);
      expect(canvas.clientHeight).to.equal(heightOf(PROPS));
      await waitUntil(() => pixelsOf(canvas, LIGHT) > 50, 'it is drawn');
    }
  });

  it('is drawn anew with other figures', async () => {
    const mounted = await drawn();
    mounted.render(
      <Chart {...PROPS} series={[{ name: '支出', values: [null, null, null, null, null, null] }]} />,
    );
    await waitUntil(() => pixelsOf(canvasOf(mounted), LIGHT) === 0, 'it is empty');
    mounted.render(<Chart {...PROPS} />);
    await waitUntil(() => pixelsOf(canvasOf(mounted), LIGHT) > 50, 'it is as it was');
  });

  it('shows names as plain text, and makes no elements or styles of a text', async () => {
    const { title } = document;
    const html = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
    if (!html?.set) throw new Error('no innerHTML');
    let writes = 0;
    const { set } = html;
    Object.defineProperty(Element.prototype, 'innerHTML', {
      ...html,
      set(this: Element, text: string) {
        writes += 1;
        set.call(this, text);
      },
    });
    try {
      for (const kind of ['bars', 'share', 'columns', 'line'] as const) {
        const mounted = await drawn({ ...RANKING, kind });
        plotOf(mounted).focus();
        await sendKeys({ press: 'ArrowDown' });
        await hover(canvasOf(mounted));
        expect(all(mounted.root, 'img, style, [onerror]')).to.deep.equal([]);
        expect(one(mounted.root, 'figure').scrollWidth).to.equal(720);
        await press(one(mounted.root, '.tp-chart-tools > button'));
        expect(withText(mounted.root, 'tbody button', HOSTILE_NAMES[0] ?? '').textContent).to.equal(
          HOSTILE_NAMES[0],
        );
        mounted.unmount();
      }
    } finally {
      Object.defineProperty(Element.prototype, 'innerHTML', html);
    }
    expect([writes, document.title]).to.deep.equal([0, title]);
  });

  it('says how many more bars there are', async () => {
    const names = Array.from({ length: 53 }, (_, index) => `部门 ${index}`);
    const mounted = await drawn({
      ...RANKING,
      categories: names,
      series: [{ name: '支出', values: names.map(() => 5) }],
    });
    expect(one(mounted.root, '.tp-chart-rest').textContent).to.equal('图表显示前 50 项，其余 3 项见表格');
    plotOf(mounted).focus();
    await sendKeys({ press: 'End' });
    expect(said(mounted)).to.contain('部门 49');
    await press(one(mounted.root, '.tp-chart-tools > button'));
    expect(all(mounted.root, 'tbody tr').length).to.equal(53);
  });

  for (const theme of ['light', 'dark']) {
    it(`is accessible, ${theme}`, async () => {
      for (const props of [PROPS, PARTS, RANKING, { ...PROPS, kind: 'line' as const }]) {
        const mounted = await drawn(props, theme);
        plotOf(mounted).focus();
        await sendKeys({ press: 'ArrowRight' });
        await accessible(mounted.host);
        await press(one(mounted.root, '.tp-chart-tools > button'));
        await accessible(mounted.host);
        mounted.unmount();
      }
    });
  }
});
