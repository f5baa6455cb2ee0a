import { expect } from '@open-wc/testing';
import { summaryText } from '../../../../src/ui/chart/picture-text';
import { moved } from '../../../../src/ui/chart/moved';
import { optionOf } from '../../../../src/ui/chart/options';
import { drawnCount, isOnMap, lineWidth, stepOf, stepsOf } from '../../../../src/ui/chart/picture';
import { calendarLayout } from '../../../../src/ui/chart/placed/calendar-layout';
import { flowLayout, middleOf } from '../../../../src/ui/chart/placed/flow-layout';
import { mapLayout, pointOf } from '../../../../src/ui/chart/placed/map-layout';
import { chartTexts } from '../../../../src/ui/chart/texts';
import { themeOf } from '../../../../src/ui/chart/theme';
import { BEIJING, DAILY, daysFrom, FLOWING, MONTHLY, ON_MAP, SANYA, SHANGHAI } from './samples';

const WIDE = { width: 1100, height: 176 };
const NARROW = { width: 350, height: 272 };

describe('days in a calendar', () => {
  for (const [size, rows] of [
    [WIDE, 1],
    [NARROW, 2],
  ] as const)
    it(`have a place each, ${size.width} px wide, in ${rows} rows`, () => {
      const days = daysFrom(366);
      const layout = calendarLayout(days, size);
      const seen = new Set(layout.cells.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`));
      expect(seen.size).to.equal(366);
      expect(new Set(layout.weekdays.map(({ y }) => y)).size).to.equal(4 * rows);
      for (const [index, { x, y, width, height }] of layout.cells.entries()) {
        expect(x + width).to.be.at.most(size.width + 0.01);
        expect(y + height).to.be.at.most(size.height + 0.01);
        expect(Math.min(width, height), 'large enough to be seen').to.be.above(10);
        expect(layout.indexAt(x + width / 2, y + height / 2)).to.equal(index);
      }
      expect(layout.indexAt(2, 2)).to.equal(undefined);
    });

  it('stand in the column of their week, Monday above', () => {
    const { cells, months } = calendarLayout(daysFrom(40), WIDE);
    const [wednesday, sunday, monday] = [cells[0], cells[4], cells[5]];
    expect(sunday?.x).to.equal(wednesday?.x);
    expect(sunday?.y).to.be.above(wednesday?.y ?? 0);
    expect(monday?.x).to.be.above(sunday?.x ?? 0);
    expect(monday?.y).to.be.below(wednesday?.y ?? 0);
    expect(months.map(({ month }) => month)).to.deep.equal(['2025-10', '2025-11']);
  });

  it('are of steps with as many days each, the highest of which is the strongest', () => {
    const steps = stepsOf([null, -5, 0, ...Array.from({ length: 10 }, (_, at) => at + 1)]);
    expect(steps).to.deep.equal([2, 4, 6, 8, 10]);
    expect([null, -5, 0, 1, 2, 3, 10, 11].map((value) => stepOf(value, steps))).to.deep.equal([
      0, 0, 0, 1, 1, 2, 5, 5,
    ]);
    expect(stepsOf([7, 7, 0])).to.deep.equal([7]);
    expect(stepOf(7, [7])).to.equal(5);
    expect(stepsOf([null, 0])).to.deep.equal([]);
  });

  it('are gone through by days downwards and by weeks sideways, and no further than there are any', () => {
    const go = (key: string, from: number) => moved(key, from, DAILY, false);
    expect(['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft'].map((key) => go(key, 10))).to.deep.equal([
      11, 9, 17, 3,
    ]);
    expect([go('ArrowRight', 28), go('ArrowLeft', 3), go('End', 3), go('Home', 3), go('x', 3)]).to.deep.equal(
      [28, 3, 30, 0, undefined],
    );
    expect(go('ArrowRight', -1)).to.equal(0);
  });
});

describe('the layout of flows', () => {
  const size = { width: 720, height: 300 };
  const values = FLOWING.series[0].values;
  const layout = flowLayout(FLOWING.places, values.slice(0, 4), size, 100);

  it('has heights in proportion to the values at both ends, within the picture', () => {
    const [first, second] = layout.ribbons;
    expect((first?.height ?? 0) / (second?.height ?? 1)).to.be.closeTo(500 / 300, 1e-9);
    for (const [side, sums] of [
      ['from', [800, 100, 50]],
      ['to', [600, 350]],
    ] as const) {
      expect(layout[side].map(({ sum }) => sum)).to.deep.equal(sums);
      for (const [at, { y, height, sum }] of layout[side].entries()) {
        expect(height / sum).to.be.closeTo((first?.height ?? 0) / 500, 1e-9);
        const next = layout[side][at + 1];
        expect(y + height).to.be.at.most(next?.y ?? size.height);
      }
    }
  });

  it('fills the ends of its nodes without a gap or an overlap', () => {
    const [one, two, three] = layout.ribbons;
    const research = layout.from[0];
    expect(one?.fromY).to.be.closeTo(research?.y ?? -1, 1e-9);
    expect(two?.fromY).to.be.closeTo((one?.fromY ?? 0) + (one?.height ?? 0), 1e-9);
    expect(three?.toY).to.be.closeTo((one?.toY ?? 0) + (one?.height ?? 0), 1e-9);
  });

  it('is found in its middle and at its ends, and nothing beside it', () => {
    for (const [index, ribbon] of layout.ribbons.entries()) {
      const { fromX, toX, fromY, toY, height } = ribbon;
      expect(layout.indexAt(fromX + 0.5, fromY + height / 2)).to.equal(index);
      expect(layout.indexAt(toX - 0.5, toY + height / 2)).to.equal(index);
      expect(layout.indexAt(...middleOf(ribbon))).to.not.equal(undefined);
    }
    expect(layout.indexAt(10, 150)).to.equal(undefined);
    expect(layout.indexAt(360, 1)).to.equal(undefined);
  });

  it('is drawn as far as it is more than nothing', () => {
    expect(drawnCount(FLOWING)).to.equal(4);
    expect(moved('End', 0, FLOWING, false)).to.equal(3);
  });
});

describe('towns on a map', () => {
  const size = { width: 560, height: 420 };
  const layout = mapLayout(ON_MAP.places, size);
  const at = (name: string) => layout.towns.find((town) => town.name === name)?.at ?? [0, 0];

  it('stand as one knows it, within the picture, on land', () => {
    expect(at('上海')[0]).to.be.above(at('北京')[0]);
    expect(at('上海')[1]).to.be.above(at('北京')[1]);
    expect(at('三亚')[1]).to.be.above(at('广州')[1]);
    for (const { name, at: point } of layout.towns) {
      expect(point[0], name).to.be.within(0, size.width);
      expect(point[1], name).to.be.within(0, size.height);
      expect(layout.land.filter((ring) => isInside(point, ring)).length, name).to.equal(1);
    }
    // A point at sea.
    const [x, y] = [at('上海')[0] + 25, at('上海')[1]];
    expect(layout.land.some((ring) => isInside([x, y], ring))).to.equal(false);
  });

  it('are joined by lines that are bent alike whichever end comes first, and found near them', () => {
    const [one, turned] = [
      [BEIJING, SHANGHAI],
      [SHANGHAI, BEIJING],
    ].map(([from = BEIJING, to = SHANGHAI]) => mapLayout({ kind: 'map', lines: [[from, to]] }, size));
    expect(turned?.bends).to.deep.equal(one?.bends);
    for (const [index, bend] of layout.bends.entries())
      expect(layout.indexAt(...pointOf(bend, 0.4))).to.equal(index);
    expect(layout.indexAt(5, 5)).to.equal(undefined);
    expect(mapLayout({ kind: 'map', lines: [] }, size).indexAt(5, 5)).to.equal(undefined);
  });

  it('are shown as large as there is room for, with room about them', () => {
    const far = { ...SANYA, name: '漠河', longitude: 122.4, latitude: 52.9 };
    const apart = (lines: Parameters<typeof mapLayout>[0]['lines']) => {
      const [bend] = mapLayout({ kind: 'map', lines }, size).bends;
      return Math.hypot((bend?.to[0] ?? 0) - (bend?.from[0] ?? 0), (bend?.to[1] ?? 0) - (bend?.from[1] ?? 0));
    };
    const near = apart([[BEIJING, SHANGHAI]]);
    expect(near).to.be.above(
      apart([
        [BEIJING, SHANGHAI],
        [SANYA, far],
      ]),
    );
    expect(near).to.be.below(size.height);
    // Two neighbouring places do not fill the map.
    const beside = { ...BEIJING, name: '天津', longitude: 117.3, latitude: 39.1 };
    expect(apart([[BEIJING, beside]])).to.be.below(60);
  });

  it('are on it or beyond it', () => {
    expect(isOnMap(SANYA)).to.equal(true);
    expect(isOnMap({ longitude: 139.8, latitude: 35.5 })).to.equal(false);
    expect(drawnCount(ON_MAP)).to.equal(2);
    const lines = Array.from({ length: 60 }, () => [BEIJING, SHANGHAI] as const);
    expect(drawnCount({ ...ON_MAP, places: { kind: 'map', lines } })).to.equal(50);
    // The summary counts all of them.
    expect(summaryText(ON_MAP, chartTexts.chinese)).to.contain('共 3 项');
  });

  it('have the widest line between them where there is most', () => {
    expect([lineWidth(0, 9), lineWidth(9, 9), lineWidth(0, 0)]).to.deep.equal([1, 8, 1]);
  });
});

describe('an axis of shares', () => {
  const theme = themeOf([], { isForced: false, isMoving: false });
  const axisOf = (values: readonly number[], limit?: number) => {
    const picture = { ...MONTHLY, kind: 'line' as const, series: [{ name: '合规率', values }], limit };
    const { max, interval } = optionOf(picture, theme, { width: 700 }).yAxis as Record<string, unknown>;
    return [max, interval];
  };

  it('ends at all there is, and one of rates where its values do', () => {
    expect(axisOf([91, 100], 100)).to.deep.equal([100, 25]);
    expect(axisOf([10, 40], 100)).to.deep.equal([undefined, undefined]);
    expect(axisOf([91, 100])).to.deep.equal([undefined, undefined]);
    // Values above the maximum are not cut off.
    expect(axisOf([91, 130], 100)).to.deep.equal([undefined, undefined]);
  });
});

/** True when a ray from the point crosses the ring an odd number of times. */
function isInside([x, y]: readonly [number, number], ring: readonly (readonly [number, number])[]): boolean {
  let isIn = false;
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  }
  return isIn;
}
