import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { BodyOf } from '../../../src/contract/call';
import type { querySettleBillLines, querySettleBills } from '../../../src/contract/settlement/bills';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { CSV, savedFile } from '../../support/components/saved-file';
import { refusal } from '../../support/components/samples';
import { choose } from '../report/choose';
import { settlementAnswers } from './settlement-answers';
import { settleBill } from './settlement-samples';

const BILL = 'ZD20261123-E001';

describe('<tp-settlement>', () => {
  before(() => define());
  afterEach(takeAway);

  const show = (attributes: Record<string, string> = {}, answers: Answers = {}) =>
    putOnPage('tp-settlement', { ...settlementAnswers(), ...answers }, attributes);
  type Shown = Awaited<ReturnType<typeof show>>;
  const rowOf = ({ act }: Shown, key: string) => act.root.querySelector<HTMLElement>(`tr[data-row="${key}"]`);
  const lines = () =>
    called('querySettleBillLines').map(({ body }) => body as BodyOf<typeof querySettleBillLines>);
  async function showBill(attributes: Record<string, string> = {}, answers: Answers = {}) {
    const shown = await show({ 'bill-no': BILL, ...attributes }, answers);
    await until(() => shown.act.root.querySelector('tr[data-row="1"], [part~=list] .tp-state'), 'the lines');
    return shown;
  }

  it('saves the sums of a bill by kind', async () => {
    const { act } = await showBill();
    const csv = (await (await savedFile(act, '费用构成', CSV)).text()).split('\r\n');
    expect(csv[0]).to.contain('金额');
    expect(csv.at(-2)).to.match(/^合计,\d+,-?\d+\.\d{2}$/);
  });

  describe('its list of bills', () => {
    it('has the period, amounts, state in a word, due day, late fee and disputed amount of each', async () => {
      await setViewport({ width: 1440, height: 900 });
      const shown = await show();
      await shown.act.sees('共 4 条账单');
      const text = (no: string) => rowOf(shown, no)?.textContent ?? '';
      expect(text(BILL)).to.contain('2026-10-23 至 2026-11-22').and.to.contain('待确认');
      expect(text(BILL)).to.contain('900.00').and.to.contain('2027-01-07').and.to.contain('2026-11-30');
      expect(text('ZD20261023-E001'))
        .to.contain('已确认')
        .and.to.contain('39,700.00')
        .and.to.contain('300.00');
      expect(text('ZD20260923-E001')).to.contain('逾期').and.to.contain('95.00').and.to.contain('逾期 19 天');
      expect(text('ZD20260923-E001')).to.contain('含滞纳金 95.00');
      await shown.act.sees('含滞纳金 ¥95.00');
      expect(text('ZD20260823-E001')).to.contain('已结清').and.to.contain('0.00');
      expect(rowOf(shown, 'ZD20260923-E001')?.querySelector('.tp-tag svg')).not.to.equal(null);
      await accessible(shown.element);
    });

    it('has no amounts of one that is being made, and asks again until it is', async () => {
      let asked = 0;
      const made = settleBill({ lineCount: 3, totalAmount: 1_234_500, payableAmount: 1_234_500 });
      const { act } = await show(
        {},
        {
          querySettleBills: () => {
            asked += 1;
            const isMade = asked > 1;
            const one = isMade ? made : settleBill({ billState: 'generating' });
            const none = {
              totalAmount: 0,
              carriedAmount: 0,
              payableAmount: 0,
              paidAmount: 0,
              outstandingAmount: 0,
              outstandingLateFee: 0,
            };
            return { total: 1, sums: none, billList: [one], accountList: [] };
          },
        },
      );
      await act.sees('生成中');
      expect(act.root.querySelector('tbody')?.textContent ?? '').not.to.contain('0.00');
      await until(() => act.text().includes('12,345.00'), 'the bill to be made');
    }).timeout(10_000);

    it('is narrowed to a state, says so to the page, and says where there is none', async () => {
      const shown = await show();
      const { element, act } = shown;
      await act.sees('共 4 条账单');
      const told = next(element, 'tp-filters');
      await act.check('逾期');
      expect((await told).detail.attributes).to.include({ 'bill-state': 'overdue', tab: '' });
      await act.sees('共 1 条账单');
      const bodies = called('querySettleBills').map(({ body }) => body as BodyOf<typeof querySettleBills>);
      expect(bodies.at(-1)).to.deep.equal({
        billStateList: ['overdue'],
        accountNoList: [],
        pageIndex: 1,
        pageSize: 20,
      });
      element.setAttribute('bill-state', 'generating');
      await act.sees('没有符合条件的账单');
      await accessible(element);
      await act.press('清除筛选');
      await act.sees('共 4 条账单');
    });

    it('says why nothing is to be seen to those who may not', async () => {
      for (const fault of ['forbidden', 'billsNotSeen'] as const) {
        const { element, act } = await show(
          {},
          {
            querySettleBills: () => {
              throw refusal(fault);
            },
          },
        );
        await until(() => act.root.querySelector('.tp-state'), 'why');
        expect(act.text()).to.match(/您没有该操作的权限|账单仅对可查看全企业数据的人员开放/);
        expect(act.button('重试')).to.equal(undefined);
        await accessible(element);
        takeAway();
      }
    });
  });

  describe('a bill', () => {
    it('has the amount due first, its composition, its lines and its history', async () => {
      await setViewport({ width: 1440, height: 900 });
      const shown = await showBill();
      const { element, act } = shown;
      await act.sees('账单 2026-10-23 至 2026-11-22');
      const figures = act.root.querySelector('.st-figures')?.textContent;
      expect(figures).to.contain('应付金额¥900.00').and.to.contain('账单总额¥900.00').and.to.contain('7 笔');
      expect(act.root.querySelector('table')?.textContent)
        .to.contain('民航发展基金')
        .and.to.contain('-800.00');
      await until(() => rowOf(shown, '7') !== null, 'all of its lines');
      expect(rowOf(shown, '5')?.textContent).to.contain('改签费').and.to.contain('上海-广州 MU5301');
      expect(rowOf(shown, '7')?.textContent).to.contain('异议结转').and.to.contain('异议未采纳');
      await act.sees('账单生成');
      await accessible(element);
    });

    it('is grouped by each of five, and a group leads to its lines, which the address keeps', async () => {
      const { element, act } = await showBill();
      for (const by of ['核算主体', '部门', '成本中心', '产品', '出行人']) {
        const told = next(element, 'tp-filters');
        await act.check(by);
        await told;
        await until(
          () => act.root.querySelector(`table[aria-label="${by}汇总"] tr[data-row]`),
          `groups by ${by}`,
        );
        await accessible(element);
      }
      await act.check('成本中心');
      const told = next(element, 'tp-filters');
      await pressNamed(act, '未归属 查看明细');
      expect((await told).detail.attributes).to.include({ 'group-by': '', 'lines-of': 'costCenter:' });
      await until(() => lines().at(-1)?.costCenterNOList?.[0] === '', 'the lines of none');
      await act.sees('所列明细合计 ¥120.00');
    });

    it('shows the result of the address: a group, a kind and a keyword together', async () => {
      const { act } = await show({
        'bill-no': BILL,
        'lines-of': 'department:D02',
        'line-kind': 'change',
        keyword: 'MU53',
      });
      await act.sees('所列明细合计 ¥120.00');
      expect(lines().at(-1)).to.include({ billNo: BILL, keyword: 'MU53', pageIndex: 1 });
      expect(lines().at(-1)?.kindList).to.deep.equal(['change']);
      expect(lines().at(-1)?.deptNOList).to.deep.equal(['D02']);
      await act.sees('市场部');
    });

    it('ignores a group that an address has made up', async () => {
      const { act } = await showBill({ 'lines-of': 'planet:1' });
      await act.sees('所列明细合计 ¥900.00');
      expect(Object.keys(lines()[0] ?? {})).not.to.include.members(['deptNOList', 'entityNOList']);
    });

    it('leads from a kind to its lines, and from a line to its order', async () => {
      const { element, act } = await showBill();
      await pressNamed(act, '退票 查看明细');
      await act.sees('所列明细合计 ¥-800.00');
      element.addEventListener('tp-navigate', (event) => event.preventDefault(), { once: true });
      const asked = next(element, 'tp-navigate');
      await pressNamed(act, '查看订单 26110800000003');
      expect((await asked).detail).to.deep.equal({ target: 'order', orderNo: '26110800000003' });
      await act.sees('账单记录');
      await act.sees('已付：¥100.00 → ¥300.00');
    });

    it('sorts and narrows its lines by asking the gateway, which pages them', async () => {
      const { act } = await showBill();
      await act.press('金额');
      await until(() => lines().at(-1)?.sortBy === 'amount', 'sorted by amount');
      expect(lines().at(-1)?.isDescending).to.equal(true);
      choose(act.field('异议') as HTMLSelectElement, '异议未采纳');
      await act.sees('所列明细合计 ¥300.00');
      await act.type('关键字', '没有的');
      act.root.querySelector<HTMLElement>('form[role=search] [type=submit]')?.click();
      await act.sees('没有符合条件的账单明细');
    });

    it('that is unknown is said to be, without another try', async () => {
      const { element, act } = await show({ 'bill-no': 'ZD20200101-E009' });
      await act.sees('账单不存在');
      expect(act.button('重试')).to.equal(undefined);
      await accessible(element);
      const back = next(element, 'tp-detail');
      await act.press('返回账单列表');
      expect((await back).detail).to.deep.equal({ kind: 'bill', id: null });
      await act.sees('共 4 条账单');
    });

    it('has the amounts of each account where the enterprise settles by several', async () => {
      const one = await showBill();
      expect(one.act.text()).not.to.contain('分账户金额');
      takeAway();
      const { element, act } = await showBill({}, settlementAnswers({ multiAccountStatus: 1 }));
      await act.sees('分账户金额');
      await until(() => act.root.querySelector('.st-accounts'), 'the accounts');
      expect(act.root.querySelector('.st-accounts')?.textContent).to.contain('¥900.00');
      await accessible(element);
    });
  });

  it('changes its parts by tabs, fires the event, and follows the attribute of the page', async () => {
    const { element, act } = await show();
    await act.sees('共 4 条账单');
    const told = next(element, 'tp-filters');
    await act.press('合同信息');
    expect((await told).detail).to.deep.include({ replaces: false });
    await act.sees('每月 23 日');
    await act.sees('每日 0.05%');
    await act.sees('按扣款日入账');
    await act.sees('2026-05-23 至 长期');
    await act.sees('¥2,500.00，4 笔');
    await accessible(element);
    element.setAttribute('tab', 'products');
    await act.sees('航空保险');
    element.setAttribute('tab', 'bills');
    element.setAttribute('bill-no', BILL);
    await act.sees('账单记录');
  });

  it('shows of the contract the codes that the dictionary has no name of', async () => {
    const { act } = await show({ tab: 'contract' }, { queryDictionaryParamList: () => ['1|按出票日入账'] });
    await act.sees('每月 23 日');
    const factOf = (name: string) =>
      [...act.root.querySelectorAll('dt')].find(({ textContent }) => textContent === name)
        ?.nextElementSibling;
    await until(() => factOf('入账口径')?.textContent === '0', 'the code');
    expect(factOf('结算账户')?.textContent).to.equal('0');
  });

  it('says of an enterprise without a contract that there are no monthly bills', async () => {
    const { element, act } = await show(
      { tab: 'contract' },
      {
        querySettlementContract: () => ({
          contractInfo: null,
          confirmDays: 0,
          payDays: 0,
          nextPeriodBegin: '',
          nextPeriodEnd: '',
          nextBillDate: '',
          unbilledAmount: 0,
          unbilledCount: 0,
        }),
      },
    );
    await act.sees('本企业未签订月结合同');
    await accessible(element);
  });
});
