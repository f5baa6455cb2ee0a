import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { invoiceAnswers, ISSUED } from './invoice-samples';

const shown = (attributes: Record<string, string>, answers: Answers = {}) =>
  putOnPage('tp-invoice', { ...invoiceAnswers(), ...answers }, attributes);
const lastBody = (name: string) => called(name).at(-1)?.body as Record<string, unknown> | undefined;
const states = () => String(lastBody('queryInvoices')?.['stateList']);

describe('<tp-invoice> and the filters of its lists', () => {
  before(() => define());
  afterEach(takeAway);

  it('asks at once for the fees that are said from outside, on their page', async () => {
    const { act } = await shown({
      view: 'apply',
      keyword: '李',
      'item-kind': 'service',
      'bill-no': 'ZD20261017-100001',
      'entity-no': '-',
      'cost-center-no': 'C2',
      traveller: 'S0001:林静',
      'begin-date': '2026-10-01',
      'end-date': 'soon',
      page: '3',
      'page-size': '10',
    });
    await act.sees('合计 ¥');
    expect(called('queryInvoiceItems')).to.have.length(1);
    expect(lastBody('queryInvoiceItems')).to.deep.equal({
      keyword: '李',
      beginDate: '2026-10-01',
      endDate: '',
      billNo: 'ZD20261017-100001',
      kindList: ['service'],
      entityNOList: [''],
      costCenterNOList: ['C2'],
      travellerNOList: ['S0001'],
      pageIndex: 3,
      pageSize: 10,
    });
    const traveller = [...act.root.querySelectorAll<HTMLInputElement>('input[role=combobox]')];
    expect(traveller.map(({ value }) => value)).to.include('林静');
  });

  it('tells the keyword, filters and page that restore the list', async () => {
    const { element, act } = await shown(
      { view: 'list' },
      { queryInvoices: () => ({ total: 45, totalAmount: 0, deductibleAmount: 0, invoiceList: [ISSUED] }) },
    );
    await act.sees('共 45 条');
    const turned = next(element, 'tp-filters');
    await act.press('下一页');
    const detail = (await turned).detail as { attributes: Record<string, string>; replaces: boolean };
    expect(detail.replaces).to.equal(false);
    expect(detail.attributes).to.include({ page: '2', keyword: '', 'applied-for': '' });
    await until(() => lastBody('queryInvoices')?.['pageIndex'] === 2, 'the second page');

    element.setAttribute('invoice-state', 'failed');
    element.setAttribute('invoice-type', 'special');
    element.setAttribute('begin-date', '2026-11-01');
    element.removeAttribute('page');
    await until(() => states() === 'failed', 'those that failed');
    await until(
      () =>
        lastBody('queryInvoices')?.['beginDate'] === '2026-11-01' &&
        lastBody('queryInvoices')?.['pageIndex'] === 1,
      'as it is said from outside',
    );
    const cleared = next(element, 'tp-filters');
    await act.press('重置');
    expect((await cleared).detail.attributes).to.include({ 'invoice-state': '', 'begin-date': '', page: '' });
    await until(() => states() === '', 'all of them');
  });

  it('tells which of the two is applied for, and shows the tickets that are said', async () => {
    const { element, act } = await shown({ view: 'apply' });
    await act.sees('合计 ¥1,359.00');
    const told = next(element, 'tp-filters');
    await act.check('电子行程单');
    expect((await told).detail.attributes).to.include({ 'applied-for': 'tickets' });
    await act.sees('可抵扣税额');
    element.setAttribute('applied-for', 'tickets');
    element.setAttribute('keyword', '张');
    await until(
      () => lastBody('queryReceiptTickets')?.['keyword'] === '张',
      'the tickets that are looked for',
    );
    element.removeAttribute('applied-for');
    element.removeAttribute('keyword');
    await act.sees('合计 ¥1,359.00');
    expect(lastBody('queryInvoiceItems')?.['keyword']).to.equal('');
  });
});
