import { expect } from '@open-wc/testing';
import { summaryText, pointText, valueText } from '../../../../src/ui/chart/picture-text';
import { escapeRichText, labelText } from '../../../../src/ui/chart/label-text';
import { categoryHue, drawnCount, heightOf, hueOf } from '../../../../src/ui/chart/picture';
import { chartSheet } from '../../../../src/ui/chart/chart-sheet';
import { chartTexts } from '../../../../src/ui/chart/texts';
import { themeColours } from '../../../../src/ui/chart/theme';
import { tipText } from '../../../../src/ui/chart/tip-text';
import { HOSTILE_NAMES, MONTHLY, SPEND, YEAR_BEFORE } from './samples';

const t = chartTexts.chinese;
/** Text without the marks that isolate its writing direction. */
const plain = (text: string) => text.replace(/[\u2068\u2069]/g, '');

describe('a name in a chart', () => {
  for (const [name, ems, text] of [
    ['市场部', 8, '市场部'],
    ['', 8, ''],
    ['很长的名字很长的名字', 8, '很长的名字很长…'],
    ['Marketing and communication', 8, 'Marketing and…'],
    ['研发\r\n\t 中心', 8, '研发 中心'],
    ['a\u202egnp.exe', 8, 'a gnp.exe'],
    ['{a|b}', 8, '{a|b}'],
    ['👩‍👧‍👦出行', 8, '👩‍👧‍👦出行'],
  ] as const) {
    it(`${JSON.stringify(name)} is ${JSON.stringify(text)}`, () =>
      expect(plain(labelText(name, ems))).to.equal(text));
  }

  it('stays isolated and within its width, for any text', () => {
    for (const name of HOSTILE_NAMES) {
      const text = labelText(name, 12);
      expect(text).to.match(/^\u2068.{1,25}\u2069$/);
      expect(text.slice(1, -1)).to.not.match(/[\n\t\u202a-\u202e\u2066-\u2069]/);
    }
  });

  it('is no style of a rich text', () => {
    expect(escapeRichText('{a|b} {marker0|}')).to.not.match(/\{[a-zA-Z0-9_]+\|/);
  });
});

describe('the description of a chart', () => {
  it('is the figures of a category', () => {
    expect(pointText(MONTHLY, 0, t)).to.equal('2026-01：支出 ¥1200.00，上年同期 ¥1000.00');
    expect(pointText(MONTHLY, 2, t)).to.equal('2026-03：支出 —，上年同期 ¥1100.00');
  });

  it('is how much there is, and its two ends', () => {
    expect(summaryText(MONTHLY, t)).to.equal('共 6 项，支出最高为2026-05 ¥5200.00，最低为2026-06 ¥900.00。');
    const none = { ...MONTHLY, series: [{ name: '支出', values: [null, null] }] };
    expect(summaryText(none, t)).to.equal('没有数据。');
    expect(summaryText({ ...MONTHLY, series: [] }, t)).to.equal('没有数据。');
  });

  it('has the share of a part', () => {
    const parts = {
      ...MONTHLY,
      kind: 'share' as const,
      series: [{ name: '支出', values: [300, 100, null, -5] }],
    };
    expect([0, 1, 2, 3].map((part) => valueText(parts, 0, part, t))).to.deep.equal([
      '¥300.00（75.0%）',
      '¥100.00（25.0%）',
      '—',
      '¥-5.00',
    ]);
  });

  it('is all series where one is pointed at, names as they are', () => {
    const picture = {
      ...MONTHLY,
      categories: HOSTILE_NAMES,
      series: [SPEND, { ...YEAR_BEFORE, name: '{b|x}' }],
    };
    const shown = [
      { seriesIndex: 0, dataIndex: 1, marker: '{m0|}' },
      { seriesIndex: 1, dataIndex: 1, marker: '{m1|}' },
    ];
    expect(plain(tipText(picture, shown, t)).split('\n')).to.deep.equal([
      '{\u200ba|rich} 研发 中心',
      '{m0|}支出  ¥3400.00',
      '{m1|}{\u200bb|x}  ¥2400.00',
    ]);
    const part = { ...picture, kind: 'share' as const };
    expect(
      plain(tipText(part, { seriesIndex: 2, dataIndex: 0, marker: '{m0|}' }, t)).split('\n'),
    ).to.deep.equal(['قسم المبيعات', '支出  —', '{\u200bb|x}  ¥1100.00（13.1%）']);
  });
});

describe('the file of a chart', () => {
  const props = { ...MONTHLY, title: '每月净支出', categoryName: '月份' };
  const plain = (number: number) => ({ number, format: 'plain' as const });

  it('has the rows and columns of its table, real days and the totals', () => {
    const categoryCells = MONTHLY.categories.map((day) => ({ day }));
    const series = [SPEND, { name: '预算', values: [1000, 2400, 1100, 2000, 0, 1900] }];
    const sheet = chartSheet({ ...props, series, categoryCells, isSummed: true }, [['部门', '研发部']], t);
    expect(sheet.headers).to.deep.equal(['月份', '支出', '预算']);
    expect(sheet.filters).to.deep.equal([['部门', '研发部']]);
    expect(sheet.rows[2]).to.deep.equal([{ day: '2026-03' }, null, plain(1100)]);
    // The sum of an unknown value is unknown.
    expect(sheet.totals).to.deep.equal(['合计', null, plain(8400)]);
    expect(chartSheet(props, [], t).totals).to.equal(undefined);
  });

  it('has shares that add up to the whole', () => {
    const shares = chartSheet(
      { ...props, kind: 'share', series: [{ name: '支出', values: [1, 1, 1] }], isSummed: true },
      [],
      t,
    );
    expect(shares.headers).to.deep.equal(['月份', '支出', '支出 占比']);
    expect(shares.totals?.[2]).to.deep.equal({ number: 1, format: 'percent' });
  });
});

describe('the measures of a chart', () => {
  it('are known before it is drawn', () => {
    const departments = Array.from({ length: 80 }, (_, index) => `部门 ${index}`);
    const ranking = { ...MONTHLY, kind: 'bars' as const, series: [SPEND] };
    expect(heightOf(MONTHLY)).to.equal(280);
    expect(heightOf({ ...MONTHLY, kind: 'share' })).to.equal(104);
    expect(heightOf(ranking)).to.equal(40 + 6 * 30);
    // Rankings of more than fifty categories show the rest in the table only.
    expect(drawnCount({ ...ranking, categories: departments })).to.equal(50);
    expect(heightOf({ ...ranking, categories: departments })).to.equal(40 + 50 * 30);
    expect(drawnCount({ ...MONTHLY, categories: departments })).to.equal(80);
  });

  it('give a compared series the hue of its counterpart, and the last hue to all others', () => {
    const series = [SPEND, YEAR_BEFORE, { ...SPEND, name: '机票' }, { ...YEAR_BEFORE, name: '上年机票' }];
    expect(series.map((_, index) => hueOf(series, index))).to.deep.equal([0, 0, 1, 1]);
    const many = Array.from({ length: 10 }, () => SPEND);
    expect(many.map((_, index) => hueOf(many, index))).to.deep.equal([0, 1, 2, 3, 4, 5, 6, 7, 7, 7]);
  });

  it('give a category the hue that it keeps on all charts, else that of its place', () => {
    expect([0, 1, 9].map((part) => categoryHue({}, part))).to.deep.equal([0, 1, 7]);
    expect([0, 1].map((part) => categoryHue({ hues: [3, 0] }, part))).to.deep.equal([3, 0]);
  });

  it('take the system’s colours where those hold', () => {
    expect(themeColours(true)).to.include.members(['CanvasText', 'Canvas']);
    expect(themeColours(true).length).to.equal(themeColours(false).length);
  });
});
