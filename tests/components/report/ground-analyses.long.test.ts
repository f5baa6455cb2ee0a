import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';

interface Analysis {
  /** Products and date that the figures are asked for. */
  products: readonly string[];
  basis: string;
  /** Words of the figures, charts and table of the page. */
  shows: readonly string[];
}

const TRAIN = { products: ['train'], basis: 'issued' };
const CAR = { products: ['car'], basis: 'used' };

/** The pages of trains and cars (specification 2.2) by their names. */
const ANALYSES: Readonly<Record<string, Analysis>> = {
  trainReport: { ...TRAIN, shows: ['净支出', '平均票价', '退票'] },
  trainBookingAnalysis: {
    ...TRAIN,
    basis: 'booked',
    shows: ['平均提前预订', '退订率', '提前预订天数分布（张，按预订日期）', '部门汇总（按预订日期）'],
  },
  trainHotAnalysis: {
    ...TRAIN,
    shows: ['里程', '各线路车票张数（张，按出票日期）', '线路汇总（按出票日期）'],
  },
  trainMonthAnalysis: { ...TRAIN, shows: ['每月净支出（元，按出票日期）', '净支出变化的原因'] },
  trainReportAnalysis: { ...TRAIN, shows: ['各部门净支出', '部门汇总（按出票日期）'] },
  carReport: { ...CAR, shows: ['净支出', '里程'] },
  carBookingAnalysis: { ...CAR, basis: 'booked', shows: ['平均费用', '部门汇总（按预订日期）'] },
  carHotAnalysis: { ...CAR, shows: ['里程', '线路汇总（按用车日期）'] },
  carMonthAnalysis: { ...CAR, shows: ['每月净支出（元，按用车日期）', '净支出变化的原因'] },
  carReportAnalysis: { ...CAR, shows: ['各部门净支出', '部门汇总（按用车日期）'] },
};

describe('the analyses of trains and cars', () => {
  before(() => define());
  afterEach(takeAway);

  for (const [report, { products, basis, shows }] of Object.entries(ANALYSES))
    it(`${report} asks for its own product and date, and shows its figures`, async () => {
      const { act } = await putOnPage('tp-report-dashboard', undefined, { report });
      const figures = () => called('queryReportFigures').map(({ body }) => body as object);
      await until(() => figures().length > 0, 'the figures');
      for (const words of shows) await act.sees(words);
      for (const body of figures()) expect(body).to.deep.include({ products, basis });
    });
});
