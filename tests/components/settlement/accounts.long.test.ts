import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { BodyOf, ResultOf } from '../../../src/contract/call';
import type { querySettleBill, querySettleBills } from '../../../src/contract/settlement/bills';
import type { querySettlementContract } from '../../../src/contract/settlement/contract-info';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { choose } from '../report/choose';
import { settlementAnswers } from './settlement-answers';
import { settleBill } from './settlement-samples';

const OF_NONE = settleBill({ isByAccount: true, lineCount: 1, totalAmount: 40_000, payableAmount: 40_000 });
const OF_A = settleBill({
  ...OF_NONE,
  billNo: 'ZD20261123-E001-01',
  accountNo: 'A1',
  accountName: '远航科技（上海）有限公司',
  totalAmount: 10_000,
  payableAmount: 10_000,
});
const FORMER = settleBill({ billNo: 'ZD20261023-E001', periodBegin: '2026-09-23', periodEnd: '2026-10-22' });
const BILLS = [OF_NONE, OF_A, FORMER];

const bills = ({ accountNoList = [] }: BodyOf<typeof querySettleBills>) => {
  const billList = BILLS.filter(
    ({ accountNo }) => accountNoList.length === 0 || accountNoList.includes(accountNo),
  );
  return {
    total: billList.length,
    sums: {
      totalAmount: 0,
      carriedAmount: 0,
      payableAmount: 0,
      paidAmount: 0,
      outstandingAmount: 0,
      outstandingLateFee: 0,
    },
    billList,
    accountList: [{ accountNo: 'A1', accountName: '远航科技（上海）有限公司' }],
  };
};

describe('<tp-settlement> by accounting entity', () => {
  before(() => define());
  afterEach(takeAway);

  const show = (attributes: Record<string, string> = {}, answers: Answers = {}) =>
    putOnPage('tp-settlement', { ...settlementAnswers(), querySettleBills: bills, ...answers }, attributes);
  const asked = () =>
    called('querySettleBills')
      .map(({ body }) => (body as BodyOf<typeof querySettleBills>).accountNoList)
      .at(-1);
  /** Response of a call from the answers of the other tests. */
  const ask = <R>(name: string, body: object): R => (settlementAnswers()[name] as (body: object) => R)(body);
  type Shown = Awaited<ReturnType<typeof show>>;
  const textOf = ({ act }: Shown, billNo: string) =>
    act.root.querySelector(`tr[data-row="${billNo}"]`)?.textContent ?? '';

  const entities = ({ act }: Shown) => {
    const select = act.root.querySelector<HTMLSelectElement>('select[aria-label="核算主体"]');
    if (!select) throw new Error('no choice of entities');
    return select;
  };

  it('says of each bill whose it is, and shows those of one alone', async () => {
    await setViewport({ width: 1440, height: 900 });
    const shown = await show();
    const { act, element } = shown;
    await act.sees('共 3 条账单');
    await until(() => textOf(shown, OF_A.billNo).includes(OF_A.accountName), 'the column');
    expect(textOf(shown, OF_NONE.billNo)).to.contain('未归属');
    expect(textOf(shown, FORMER.billNo)).to.contain('全企业');
    await accessible(element);
    const told = next(element, 'tp-filters');
    choose(entities(shown), OF_A.accountName);
    expect((await told).detail).to.have.nested.property('attributes.account-no', 'A1');
    await act.sees('共 1 条账单');
    expect(asked()).to.deep.equal(['A1']);
    choose(entities(shown), '全企业或未归属核算主体');
    await act.sees('共 2 条账单');
    expect(asked()).to.deep.equal(['']);
    choose(entities(shown), '全部核算主体');
    await act.sees('共 3 条账单');
    expect(asked()).to.deep.equal([]);
  });

  it('names every amount and day of a bill on a phone', async () => {
    await setViewport({ width: 390, height: 844 });
    const shown = await show();
    await shown.act.sees('共 3 条账单');
    const cells = [...shown.act.root.querySelectorAll<HTMLElement>('tbody tr:first-child td')];
    const nameless = cells.filter(
      (cell) =>
        cell.offsetHeight > 0 &&
        /\d/.test(cell.textContent ?? '') &&
        getComputedStyle(cell, '::before').content === 'none' &&
        !['title', 'note', 'number'].includes(cell.dataset['card'] ?? ''),
    );
    expect(nameless.map(({ dataset }) => dataset['label'])).to.deep.equal([]);
    expect(
      getComputedStyle(shown.act.root.querySelector('td[data-card=amount]') as Element, '::before').content,
    ).to.equal('"应付金额 ¥"');
  });

  it('shows those of one that an address names, and follows it', async () => {
    const { act, element } = await show({ 'account-no': 'A1' });
    await act.sees('共 1 条账单');
    element.setAttribute('account-no', '-');
    await act.sees('共 2 条账单');
    element.setAttribute('account-no', 'A9');
    await act.sees('核算主体 A9');
    expect(asked()).to.deep.equal(['A9']);
    await act.press('清除筛选');
    await act.sees('共 3 条账单');
  });

  it('has no column and no choice of them where there is one account', async () => {
    const { act } = await show({}, settlementAnswers());
    await act.sees('共 4 条账单');
    expect(act.root.querySelector('select[aria-label="核算主体"]')).to.equal(null);
    expect(act.text()).not.to.contain('全企业');
  });

  it('names the entity in a bill, and does not list the others’ amounts there', async () => {
    const found = ask<ResultOf<typeof querySettleBill>>('querySettleBill', { billNo: FORMER.billNo });
    const { act, element } = await show(
      { 'bill-no': OF_A.billNo },
      {
        querySettleBill: () => ({ ...found, bill: OF_A }),
        queryMultiAccount: () => ({ multiAccountStatus: 1, accountList: [] }),
      },
    );
    await act.sees('账单编号');
    await act.sees(OF_A.billNo);
    await until(() => act.text().split(OF_A.accountName).length > 2, 'in the head and among the facts');
    expect(act.text()).not.to.contain('分账户金额');
    await accessible(element);
  });

  it('shows in the contract the split of the next bill, and when a change applies', async () => {
    const contract = ask<ResultOf<typeof querySettlementContract>>('querySettlementContract', {});
    const { act, element } = await show(
      { tab: 'contract' },
      { querySettlementContract: () => ({ ...contract, multiAccountStatus: 1 }) },
    );
    await act.sees('多账户，按核算主体');
    await act.sees('全企业一张账单');
    await act.sees('自再下一期起每个核算主体一张账单');
    await accessible(element);
  });
});
