import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { shanghaiDate } from '../../../src/domain/shanghai-time';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { assertOneLine, LONG_NAME } from '../../support/components/one-line';
import { lostAnswer, refusal } from '../../support/components/samples';
import { orderDetail, orderRow, ORDER_NO, OTHER_ORDER_NO } from './support/order-samples';

const show = (answers?: Answers, attributes?: Record<string, string>) =>
  putOnPage('tp-order-list', answers, attributes);
interface ListQuery {
  pageIndex: number;
  pageSize: number;
  [name: string]: unknown;
}
const asked = () => called('queryorderListOnPermission').map(({ body }) => body as ListQuery);
const lastAsked = () => asked().at(-1);

const MANY: Answers = {
  queryorderListOnPermission: ({ pageIndex, pageSize }: ListQuery) => ({
    total: 45,
    orderList: Array.from({ length: Math.min(pageSize, 45 - (pageIndex - 1) * pageSize) }, (_, i) =>
      orderRow({ orderNo: String(26_112_000_000_100 + (pageIndex - 1) * pageSize + i) }),
    ),
  }),
};

describe('<tp-order-list>', () => {
  before(() => define());
  afterEach(takeAway);

  it('is a table with a row an order and the labels of the specification', async () => {
    await setViewport({ width: 1440, height: 900 });
    const { act } = await show({
      queryorderListOnPermission: () => ({
        total: 2,
        orderList: [
          orderRow({ orderStatus: '已出票', payType: 0, canPay: false }),
          orderRow({ orderNo: '2', payType: 4, orderStatus: '已退票', canPay: false }),
        ],
      }),
    });
    await act.sees(ORDER_NO);
    const table = act.root.querySelector('table[aria-label=订单列表]');
    expect(table?.querySelectorAll('tbody tr')).to.have.length(2);
    await act.sees('月结');
    await act.sees('第三方支付');
    await act.sees('1,150.00');
    await act.sees('2026-11-20 10:00'); // The booking time is that of Shanghai.
    await setViewport({ width: 1024, height: 768 });
  });

  for (const width of [1440, 1024, 390]) {
    it(`keeps each long name of an order to one line, ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const [traveller] = orderDetail().travellers;
      if (!traveller) throw new Error('the sample has no traveller');
      const cost = {
        costCenterName: LONG_NAME,
        accountingEntityName: LONG_NAME,
        deptName: LONG_NAME,
        projectName: LONG_NAME,
      };
      const insurance = {
        productName: LONG_NAME,
        insurerName: LONG_NAME,
        price: 2000,
        boughtWith: '26112000000001',
        state: 'covers' as const,
        flights: [{ flightNo: 'CA1501', takeOffTime: '2026-12-01T08:30' }],
      };
      const { act } = await show(
        {
          queryAirTicketDetailNew: () =>
            orderDetail({
              contactName: LONG_NAME,
              bookerName: LONG_NAME,
              deptName: LONG_NAME,
              travellers: [
                { ...traveller, passagerName: LONG_NAME, cost, insurances: [insurance] },
                { ...traveller, passagerName: `又${LONG_NAME}` },
              ],
              logs: [{ time: '2026-11-20T02:00:00.000Z', operatorName: LONG_NAME, content: '提交订单' }],
              orderStatus: '待审批',
              approval: {
                applyId: 'SP26112000000001',
                applyState: '审批中',
                approverName: LONG_NAME,
                deadline: '2099-01-01T00:00:00.000Z',
                decideTime: '',
                opinion: '',
                isAwaited: true,
              },
            }),
        },
        { 'order-no': ORDER_NO },
      );
      await act.press('订单记录');
      await act.sees('提交订单');
      assertOneLine(act.root, 15);
      await setViewport({ width: 1024, height: 768 });
    });
  }

  it('says tickets and payments in words of the field', async () => {
    const [traveller] = orderDetail().travellers;
    if (!traveller) throw new Error('the sample has no traveller');
    const ticket = {
      segmentNo: 1,
      ticketNo: '7812000000274',
      salePrice: 108_000,
      buildFee: 5000,
      fuelFee: 2000,
    };
    const payment = { paymentNo: 'P1', subPayType: 13, amount: 115_000, time: '2026-11-20T02:00:00.000Z' };
    const { act } = await show(
      {
        queryAirTicketDetailNew: () =>
          orderDetail({
            travellers: [{ ...traveller, tickets: [{ ...ticket, ticketStatus: 'OPEN FOR USE' }] }],
            payments: [
              { ...payment, payType: 0 },
              { ...payment, paymentNo: 'P2', payType: 4 },
            ],
          }),
      },
      { 'order-no': ORDER_NO },
    );
    await act.sees('未使用');
    await act.sees('支付 服务商授信');
    const lines = [...act.root.querySelectorAll('[aria-label=收支记录] li')].map((line) => line.textContent);
    expect(lines[0]).to.include('支付 月结').and.not.to.include('服务商授信');
    expect(act.root.textContent).not.to.include('OPEN FOR USE');
  });

  it('speaks English in the list and in the order, except for data', async () => {
    const { element, act } = await show({ queryAirTicketDetailNew: () => orderDetail() }, { lang: 'en' });
    await act.sees('Awaiting payment');
    expect(findCatalogueTexts(element)).to.deep.equal([]);
    await act.press(ORDER_NO);
    await act.sees('Cost allocation');
    await act.sees(`Order ${ORDER_NO}`);
    expect(findCatalogueTexts(element)).to.deep.equal([]);
    element.lang = 'zh-CN';
    await act.sees('乘机人');
  });

  it('asks for the user’s own orders, or for those of their data scope', async () => {
    const { element, act } = await show(MANY, { 'page-size': '10' });
    await act.sees('共 45 条');
    expect(lastAsked()?.['scope']).to.equal('own');
    await act.press('下一页');
    await until(() => lastAsked()?.pageIndex === 2);
    element.setAttribute('scope', 'managed');
    await until(() => lastAsked()?.['scope'] === 'managed');
    expect(lastAsked()?.pageIndex).to.equal(1);
  });

  it('says so where the user manages no orders, and does not offer to ask again', async () => {
    const { act } = await show(
      {
        queryorderListOnPermission: () => {
          throw refusal('ordersNotManaged');
        },
      },
      { scope: 'managed' },
    );
    await act.sees('您没有查看所管理订单的权限，请联系管理员');
    expect(act.button('重试')).to.equal(undefined);
    expect(asked().map(({ scope }) => scope)).to.deep.equal(['managed']);
  });

  it('lists the orders once the user has signed in over it', async () => {
    let signedIn = false;
    const { element, act } = await show({
      queryorderListOnPermission: () => {
        if (!signedIn) throw refusal('authExpired');
        return { total: 1, orderList: [orderRow()] };
      },
    });
    await until(() => act.root.querySelector('tp-login')?.shadowRoot?.querySelector('form'), 'the form');
    const login = within(element.shadowRoot?.querySelector('tp-login') as HTMLElement);
    await login.type('账号', 'staff');
    await login.type('密码', 'Demo@2026');
    signedIn = true;
    await login.press('登录');
    await act.sees(ORDER_NO);
  });

  it('pages, and goes back to the first page when a filter changes', async () => {
    const { act } = await show(MANY, { 'page-size': '10' });
    await act.sees('共 45 条');
    await act.press('下一页');
    await until(() => lastAsked()?.pageIndex === 2);
    await act.sees('26112000000110');
    await act.type('关键字', 'x');
    await act.press('查询');
    await until(() => lastAsked()?.pageIndex === 1);
    expect(lastAsked()?.pageSize).to.equal(10);
  });

  it('lets the gateway sort', async () => {
    const { act } = await show();
    await act.sees(ORDER_NO);
    await act.press('金额（元）');
    await until(() => lastAsked()?.['sortField'] === 'totalAmount');
    const order = lastAsked()?.['sortOrder'];
    await act.press('金额（元）');
    await until(() => lastAsked()?.['sortField'] === 'totalAmount' && lastAsked()?.['sortOrder'] !== order);
  });

  it('tells apart no orders at all and none that fit', async () => {
    const { act } = await show({ queryorderListOnPermission: () => ({ total: 0, orderList: [] }) });
    await act.sees('还没有订单');
    await act.type('关键字', 'x');
    await act.press('查询');
    await act.sees('没有符合条件的订单');
    await act.press('清除筛选');
    await act.sees('还没有订单');
  });

  it('says why the list could not be read and tries again', async () => {
    let fails = true;
    const { act } = await show({
      queryorderListOnPermission: () => {
        if (fails) throw lostAnswer();
        return { total: 1, orderList: [orderRow()] };
      },
    });
    await act.sees('订单查询失败：网络异常');
    fails = false;
    await act.press('重试');
    await act.sees(ORDER_NO);
  });

  it('shows an order whole, and the list again', async () => {
    const { element, act } = await show();
    await act.sees(ORDER_NO);
    const opened = next(element, 'tp-detail');
    await act.press(ORDER_NO);
    expect((await opened).detail).to.deep.equal({ kind: 'order', id: ORDER_NO });
    await act.sees('国航 CA1501');
    await act.sees('110***********002X');
    await act.press('退改规则');
    await act.sees('不得改期');
    await act.press('订单记录');
    await act.sees('提交订单');
    const closed = next(element, 'tp-detail');
    await act.press('返回订单列表');
    expect((await closed).detail).to.deep.equal({ kind: 'order', id: null });
    await act.sees('关键字');
  });

  it('opens an order named by attribute, and says why another’s cannot be seen', async () => {
    const { act } = await show(
      {
        queryAirTicketDetailNew: () => {
          throw refusal('orderUnknown');
        },
      },
      { 'order-no': LONG_NAME.repeat(20) },
    );
    await act.sees('您在当前企业没有查看该订单的权限');
    expect(act.button('重试'), 'asked again it is no other').to.equal(undefined);
    // The number comes from the address and may be any text.
    assertOneLine(act.root, 1);
  });

  it('offers nothing the gateway says the caller may not do with it', async () => {
    const { act } = await show(
      { queryAirTicketDetailNew: () => orderDetail({ canPay: false, canCancel: false }) },
      { 'order-no': ORDER_NO },
    );
    await act.sees('待支付');
    expect(act.button('去支付')).to.equal(undefined);
    expect(act.button('取消订单')).to.equal(undefined);
  });

  it('asks before it cancels, and cancels once', async () => {
    const { element, act } = await show({}, { 'order-no': ORDER_NO });
    await act.press('取消订单');
    await act.press('暂不取消');
    await until(() => !act.root.querySelector('dialog'));
    expect(called('orderCancel')).to.have.length(0);
    await act.press('取消订单');
    const cancelled = next(element, 'tp-order-cancelled');
    await act.press('确定取消');
    await cancelled;
    await act.sees('已取消');
    expect(called('orderCancel')).to.have.length(1);
  });

  it('says why an order is cancelled, and leads on to its route, on a day that is not past', async () => {
    const gone = () =>
      orderDetail({
        orderStatus: '已取消',
        canPay: false,
        canCancel: false,
        cancellation: { kind: 'unpaid', operatorName: '系统', reason: '' },
        segments: orderDetail().segments.map((segment) => ({
          ...segment,
          flight: { ...segment.flight, takeOffTime: '2026-01-01T08:30', arrTime: '2026-01-01T10:45' },
        })),
      });
    const answers = { queryAirTicketDetailNew: gone };
    const { element, act } = await show(answers, { 'order-no': ORDER_NO, paying: '' });
    await act.sees('取消原因超过支付时限未支付，座位已释放');
    expect(act.text()).not.to.include('取消人');
    expect(act.root.querySelector('tp-payment'), 'nothing is to be paid').to.equal(null);
    await accessible(element);
    const asked = next(element, 'tp-navigate');
    await act.press('重新查询');
    const { depDate, ...target } = (await asked).detail as { depDate: string };
    expect(target).to.deep.equal({
      target: 'search',
      depCode: 'PEK',
      arrCode: 'SHA',
      retDate: '',
      travelType: 1,
      overApplyId: '',
    });
    expect(depDate >= shanghaiDate(new Date())).to.equal(true);
    await until(() => act.root.querySelector('tp-flight-booking'), 'the search in its place');
    await act.press('返回订单');
    await act.sees('取消原因');
  });

  it('says who cancelled an order and in which words', async () => {
    const by = { kind: 'cancelled', operatorName: LONG_NAME, reason: '行程变更' } as const;
    const answers = {
      queryAirTicketDetailNew: () => orderDetail({ orderStatus: '已取消', canPay: false, cancellation: by }),
    };
    const { act } = await show(answers, { 'order-no': ORDER_NO });
    await act.sees('取消原因行程变更');
    await act.sees('取消人');
    assertOneLine(act.root, 1);
  });

  it('opens the payment that its address names, and says when it is opened and over', async () => {
    const { element, act } = await show({}, { 'order-no': ORDER_NO, paying: '' });
    await until(() => act.root.querySelector('tp-payment'), 'the payment');
    const over = next(element, 'tp-detail');
    await within(act.root.querySelector('tp-payment') as HTMLElement).press('确认支付');
    expect((await over).detail).to.deep.equal({ kind: 'order', id: ORDER_NO });
    await act.press('返回订单列表');
    const opened = next(element, 'tp-detail');
    await act.press('去支付');
    expect((await opened).detail).to.deep.equal({ kind: 'order', id: OTHER_ORDER_NO, mode: 'paying' });
  });

  it('keeps the list in view while the next page loads', async () => {
    let release: () => void = () => undefined;
    const { act } = await show(
      {
        queryorderListOnPermission: (body: ListQuery) =>
          body.pageIndex === 1
            ? (MANY['queryorderListOnPermission'] as (body: ListQuery) => unknown)(body)
            : new Promise(
                (resolve) =>
                  (release = () => resolve({ total: 45, orderList: [orderRow({ orderNo: 'second page' })] })),
              ),
      },
      { 'page-size': '10' },
    );
    await act.sees('26112000000100');
    await act.press('下一页');
    await until(() => lastAsked()?.pageIndex === 2);
    expect(act.text()).to.include('26112000000100');
    release();
    await act.sees('second page');
  });

  it('moves to the last page there is where the one asked for has no row any more', async () => {
    let total = 11;
    const { act } = await show(
      {
        queryorderListOnPermission: ({ pageIndex, pageSize }: ListQuery) => ({
          total,
          orderList: Array.from(
            { length: Math.max(0, Math.min(pageSize, total - (pageIndex - 1) * pageSize)) },
            (_, i) => orderRow({ orderNo: `第 ${(pageIndex - 1) * pageSize + i + 1} 单` }),
          ),
        }),
      },
      { 'page-size': '10' },
    );
    await act.sees('第 10 单');
    // Orders were decided or cancelled elsewhere before the page is turned.
    total = 10;
    await act.press('下一页');
    await until(
      () =>
        asked()
          .map(({ pageIndex }) => pageIndex)
          .join() === '1,2,1',
      'the last page',
    );
    await act.sees('第 10 单');
    expect(act.text()).to.include('共 10 条');
  });
});
