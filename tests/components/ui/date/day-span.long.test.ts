import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import {
  drawnSpan,
  earliestOf,
  spanDays,
  spanText,
  takeDay,
  type DaySpan,
} from '../../../../src/ui/date/day-span';
import { fromDate } from '../../../../src/ui/date/local-date';
import '../../../support/fixed-seed';

const NAMES = { from: '去程', to: '返程' };
const span = (from: string, to: string, choosing: DaySpan['choosing']): DaySpan => ({
  from,
  to,
  choosing,
  names: NAMES,
});
const dates = fc
  .date({ min: new Date('2026-01-02'), max: new Date('2028-12-30'), noInvalidDate: true })
  .map((date) => fromDate(date));

describe('day span', () => {
  it('counts both ends', () => {
    expect(spanDays('2026-09-10', '2026-09-10')).to.equal(1);
    expect(spanDays('2026-02-28', '2026-03-01')).to.equal(2);
    expect(spanDays('2028-02-28', '2028-03-01')).to.equal(3);
    expect(spanDays('2026-12-31', '2027-01-01')).to.equal(2);
    expect(spanDays('2026-09-11', '2026-09-10')).to.equal(undefined);
    expect(spanDays('2026-02-30', '2026-03-10')).to.equal(undefined);
    expect(spanText('2026-09-10', '2026-09-10')).to.equal('当天往返');
    expect(spanText('2026-09-10', '2026-09-12')).to.equal('共 3 天');
    expect(spanText('', '2026-09-12')).to.equal('');
  });

  it('never leaves a last day before the first', () => {
    fc.assert(
      fc.property(dates, dates, dates, (a, b, chosen) => {
        const [from = '', to = ''] = [a, b].sort();
        const after = takeDay(span(from, to, 'from'), chosen);
        expect(after.from).to.equal(chosen);
        expect(after.to).to.equal(chosen <= to ? to : '');
      }),
    );
  });

  it('offers last days from the first day on, and first days from the limit on', () => {
    expect(earliestOf(span('2026-09-15', '', 'to'), '2026-09-10')).to.equal('2026-09-15');
    expect(earliestOf(span('2026-09-01', '', 'to'), '2026-09-10')).to.equal('2026-09-10');
    expect(earliestOf(span('2026-09-15', '', 'to'), undefined)).to.equal('2026-09-15');
    expect(earliestOf(span('', '2026-09-20', 'to'), '2026-09-10')).to.equal('2026-09-10');
    expect(earliestOf(span('2026-09-15', '2026-09-20', 'from'), '2026-09-10')).to.equal('2026-09-10');
  });

  it('draws the days between, with the day pointed at where it makes a span', () => {
    const chosen = span('2026-09-10', '2026-09-14', 'to');
    expect(drawnSpan(chosen, undefined).between).to.deep.equal({ first: '2026-09-10', last: '2026-09-14' });
    expect(drawnSpan(chosen, '2026-09-12').between).to.deep.equal({
      first: '2026-09-10',
      last: '2026-09-12',
    });
    expect(drawnSpan(chosen, '2026-09-01').between).to.deep.equal({
      first: '2026-09-10',
      last: '2026-09-14',
    });
    expect(drawnSpan(chosen, '2026-09-10').between).to.equal(undefined);
    expect(drawnSpan(span('2026-09-10', '', 'to'), undefined)).to.deep.equal({
      ends: ['2026-09-10'],
      between: undefined,
    });
    const departing = span('2026-09-10', '2026-09-14', 'from');
    expect(drawnSpan(departing, '2026-09-12').between).to.deep.equal({
      first: '2026-09-12',
      last: '2026-09-14',
    });
  });
});
