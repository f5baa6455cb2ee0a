import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { OVER_POLICY } from '../../../src/contract/travel-standard/shapes';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { lostAnswer, OVER_BUDGETS, refusal } from '../../support/components/samples';
import { judgement } from '../flight-booking/support/standard-samples';
import {
  CHANGE_NO,
  changeDetail,
  changeQuote,
  changingDetail,
  changeableTicket,
} from './support/change-samples';
import { chooseFlight } from './support/change-steps';
import { LATER, ORDER_NO, OTHER_ORDER_NO } from './support/order-samples';
import { TRIP_DAY } from '../../support/trip-day';

const show = (answers?: Answers) => putOnPage('tp-order-change', answers, { 'order-no': ORDER_NO });
const CHANGE_MADE = {
  changeOrderNo: CHANGE_NO,
  orderStatus: '待支付',
  totalAmount: 17_400,
  payDeadline: LATER,
  canPay: true,
};
const applied = () => called('applyChangeAirTicketGateway');
type Shown = Awaited<ReturnType<typeof show>>;

/** Changes the only changeable ticket to the first flight found. */
async function fillIn({ act }: Shown): Promise<void> {
  await act.check('林静');
  await act.check('行程变更');
  await act.press('查找航班');
  await chooseFlight(act.root);
}

describe('<tp-order-change>', () => {
  before(() => define());
  afterEach(takeAway);

  it('lists each ticket with the cost of a change, or the reason it cannot be changed', async () => {
    const { act } = await show();
    await act.sees('改签费 ¥54.00');
    await act.sees('票价的10%');
    await act.sees('2027-02-27 08:30 后升至 ¥108.00');
    await act.sees('不得改签');
    await act.sees('不得签转，只能改为国航的航班');
    const boxes = [...act.root.querySelectorAll<HTMLInputElement>('.oc-person input')];
    expect(boxes.map(({ disabled }) => disabled)).to.deep.equal([false, true]);
    expect(called('queryChangeOrderDetailGateway')[0]?.body).to.deep.equal({
      orderNo: ORDER_NO,
      changeReason: -99_999,
    });
  });

  it('is shown fee and difference before it asks, and asks for just that', async () => {
    const shown = await show();
    await fillIn(shown);
    const { element, act } = shown;
    await act.sees('票价差额');
    await act.press('提交改签，应付 ¥174.00');
    await act.sees('改签 1 张机票，应付 ¥174.00');
    expect(applied()).to.have.length(0);
    const told = next(element, 'tp-change-applied');
    await act.press('确认改签');
    expect((await told).detail).to.deep.equal({
      orderNo: ORDER_NO,
      changeOrderNo: CHANGE_NO,
      totalAmount: 17_400,
    });
    const sent = applied()[0]?.body as { newFlights: Record<string, unknown>[] } | undefined;
    const { newFlights, ...body } = sent ?? { newFlights: [] };
    expect(body).to.deep.equal({
      orderNo: ORDER_NO,
      changeReason: 1,
      remark: '',
      passengerNos: [1],
      totalAmount: 17_400,
      overReasons: [],
      overlapConfirmed: false,
      budgetConfirmed: false,
    });
    expect(newFlights.map(({ oldSegmentNo }) => oldSegmentNo)).to.deep.equal([1]);
    await act.sees('改签记录');
    await act.sees('该订单有改签或退票正在处理，完成后可再申请改签');
  });

  it('searches flights for the selected tickets and the reason, and names missing values', async () => {
    const { act } = await show();
    await act.sees('请先选择乘客');
    await act.press('提交改签');
    await act.sees('请先选择乘客');
    await act.check('林静');
    await act.press('提交改签');
    await act.sees('请选择新航班');
    await act.check('航班取消');
    await act.sees('航空公司核实后免收改签费和票价差额');
    await act.press('查找航班');
    await chooseFlight(act.root);
    expect(called('queryChangeFlightSec')[0]?.body).to.deep.equal({
      orderNo: ORDER_NO,
      oldSegmentNo: 1,
      depDate: TRIP_DAY,
      passengerNos: [1],
      changeReason: 11,
    });
  });

  it('needs a reason for the change', async () => {
    const { act } = await show();
    await act.check('林静');
    await act.press('查找航班');
    await chooseFlight(act.root);
    await act.press('提交改签，应付 ¥174.00');
    await act.sees('请选择改签原因');
    expect(applied()).to.have.length(0);
  });

  it('shows the cost of now when it has changed meanwhile', async () => {
    let total = 17_400;
    const shown = await show({
      queryChangeOrderDetailGateway: ({ newFlights }: { newFlights?: unknown }) =>
        changeDetail(newFlights ? { quote: changeQuote({ total }) } : {}),
      applyChangeAirTicketGateway: () => {
        total = 22_800;
        throw refusal('changeAmountChanged');
      },
    });
    await fillIn(shown);
    const { act } = shown;
    await act.press('提交改签，应付 ¥174.00');
    await act.press('确认改签');
    await act.sees('改签费用已变动，请确认后重新提交');
    await act.sees('提交改签，应付 ¥228.00');
  });

  it('says why a flight cannot be had', async () => {
    const shown = await show({
      queryChangeOrderDetailGateway: ({ newFlights }: { newFlights?: unknown }) => {
        if (newFlights) throw refusal('journeyOutOfOrder');
        return changeDetail();
      },
    });
    await fillIn(shown);
    await shown.act.sees('新航班与行程中的其他航班时间冲突，请重新选择');
  });

  it('asks whether it is meant, where somebody has another flight then', async () => {
    let asked = 0;
    const shown = await show({
      applyChangeAirTicketGateway: () => {
        asked += 1;
        if (asked === 1) throw refusal('journeysOverlap', { overlaps: [] });
        return {
          changeOrderNo: CHANGE_NO,
          orderStatus: '待支付',
          totalAmount: 17_400,
          payDeadline: '2026-11-20T02:30:00.000Z',
          canPay: true,
        };
      },
    });
    await fillIn(shown);
    const { element, act } = shown;
    await act.press('提交改签，应付 ¥174.00');
    await act.press('确认改签');
    await act.sees('乘客在新航班的时间已有其他航班');
    const told = next(element, 'tp-change-applied');
    await act.press('仍要改签');
    await told;
    expect(
      applied().map(({ body }) => (body as { overlapConfirmed: boolean }).overlapConfirmed),
    ).to.deep.equal([false, true]);
  });

  it('asks for a confirmation where budgets do not cover it, and keeps the former confirmations', async () => {
    let asked = 0;
    const shown = await show({
      applyChangeAirTicketGateway: () => {
        asked += 1;
        if (asked === 1) throw refusal('journeysOverlap', { overlaps: [] });
        if (asked === 2) throw refusal('budgetRunsOut', { overBudgets: OVER_BUDGETS });
        throw refusal('budgetExceeded', { overBudgets: OVER_BUDGETS });
      },
    });
    await fillIn(shown);
    const { element, act } = shown;
    await act.press('提交改签，应付 ¥174.00');
    await act.press('确认改签');
    await act.sees('乘客在新航班的时间已有其他航班');
    await act.press('仍要改签');
    await act.sees('研发中心：本月预算¥50,000.00，剩余¥400.00，本次需¥1,150.00');
    await accessible(element);
    await act.press('仍要改签');
    // The budget blocks the change by then.
    await act.sees('成本中心预算不足，不能提交');
    expect(act.button('仍要改签')).to.equal(undefined);
    await act.press('返回修改');
    await act.sees('提交改签，应付 ¥174.00');
    expect(
      applied().map(({ body }) => {
        const { overlapConfirmed, budgetConfirmed } = body as Record<string, boolean>;
        return [overlapConfirmed, budgetConfirmed];
      }),
    ).to.deep.equal([
      [false, false],
      [true, false],
      [true, true],
    ]);
  });

  it('changes nothing twice after a lost answer', async () => {
    let isLost = true;
    const shown = await show({
      applyChangeAirTicketGateway: () => {
        if (isLost) {
          isLost = false;
          throw lostAnswer();
        }
        return {
          changeOrderNo: CHANGE_NO,
          orderStatus: '待支付',
          totalAmount: 17_400,
          payDeadline: '2026-11-20T02:30:00.000Z',
          canPay: true,
        };
      },
    });
    await fillIn(shown);
    const { element, act } = shown;
    await act.press('提交改签，应付 ¥174.00');
    await act.press('确认改签');
    await act.sees('结果未知，请再次提交确认，不会重复改签');
    const told = next(element, 'tp-change-applied');
    await act.press('提交改签，应付 ¥174.00');
    await act.press('确认改签');
    await told;
    const [first, second] = applied();
    expect(second?.requestId).to.equal(first?.requestId);
  });

  it('asks for the reasons of a violated standard, and refuses forbidden choices', async () => {
    const { evaluation } = judgement(OVER_POLICY.approval);
    const shown = await show({
      judgeChangeTicketStandard: () => ({ evaluation, policy: OVER_POLICY.approval, approverName: '王主管' }),
    });
    await fillIn(shown);
    await shown.act.sees('提交后须经王主管审批通过才能支付');
    await shown.act.press('提交改签，应付 ¥174.00');
    await shown.act.sees('请填写超标原因');
    expect(applied()).to.have.length(0);
  });

  it('is kept over a reload, for its writer', async () => {
    const first = await putOnPage('tp-order-change', {}, { 'order-no': ORDER_NO }, 'session');
    await fillIn(first);
    await first.act.press('提交改签，应付 ¥174.00');
    takeAway();
    const again = await putOnPage('tp-order-change', {}, { 'order-no': ORDER_NO }, 'session');
    await again.act.sees('成人票价');
    await again.act.sees('提交改签，应付 ¥174.00');
    takeAway();
    const other = await putOnPage(
      'tp-order-change',
      { queryChangeOrderDetailGateway: () => changeDetail({ staffNO: 'S0002' }) },
      { 'order-no': ORDER_NO },
      'session',
    );
    await other.act.sees('林静');
    expect(other.act.text()).not.to.include('成人票价');
    sessionStorage.clear();
  });

  it('is withdrawn while it is not paid, and leads to its payment', async () => {
    let isOpen = true;
    const { element, act } = await show({
      queryChangeOrderDetailGateway: () => (isOpen ? changingDetail() : changeDetail()),
      cancelChangeAirTicket: () => {
        isOpen = false;
        return { orderNo: CHANGE_NO, orderStatus: '已取消' };
      },
    });
    element.addEventListener('tp-navigate', (event) => event.preventDefault());
    const navigated = next(element, 'tp-navigate');
    await act.press('去支付');
    expect((await navigated).detail).to.deep.equal({ target: 'order', orderNo: CHANGE_NO });
    await act.press('取消改签');
    const told = next(element, 'tp-change-cancelled');
    await act.press('确定取消');
    expect((await told).detail).to.deep.equal({ orderNo: ORDER_NO, changeOrderNo: CHANGE_NO });
    await act.sees('改签费 ¥54.00');
  });

  it('can be asked for anew once it was withdrawn, its order having been looked at in between', async () => {
    let hasChange = false;
    const shown = await show({
      queryChangeOrderDetailGateway: ({ newFlights }: { newFlights?: unknown }) =>
        hasChange ? changingDetail() : changeDetail(newFlights ? { quote: changeQuote() } : {}),
      applyChangeAirTicketGateway: () => {
        hasChange = true;
        return CHANGE_MADE;
      },
      cancelChangeAirTicket: () => {
        hasChange = false;
        return { orderNo: CHANGE_NO, orderStatus: '已取消' };
      },
    });
    const { element, act } = shown;
    await fillIn(shown);
    await act.press('提交改签，应付 ¥174.00');
    await act.press('确认改签');
    await act.press('查看改签单');
    await act.press(`订单 ${ORDER_NO}`);
    await act.press('取消改签');
    const told = next(element, 'tp-change-cancelled');
    await act.press('确定取消');
    await told;
    await act.sees('查找航班');
  });

  it('shows nothing of the order before while that of another is on its way', async () => {
    let answer = (): void => undefined;
    const { element, act } = await show({
      queryChangeOrderDetailGateway: ({ orderNo }: { orderNo: string }) =>
        orderNo === ORDER_NO
          ? changeDetail()
          : new Promise((resolve) => {
              answer = () => resolve(changeDetail({ orderNo, changeOf: ORDER_NO }));
            }),
    });
    await act.check('林静');
    element.setAttribute('order-no', OTHER_ORDER_NO);
    await until(() => called('queryChangeOrderDetailGateway').length > 1, 'the other order');
    await until(() => !act.text().includes('林静'), 'no ticket of the order before');
    answer();
    await act.sees('林静');
    await act.check('林静');
  });

  it('says when a change is free, and of a ladder that ends', async () => {
    const { act } = await show({
      queryChangeOrderDetailGateway: () =>
        changeDetail({
          tickets: [
            changeableTicket({
              isFree: true,
              changeFee: 0,
              changePercent: null,
              rises: { at: '2027-02-27T00:30:00.000Z', changeFee: null },
            }),
          ],
        }),
    });
    await act.sees('本次免费改签');
    await act.sees('2027-02-27 08:30 后不得改签');
  });

  for (const width of [1280, 390])
    it(`is accessible at ${width} px, filled in`, async () => {
      await setViewport({ width, height: 800 });
      const shown = await show();
      await fillIn(shown);
      await shown.act.sees('提交改签，应付 ¥174.00');
      await accessible(shown.element);
    });
});
