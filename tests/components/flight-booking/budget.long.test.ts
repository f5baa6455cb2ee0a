import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import type { within } from '../../support/components/act';
import { called, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { show } from './support/booking-page';
import { toReview } from './support/order-steps';
import { governed, requestsAnswer, travelRequest, type TravelRequest } from './support/standard-samples';
import { orderFormInfo, staff } from './support/traveller-samples';

type Act = ReturnType<typeof within>;

const COLLEAGUE = { staffNO: 'S0002', staffName: '王建华' };

/** A request of these travellers with a remaining budget in fen. */
const withLeft = (
  budgetLeft: number | null,
  travellers: TravelRequest['trip']['travellers'] = travelRequest().trip.travellers,
): Answers => ({
  ...requestsAnswer(() => [travelRequest({ budgetLeft, trip: { ...travelRequest().trip, travellers } })]),
});

describe('the budget of a request in <tp-flight-booking>', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  /** Resolves with the page of flights found under the request. */
  async function found(answers: Answers): Promise<Act> {
    const { act } = await show({ ...governed(), ...answers });
    await act.press('关联申请单');
    await until(() => act.root.querySelector('.fb-requests'), 'the requests');
    act.root.querySelector<HTMLElement>('.fb-requests button')?.click();
    await until(() => act.field('到达城市')?.value === '上海', 'the cities');
    await act.press('搜索航班');
    await act.sees('共 2 个航班');
    await act.press('起飞');
    await until(() => act.root.querySelectorAll('.fb-flight-row .fb-mark').length >= 2, 'the marks');
    return act;
  }

  const MARK = '[aria-label^="超预算"]';
  const marked = (act: Act) =>
    [...act.root.querySelectorAll('.fb-flight-row')].map((row) => row.querySelector(MARK) !== null);
  const areMarked = (act: Act, ...rows: boolean[]) =>
    until(() => marked(act).join() === rows.join(), `over the budget: ${rows.join()}`);
  /** Amount in fen next to a term of a description list. */
  function fenOf(act: Act, name: string): number {
    const term = [...act.root.querySelectorAll('dt')].find(({ textContent }) => textContent.startsWith(name));
    return Math.round(Number(term?.nextElementSibling?.textContent?.replace(/[¥,]/g, '')) * 100);
  }

  it('marks prices above the remaining budget, tickets, taxes and fees together, with the reason', async () => {
    // Fares of 1,080.00 and 620.00 with taxes of 70.00 each, and the fee.
    const act = await found({
      ...withLeft(74_000),
      queryOrderFormInfo: () => orderFormInfo({ serviceFee: 5000 }),
    });
    await areMarked(act, true, false);
    act.root.querySelector<HTMLElement>(`.fb-flight-row ${MARK}`)?.click();
    await act.sees('超出申请单 SP26112000000001 的剩余预算');
    await accessible(act.root.host);
    expect(fenOf(act, '剩余预算')).to.equal(74_000);
    expect(fenOf(act, '本次预订（含税费）')).to.equal(120_000);
    expect(fenOf(act, '超出')).to.equal(46_000);
  });

  it('is held against one fen more', async () => {
    const act = await found({
      ...withLeft(73_999),
      queryOrderFormInfo: () => orderFormInfo({ serviceFee: 5000 }),
    });
    await areMarked(act, true, true);
  });

  it('is for all who travel, at each price that is open', async () => {
    const act = await found({
      ...withLeft(400_000, [...travelRequest().trip.travellers, COLLEAGUE]),
      queryStaffInfoVagueForCloud: () => ({ total: 2, staffList: [staff(), staff(COLLEAGUE)] }),
    });
    await areMarked(act, false, false);
    await act.press('选择');
    await act.press('公务舱');
    await until(() => act.root.querySelector(`.fb-fare ${MARK}`), 'the mark of a price');
    act.root.querySelector<HTMLElement>(`.fb-fare ${MARK}`)?.click();
    await act.sees('本次预订（2人，含税费）');
    expect(fenOf(act, '本次预订')).to.equal(2 * 387_000);
  });

  it('is in the comparison', async () => {
    const act = await found(withLeft(100_000));
    await areMarked(act, true, false);
    for (const flightNo of ['CA1501', 'MU5102']) {
      await act.press('选择');
      const opened = () => act.root.querySelector('.fb-flight[data-open]');
      await until(() => opened()?.textContent.includes(flightNo), `${flightNo} to be open`);
      await until(() => opened()?.querySelector('.fb-fare-compare input'), 'its prices');
      opened()?.querySelector<HTMLElement>('.fb-fare-compare input')?.click();
    }
    await act.press('开始对比');
    const row = () =>
      [...act.root.querySelectorAll('.fb-compare tr')].find(({ textContent }) =>
        textContent.startsWith('预算'),
      );
    await until(row, 'the budget');
    expect([...(row()?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)).to.deep.equal([
      '超预算 超出 ¥150.00',
      '预算内',
    ]);
  });

  it('is beside the price of the order, and with the request it is held against', async () => {
    const act = await found(withLeft(100_000));
    await areMarked(act, true, false);
    await act.press('选择');
    await act.press('预订');
    await act.sees('订单总额¥1,150.00，超出申请单剩余预算¥150.00');
    const bar = act.root.querySelector('.fb-price-total');
    expect(bar?.textContent).to.equal('订单总额超预算¥1,150.00');
    expect(fenOf(act, '申请单剩余预算')).to.equal(100_000);
    await accessible(act.root.host);
    await act.press('取消关联');
    await until(() => bar?.textContent === '订单总额¥1,150.00', 'nothing is said of a budget');
    expect(act.text()).not.to.include('预算¥');
  });

  it('keeps 下一步 from going on, and moves to its message', async () => {
    const act = await found(withLeft(100_000));
    await areMarked(act, true, false);
    await act.press('选择');
    await act.press('预订');
    await act.sees('超出申请单剩余预算¥150.00');
    const said = () =>
      [...act.root.querySelectorAll('[role=alert]')].find(({ textContent }) =>
        textContent.includes('超出申请单剩余预算'),
      );
    await act.press('下一步');
    await until(() => said() === act.root.activeElement, 'the focus to be where it is said');
    expect(act.button('提交订单')).to.equal(undefined);
    await act.press('取消关联');
    await toReview(act);
  });

  it('that another order has spent since sends the order back from its review, with why', async () => {
    let left = 200_000;
    const act = await found(requestsAnswer(() => [travelRequest({ budgetLeft: left })]));
    await areMarked(act, false, false);
    await act.press('选择');
    await act.press('预订');
    await until(() => act.field('联系人姓名')?.value === '林静', 'the traveller is filled in');
    await toReview(act);
    left = 100_000;
    await act.press('提交订单');
    await act.sees('订单总额¥1,150.00，超出申请单剩余预算¥150.00');
    expect(act.field('联系人姓名')?.value).to.equal('林静');
    expect(called('createOrder')).to.have.length(0);
  });

  it('governs no private journey, and nothing where the request has none', async () => {
    const act = await found(withLeft(1000));
    await areMarked(act, true, true);
    await act.check('因私');
    await areMarked(act, false, false);
    takeAway();
    const free = await found(withLeft(null));
    await free.press('选择');
    await free.sees('预订');
    expect(free.root.querySelector(MARK)).to.equal(null);
  });
});
