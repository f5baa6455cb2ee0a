import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { parseDate, weekdayOf } from '../../../src/ui/date/date-text';
import { fromDate, toDate } from '../../../src/ui/date/local-date';
import { moveInColumns } from '../../../src/ui/field/combobox/option-moves';
import { pageNumbers } from '../../../src/ui/table/list/page-numbers';
import { moveFocusAlong } from '../../../src/ui/field/choice/roving-focus';
import '../../support/fixed-seed';

describe('parseDate', () => {
  const same = [
    '2026-1-5',
    '2026-01-05',
    '2026/1/5',
    '2026.01.05',
    '20260105',
    '2026年1月5日',
    '２０２６－０１－０５',
  ];
  for (const text of [...same, ' 2026-01-05 ', '2026 年 1 月 5 日']) {
    it(`reads ${text}`, () => expect(parseDate(text)).to.equal('2026-01-05'));
  }
  for (const text of [
    '',
    '2026',
    '1-5',
    '2026-13-01',
    '2026-02-30',
    '2025-02-29',
    '26-01-05',
    '2026-01-05x',
  ]) {
    it(`does not read ${JSON.stringify(text)}`, () => expect(parseDate(text)).to.equal(undefined));
  }

  it('reads every date it writes, as a date of the browser too', () => {
    const days = fc.date({
      min: new Date(1900, 0, 1),
      max: new Date(2199, 11, 31),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const text = fromDate(date);
        return parseDate(text) === text && fromDate(toDate(text)) === text;
      }),
    );
  });
});

it('weekdayOf knows the days of a week', () => {
  const days = [
    '2026-09-28',
    '2026-09-29',
    '2026-09-30',
    '2026-10-01',
    '2026-10-02',
    '2026-10-03',
    '2026-10-04',
  ];
  expect(days.map(weekdayOf).join('')).to.equal('周一周二周三周四周五周六周日');
});

describe('pageNumbers', () => {
  for (const [page, last, shown] of [
    [1, 1, '1'],
    [7, 7, '1 2 3 4 5 6 7'],
    [1, 20, '1 2 3 4 5 after 20'],
    [4, 20, '1 2 3 4 5 after 20'],
    [5, 20, '1 before 4 5 6 after 20'],
    [16, 20, '1 before 15 16 17 after 20'],
    [17, 20, '1 before 16 17 18 19 20'],
  ] as const) {
    it(`of ${page} among ${last}`, () => expect(pageNumbers(page, last).join(' ')).to.equal(shown));
  }

  it('always shows the page, the first and the last, ascending, in at most seven places', () => {
    const places = fc
      .integer({ min: 1, max: 500 })
      .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
    fc.assert(
      fc.property(places, ([page, last]) => {
        const shown = pageNumbers(page, last);
        const numbers = shown.filter((place) => typeof place === 'number');
        expect(numbers).to.include.members([1, page, last]);
        expect(numbers).to.deep.equal([...numbers].sort((a, b) => a - b));
        expect(shown.length).to.equal(Math.min(7, last));
      }),
    );
  });
});

describe('moveInColumns', () => {
  // 0 1 2
  // 3 4
  // -----
  // 5
  // 6
  const groups = [
    { heading: '热门', columns: 3, options: [0, 1, 2, 3, 4] },
    { heading: 'A', options: [5, 6] },
  ];
  for (const [from, key, to] of [
    [-1, 'ArrowDown', undefined],
    [-1, 'ArrowUp', undefined],
    [0, 'ArrowDown', 3],
    [1, 'ArrowDown', 4],
    [2, 'ArrowDown', 4],
    [3, 'ArrowDown', 5],
    [4, 'ArrowDown', 5],
    [5, 'ArrowDown', undefined],
    [5, 'ArrowUp', undefined],
    [4, 'ArrowUp', 1],
    [0, 'ArrowUp', 6],
    [0, 'ArrowLeft', 0],
    [0, 'ArrowRight', 1],
    [2, 'ArrowRight', 3],
    [4, 'ArrowRight', 4],
    [5, 'ArrowRight', undefined],
    [5, 'ArrowLeft', undefined],
    [0, 'Insert', undefined],
  ] as const) {
    it(`${key} leads from ${from} to ${to}`, () => expect(moveInColumns(groups, from, key)).to.equal(to));
  }

  it('leads nowhere where there is nothing', () => {
    expect(moveInColumns([{ columns: 2, options: [] }], -1, 'ArrowDown')).to.equal(undefined);
  });

  it('never leads outside, and downwards reaches the end', () => {
    const group = fc.record({
      columns: fc.integer({ min: 1, max: 5 }),
      options: fc.array(fc.nat(), { maxLength: 12 }),
    });
    fc.assert(
      fc.property(fc.array(group, { minLength: 1, maxLength: 4 }), (random) => {
        const total = random.reduce((sum, { options }) => sum + options.length, 0);
        fc.pre(total > 0);
        let at = -1;
        for (let step = 0; step < total + 1; step++) {
          const next = moveInColumns(random, at, 'ArrowDown') ?? (at + 1) % total;
          if (next === undefined || next < 0 || next >= total) throw new Error(`${at} leads to ${next}`);
          if (next <= at) return;
          at = next;
        }
        throw new Error('never comes around');
      }),
    );
  });
});

describe('moveAlong', () => {
  it('goes around at the ends, to them, and follows the direction of the text', () => {
    const row = { axis: 'row' } as const;
    expect(moveFocusAlong(2, 3, 'ArrowRight', row)).to.equal(0);
    expect(moveFocusAlong(0, 3, 'ArrowLeft', row)).to.equal(2);
    expect(moveFocusAlong(0, 3, 'ArrowLeft', { axis: 'row', rtl: true })).to.equal(1);
    expect(moveFocusAlong(1, 3, 'Home', row)).to.equal(0);
    expect(moveFocusAlong(1, 3, 'End', row)).to.equal(2);
    expect(moveFocusAlong(1, 3, 'ArrowDown', row)).to.equal(undefined);
    expect(moveFocusAlong(1, 3, 'ArrowDown', { axis: 'column' })).to.equal(2);
    expect(moveFocusAlong(0, 0, 'ArrowDown', { axis: 'column' })).to.equal(undefined);
  });
});
