import { expect } from '@open-wc/testing';
import { partsOf } from '../../../components/report/dashboard/charts/flow-parts';
import { lastYearOf } from '../../../components/report/dashboard/charts/last-year';
import { citiesOf, splitByMap, pairsOf } from '../../../components/report/dashboard/charts/route-pairs';
import { METRICS } from '../../../src/domain/report/metrics';
import { CITIES_AT, FLOWS, measures, rowsOf } from './report-samples';

const TOWNS = new Map(CITIES_AT.map(({ cityName, ...at }) => [cityName, { name: cityName, ...at }]));

describe('routes on a map', () => {
  const rows = rowsOf('route', '2026-01-01');
  const pairs = pairsOf(rows, 'bookings');

  it('are both ways together, the largest first', () => {
    expect(pairs.map(({ routes, value }) => [routes, value])).to.deep.equal([
      [['北京-上海', '上海-北京'], 76],
      [['上海-广州'], 48],
      [['北京-东京'], 4],
    ]);
    expect(citiesOf(pairs)).to.deep.equal(['北京', '上海', '广州', '东京']);
  });

  it('lose no route: those without a place on it are listed separately', () => {
    const odd = ['上海-上海', '昆明', ''].map((key) => ({ key, name: key, measures: measures(1) }));
    const all = pairsOf([...rows, ...odd, { key: '北京-广州', name: '', measures: measures(0) }], 'bookings');
    const { shown, lines, others } = splitByMap(all, TOWNS);
    expect(lines.map((line) => line.map(({ name }) => name))).to.deep.equal([
      ['北京', '上海'],
      ['上海', '广州'],
    ]);
    expect(shown.length).to.equal(2);
    expect(others.map(({ routes }) => routes[0])).to.deep.equal(['北京-东京', '上海-上海', '昆明', '']);
    const sum = [...shown, ...others].reduce((before, { value }) => before + value, 0);
    expect(sum).to.equal([...rows, ...odd].reduce((before, row) => before + row.measures.bookings, 0));
  });

  it('are beyond it where their city is', () => {
    const towns = new Map([...TOWNS, ['东京', { name: '东京', longitude: 139.8, latitude: 35.5 }]]);
    expect(splitByMap(pairs, towns).others.map(({ to }) => to)).to.deep.equal(['东京']);
  });
});

describe('spend from departments to routes', () => {
  const names = {
    dept: ({ deptName }: { deptName: string }) => deptName || '其他',
    route: ({ route }: { route: string | null }) => route ?? '其他',
  };

  it('is drawn as far as it is more than nothing, the others of both sides last', () => {
    const { flows, places, isTelling } = partsOf(FLOWS.flowList, names);
    expect(places.from).to.deep.equal(['研发部', '市场部']);
    expect(places.to).to.deep.equal(['北京-上海', '上海-广州', '其他']);
    expect(places.ends).to.deep.equal([
      [0, 0],
      [0, 2],
      [1, 0],
      [1, 1],
    ]);
    expect(flows.at(-1)?.amount).to.equal(-56_000);
    expect(flows.length).to.equal(FLOWS.flowList.length);
    expect(isTelling).to.equal(true);
  });

  it('tells no more than bars with one department, one route, or nothing but the others', () => {
    const ofOne = FLOWS.flowList.filter(({ deptNO }) => deptNO !== 'D02');
    const toOne = FLOWS.flowList.filter(({ route }) => route !== '上海-广州');
    for (const flows of [ofOne, toOne, []]) expect(partsOf(flows, names).isTelling).to.equal(false);
  });
});

describe('the days of a calendar', () => {
  it('are those of the period, or its last year', () => {
    const period = { beginDate: '2025-12-01', endDate: '2026-11-26' };
    expect(lastYearOf(period)).to.deep.equal(period);
    expect(lastYearOf({ beginDate: '2024-01-01', endDate: '2024-12-31' }).beginDate).to.equal('2024-01-01');
    expect(lastYearOf({ beginDate: '2023-12-31', endDate: '2024-12-31' }).beginDate).to.equal('2024-01-01');
    expect(lastYearOf({ beginDate: '2024-01-01', endDate: '2026-11-26' }).beginDate).to.equal('2025-11-26');
  });
});

describe('a figure that is a share', () => {
  it('is of a whole; a rate is not: a ticket is changed several times', () => {
    const shares = Object.entries(METRICS).filter(([, metric]) => 'isShare' in metric);
    expect(shares.map(([key]) => key)).to.deep.equal(['compliance', 'spendCompliance', 'agreementShare']);
  });
});
