import { expect } from '@open-wc/testing';
import { productHue } from '../../../components/report/dashboard/charts/chart-data';
import { sharesOf } from '../../../components/report/dashboard/charts/ranked';
import { PRODUCTS } from '../../../src/contract/report/report';
import { measures } from './report-samples';

const row = (key: string, amount: number) => ({ key, name: key, measures: measures(0, { amount }) });

describe('parts of a whole', () => {
  it('that came to less than nothing are there, and are no shares', () => {
    const rows = [row('train', 30_000), row('flight', -78_720), row('car', 0)];
    const { parts, rest, isBelowZero } = sharesOf(rows, 'amount', measures(0, { amount: -48_720 }));
    expect(parts.map(({ key }) => key)).to.deep.equal(['train', 'flight']);
    expect([rest, isBelowZero]).to.deep.equal([0, true]);
    expect(sharesOf([row('train', 1)], 'amount', measures(0, { amount: 1 })).isBelowZero).to.equal(false);
  });

  it('add up to the total with the rest, for any number drawn', () => {
    const rows = Array.from({ length: 12 }, (_, at) => row(`${at}`, at % 2 === 0 ? at * 100 : -at * 90));
    const whole = rows.reduce((sum, one) => sum + one.measures.amount, 0);
    const { parts, rest } = sharesOf(rows, 'amount', measures(0, { amount: whole }));
    expect(parts.reduce((sum, one) => sum + one.measures.amount, rest)).to.equal(whole);
    expect(parts.map(({ key }) => key)).to.include('11');
  });

  it('are products of one colour on all charts', () => {
    expect(PRODUCTS.map(productHue)).to.deep.equal([0, 1, 2, 3]);
  });
});
