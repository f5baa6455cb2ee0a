import { expect } from '@open-wc/testing';
import { filtersQuery } from '../../../components/portal/routing/filters-address';
import { PAGES } from '../../../components/portal/routing/pages';
import { reportDashboard } from '../../../components/report/dashboard/declaration';
import { changeOf } from '../../../components/report/dashboard/figures/change';
import { sharesOf } from '../../../components/report/dashboard/charts/ranked';
import { monthsAround } from '../../../components/report/dashboard/breakdown/rows';
import {
  defaultsOf,
  filtersOf,
  filterAttributes,
  granularityOf,
} from '../../../components/report/dashboard/filters/filters';
import { faultOf } from '../../../components/report/period/period-fault';
import { periodOf, presetOf, PRESETS } from '../../../components/report/period/presets';
import { readSaved, savedFiltersOf } from '../../../components/report/dashboard/filters/saved-filters';
import { pagePathOf, REPORTS, type ReportName } from '../../../components/report/dashboard/reports/reports';
import { DIMENSION } from '../../../src/domain/report/scope';
import { measures } from './report-samples';

const TODAY = '2026-11-26';
const NAMES = Object.keys(REPORTS) as ReportName[];
const NOBODY = { costCenters: [], accountSubjects: [], departments: [], persons: [] };
const NOT_GIVEN = {
  beginDate: '',
  endDate: '',
  basis: '',
  compare: '',
  granularity: '',
  groupBy: '',
  columnsBy: '',
  cells: '',
  metric: '',
};

describe('the reports', () => {
  it('have a page each', () => {
    const pages = PAGES.filter(({ tag }) => tag === 'report-dashboard');
    expect(pages.map(({ path }) => path)).to.have.members(NAMES.map(pagePathOf));
    for (const { path, fixed, attributes } of pages) {
      expect(path.endsWith(`/${String(fixed['report'])}`), path).to.equal(true);
      expect(Object.keys(attributes)).to.have.members(
        Object.keys(reportDashboard.attributes).filter((name) => name !== 'report'),
      );
    }
  });

  it('name their content: figures, and a table or facts', () => {
    for (const name of NAMES) {
      const { figures, table, facts } = REPORTS[name];
      expect(figures.length, name).to.be.within(4, 6);
      expect(table ?? facts, name).not.to.equal(undefined);
    }
  });
});

describe('the period of a report', () => {
  it('is one of those asked for most', () => {
    expect(
      Object.fromEntries(PRESETS.map((preset) => [preset, Object.values(periodOf(preset, TODAY)).join(' ')])),
    ).to.deep.equal({
      thisMonth: '2026-11-01 2026-11-26',
      lastMonth: '2026-10-01 2026-10-31',
      thisQuarter: '2026-10-01 2026-11-26',
      thisYear: '2026-01-01 2026-11-26',
      twelveMonths: '2025-12-01 2026-11-26',
    });
    expect(periodOf('lastMonth', '2026-01-31')).to.deep.equal({
      beginDate: '2025-12-01',
      endDate: '2025-12-31',
    });
  });

  it('has the name that the report gives it where two periods are equal', () => {
    const january = periodOf('thisMonth', '2026-01-09');
    expect(presetOf(january, '2026-01-09', 'thisYear')).to.equal('thisYear');
    expect(presetOf(january, '2026-01-09', 'lastMonth')).to.equal('thisMonth');
    expect(presetOf({ beginDate: '2026-01-02', endDate: '2026-01-03' }, TODAY, 'thisYear')).to.equal(
      undefined,
    );
  });

  it('has a beginning before its end, and three years at most', () => {
    expect(faultOf({ beginDate: '2026-02-30', endDate: TODAY })).to.equal('noBegin');
    expect(faultOf({ beginDate: TODAY, endDate: '' })).to.equal('noEnd');
    expect(faultOf({ beginDate: TODAY, endDate: '2026-11-25' })).to.equal('order');
    expect(faultOf({ beginDate: '2023-11-27', endDate: '2026-11-26' })).to.equal(undefined);
    expect(faultOf({ beginDate: '2023-11-26', endDate: '2026-11-26' })).to.equal('tooLong');
  });

  it('is cut as it is asked for, but not by day over years', () => {
    const filters = { ...defaultsOf('pandect', TODAY), granularity: 'day' as const };
    expect(granularityOf(filters)).to.equal('day');
    expect(granularityOf({ ...filters, beginDate: '2024-01-01' })).to.equal('month');
  });
});

describe('a value set on a report', () => {
  it('counts where it is right', () => {
    const given = {
      ...NOT_GIVEN,
      beginDate: '2026-01-01',
      endDate: '2020-01-01',
      basis: 'used',
      metric: 'nonsense',
    };
    expect(filtersOf('saveLosses', given, TODAY)).to.deep.equal({
      ...defaultsOf('saveLosses', TODAY),
      basis: 'used',
    });
  });

  it('comes back as it was', () => {
    for (const name of NAMES) {
      expect(filterAttributes(name, defaultsOf(name, TODAY), TODAY)).to.deep.equal(NOT_GIVEN);
      const given = { ...NOT_GIVEN, beginDate: '2026-03-01', endDate: '2026-03-31', groupBy: 'route' };
      expect(filterAttributes(name, filtersOf(name, given, TODAY), TODAY)).to.deep.equal(given);
    }
  });

  it('stands in the address under the names of the page, beside all else', () => {
    const page = { attributes: { 'begin-date': 'beginDate', basis: 'basis' } };
    const attributes = { 'begin-date': '2026-01-01', basis: '', unknown: 'x' };
    expect(filtersQuery(page, { basis: 'used', hideFloat: '1' }, { attributes })).to.deep.equal({
      beginDate: '2026-01-01',
      hideFloat: '1',
    });
  });
});

describe('saved filters of a report', () => {
  const departments = [{ no: 'D01', name: '研发部' }];
  const filters = {
    ...defaultsOf('ticketReport', TODAY),
    ...periodOf('lastMonth', TODAY),
    basis: 'used' as const,
  };

  it('store values that differ from the defaults, with last month as a relative period', () => {
    const saved = savedFiltersOf('ticketReport', filters, { ...NOBODY, departments }, TODAY);
    expect(saved).to.deep.equal({ preset: 'lastMonth', basis: 'used', departments: ['D01'] });
    const {
      filters: read,
      selections,
      missing,
    } = readSaved('ticketReport', saved, { [DIMENSION.department]: departments }, '2026-12-05');
    expect([read.beginDate, read.endDate, read.basis]).to.deep.equal(['2026-11-01', '2026-11-30', 'used']);
    expect(selections).to.deep.equal({ ...NOBODY, departments });
    expect(missing).to.deep.equal([]);
  });

  it('name members that no longer exist', () => {
    const saved = {
      departments: ['D01', 'D09'],
      basis: 'nonsense',
      beginDate: 'x',
      endDate: 'y',
      weather: 'fine',
    };
    const { missing } = readSaved('pandect', saved, { [DIMENSION.department]: departments }, TODAY);
    expect(missing).to.have.members(['departments', 'basis', 'beginDate', 'weather']);
  });
});

describe('figures of a report', () => {
  it('change for the better or worse as they are', () => {
    expect(changeOf('amount', 150, 100)).to.deep.include({ way: 'more', amount: 50, verdict: undefined });
    expect(changeOf('missedSaving', 150, 100)?.verdict).to.equal('worse');
    expect(changeOf('agreementSaving', 150, 100)?.verdict).to.equal('better');
    expect(changeOf('compliance', 80, 82.5)).to.deep.equal({
      way: 'less',
      amount: 2.5,
      isPoints: true,
      verdict: 'worse',
    });
    expect(changeOf('co2', 1000, 1000.2)?.way).to.equal('same');
    expect(changeOf('amount', 10, 0)).to.equal(undefined);
    expect(changeOf('compliance', null, 3)).to.equal(undefined);
  });

  it('of the smallest parts of a whole stand in one', () => {
    const rows = Array.from({ length: 12 }, (_, at) => ({ key: `${at}`, name: '', measures: measures(at) }));
    const { parts, rest } = sharesOf(rows, 'bookings', measures(66));
    expect(parts.map(({ key }) => key)).to.deep.equal(['11', '10', '9', '8', '7', '6', '5']);
    expect(rest).to.equal(10);
    expect(sharesOf(rows.slice(0, 3), 'bookings', measures(3))).to.deep.include({ rest: 0 });
  });

  it('hold months against those of a year before too', () => {
    const period = { beginDate: '2026-02-10', endDate: '2026-03-05' };
    expect(monthsAround(period)).to.deep.equal({ beginDate: '2025-02-01', endDate: '2026-03-05' });
  });
});
