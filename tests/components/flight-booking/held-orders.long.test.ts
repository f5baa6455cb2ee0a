import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { Todo } from '../../../src/contract/home';
import { accessible } from '../../support/components/accessible';
import { until, type Answers } from '../../support/components/fake-runtime';
import { takeAway } from '../../support/components/element-page';
import { TODO, todoOrder } from '../home/home-samples';
import { LATER, ORDER_NO, orderDetail, OTHER_ORDER_NO } from '../order/support/order-samples';
import { show } from './support/booking-page';
import { THERE } from './support/round-trip-samples';

const unpaid = () =>
  orderDetail({ orderStatus: '待支付', canPay: true, payDeadline: LATER, priceGuaranteedUntil: LATER });
const waiting = todoOrder({ orderNo: OTHER_ORDER_NO, orderStatus: '待审批', payDeadline: LATER });
const todo = (change: Partial<Todo>): Answers => ({ queryTodo: () => ({ ...TODO, ...change }) });

describe('orders that are held, above the flights of <tp-flight-booking>', () => {
  const start = location.href;
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
    history.replaceState(null, '', start);
  });

  async function found(answers: Answers, attributes: Record<string, string> = {}) {
    history.replaceState(null, '', `${location.pathname}?depCode=BJS&arrCode=SHA&depDate=${THERE}`);
    const shown = await show(
      { queryTodo: () => TODO, queryAirTicketDetailNew: unpaid, ...answers },
      { 'keeps-address': '', ...attributes },
    );
    await shown.act.sees('共 2 个航班');
    const named = () => [...shown.act.root.querySelectorAll<HTMLElement>('[aria-label="未完成的订单"]')];
    const line = async () => {
      await until(() => named().length > 0, 'the order that is held');
      return named()[0] as HTMLElement;
    };
    return { ...shown, named, line };
  }

  it('are named once on one line, with the way on to their payment, and back', async () => {
    const { act, element, named, line } = await found({});
    expect((await line()).textContent).to.match(/^待支付北京 → 上海.+支付剩余 .+去支付$/);
    expect(named()).to.have.length(1);
    // A state has the same colour as in the lists of orders.
    expect((await line()).querySelector('.tp-tag')?.className).to.equal('tp-tag over');
    await accessible(element);
    await act.press('去支付');
    await until(() => act.root.querySelector('tp-payment'), 'the payment');
    history.back();
    await act.sees('共 2 个航班');
    await line();
  });

  for (const [width, lines, most] of [
    [1440, 'one line', 48],
    [1024, 'one line', 48],
    [390, 'two lines', 72],
  ] as const) {
    it(`take ${lines} at ${width} px, however far the journey leads`, async () => {
      const far = { depCityName: '西双版纳傣族自治州', arrCityName: '呼伦贝尔海拉尔' };
      const flights = unpaid().segments.map(({ flight }) => ({ ...flight, ...far }));
      const order = todoOrder({ payDeadline: LATER, flights: [...flights, ...flights] });
      const { element, line } = await found(todo({ unpaid: { total: 12, orderList: [order] } }));
      element.style.width = `${width}px`;
      const section = await line();
      const pay = section.querySelector<HTMLElement>('.tp-button.primary');
      await until(() => section.getBoundingClientRect().width <= width, 'the width');
      expect(section.scrollWidth).to.be.at.most(section.clientWidth);
      expect(section.offsetHeight).to.be.at.most(most);
      const route = section.querySelector<HTMLElement>('.fb-held-line-trip');
      expect(route?.offsetWidth).to.be.at.least(180);
      expect(pay?.getBoundingClientRect().right).to.be.at.most(section.getBoundingClientRect().right);
    });
  }

  it('are all there on wish, those before an approver too, each with its way on', async () => {
    const first = todoOrder({ payDeadline: LATER });
    const { act, element, line } = await found(
      todo({
        unpaid: { total: 4, orderList: [first] },
        pendingApproval: { total: 1, orderList: [waiting] },
      }),
    );
    expect((await line()).textContent).to.include('共5个');
    await act.press('共5个');
    await act.sees('另有 3 个未完成的订单');
    await accessible(element);
    const dialog = act.root.querySelector('dialog');
    expect(
      [...(dialog?.querySelectorAll('li button') ?? [])].map(({ ariaLabel }) => ariaLabel),
    ).to.deep.equal([`去支付订单 ${ORDER_NO}`, `查看订单 ${OTHER_ORDER_NO}`]);
    dialog?.querySelector<HTMLElement>('li button')?.click();
    await until(() => act.root.querySelector('tp-payment'), 'the payment');
    expect(act.root.querySelector('dialog')).to.equal(null);
  });

  it('lead to how an order stands where it waits for its approver', async () => {
    const { act, line } = await found({
      ...todo({
        unpaid: { total: 0, orderList: [] },
        pendingApproval: { total: 1, orderList: [waiting] },
      }),
      queryAirTicketDetailNew: () =>
        orderDetail({ orderNo: OTHER_ORDER_NO, orderStatus: '待审批', payDeadline: LATER }),
    });
    expect((await line()).textContent).to.match(/^待审批.+座位保留至.+查看$/);
    expect((await line()).querySelector('.tp-tag')?.className).to.equal('tp-tag accent');
    act.button(`查看订单 ${OTHER_ORDER_NO}`)?.click();
    await act.sees('订单已提交，等待审批');
  });

  it('are not named where there are none, or the page names them elsewhere', async () => {
    const none = await found(todo({ unpaid: { total: 0, orderList: [] } }));
    await none.act.press('选择');
    await none.act.sees('预订');
    expect(none.named()).to.have.length(0);
    takeAway();
    const elsewhere = await found({}, { 'hides-held-orders': '' });
    await elsewhere.act.press('选择');
    await elsewhere.act.sees('预订');
    expect(elsewhere.named()).to.have.length(0);
  });
});
