import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { CSV, savedFile } from '../../support/components/saved-file';
import { homeTexts } from '../../../components/home/texts';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { assertOneLine, LONG_NAME } from '../../support/components/one-line';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { OTHER_ORDER_NO, ORDER_NO } from '../order/support/order-samples';
import type { Todo } from '../../../src/contract/home';
import { NOTHING_WAITS, SPEND, TODO, todoOrder, trip } from './home-samples';

let provider: ReturnType<typeof createProvider>;
let calls: ReturnType<typeof fakeRuntime>['calls'];
const asked = (name: string) => calls.filter((call) => call.name === name).length;

async function show(answers: Answers = {}, attributes: Record<string, string> = {}) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers }, { authSign: 'token-1' });
  calls = fake.calls;
  provider = createProvider(fake.runtime);
  const element = document.createElement('tp-home');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  provider.append(element);
  await next(element, 'tp-ready');
  return { element, act: within(element) };
}

/** Shows a home whose page handles every `tp-navigate`. */
async function routed(answers: Answers = {}) {
  const shown = await show(answers);
  const wanted: unknown[] = [];
  shown.element.addEventListener('tp-navigate', (event) => {
    event.preventDefault();
    wanted.push((event as CustomEvent<unknown>).detail);
  });
  return { ...shown, wanted };
}
const part = (element: Element, name: string) =>
  element.shadowRoot?.querySelector(`[part=${name}]`)?.textContent ?? '';

/** Fills in the search form and submits it. */
async function search({ root }: ReturnType<typeof within>): Promise<void> {
  const form = () => root.querySelector<HTMLElement>('.hm-search tp-flight-booking');
  await until(() => form()?.shadowRoot?.querySelector('form'), 'the search form');
  const inForm = within(form() as HTMLElement);
  await inForm.type('出发城市', 'bj');
  await inForm.type('到达城市', 'sh');
  await inForm.press('搜索航班');
}

describe('<tp-home>', () => {
  before(() => define());
  afterEach(() => provider.remove());

  it('shows nothing of a user who is there no more', async () => {
    const { element } = await show();
    await until(() => part(element, 'todo').includes(ORDER_NO) || part(element, 'todo').includes('¥'));
    const never = () => new Promise(() => undefined);
    provider.provide(fakeRuntime({ ...goodAnswers(), queryTodo: never }, { authSign: 'token-2' }).runtime);
    await until(() => part(element, 'todo').includes(homeTexts.chinese.loading(homeTexts.chinese.todo)));
    expect(part(element, 'todo')).not.to.include('¥');
  });

  it('has its three figures in one line on a phone', async () => {
    await setViewport({ width: 390, height: 844 });
    const { act } = await show({ queryTodo: () => ({ ...TODO, canApprove: false }) });
    await act.sees('改签退票办理中');
    const figures = [...act.root.querySelectorAll('.hm-figure')].map((one) => one.getBoundingClientRect());
    expect(figures).to.have.length(3);
    expect(new Set(figures.map(({ top }) => top)).size, 'lines').to.equal(1);
    const label = act.root.querySelector('.hm-figure:last-child > .hm-figure-label') as HTMLElement;
    expect(label.offsetHeight, 'its label too').to.be.below(24);
    await setViewport({ width: 1280, height: 800 });
  });

  it('keeps each name of an order that waits to one line', async () => {
    const order = todoOrder({ passengerNames: [LONG_NAME, `又${LONG_NAME}`] });
    const { act } = await show({ queryTodo: () => ({ ...TODO, unpaid: { total: 1, orderList: [order] } }) });
    await act.sees(LONG_NAME);
    assertOneLine(act.root, 2);
  });

  it('shows pending tasks, the next flights, quick ways to book and the spend', async () => {
    const { element, act } = await show();
    await act.sees('待我审批2');
    await act.sees('待支付订单1');
    await act.sees('改签退票办理中1');
    await act.sees('¥1,150.00');
    await until(() => /剩余 \d+分\d\d秒/.test(part(element, 'todo')), 'the time left');
    await act.sees('08:30');
    await act.sees('北京首都机场T3');
    await act.sees('国航 CA1501');
    await act.sees('已出票');
    await act.sees('¥4,600.00');
    await act.sees('较上月同期增加 ¥600.00（+15.0%）');
    await act.sees('¥7,300.50');
    expect(part(element, 'spend')).to.include('本人');
    const csv = await (await savedFile(act, '本月机票支出', CSV)).text();
    expect(csv.replace('\uFEFF', '').split('\r\n').slice(0, 3)).to.deep.equal([
      '项目,金额（元）,订单数',
      '本月支付,4600.00,3',
      '上月同期,4000.00,',
    ]);
    await until(() => element.shadowRoot?.querySelector('tp-adverts'), 'the adverts');
  });

  it('says to who may not book that they may not, in the place of the form', async () => {
    const { element, act } = await show({}, { 'booking-denied': '' });
    await act.sees('您没有预订国内机票的权限');
    await act.sees('待我审批2');
    expect(element.shadowRoot?.querySelector('tp-flight-booking')).to.equal(null);
    expect(asked('queryRecentRoutes')).to.equal(0);
  });

  it('asks the page around to lead where the user wants', async () => {
    const { act, wanted } = await routed();
    await act.press('待我审批');
    await act.press('待支付订单');
    await act.press('改签退票办理中');
    await act.press('去支付');
    await act.press('查看');
    await act.press('全部订单');
    expect(wanted).to.deep.equal([
      { target: 'approvals' },
      { target: 'orders', statuses: ['待支付'] },
      { target: 'orders', statuses: ['改签待核算', '改签中', '退票中'] },
      { target: 'order', orderNo: ORDER_NO },
      { target: 'order', orderNo: OTHER_ORDER_NO },
      { target: 'orders', statuses: [] },
    ]);
    expect(act.root.querySelector('[part=todo]'), 'it stays itself').to.exist;
  });

  it('leads to flights of a route for tomorrow', async () => {
    const { act, wanted } = await routed();
    const depDate = addDays(shanghaiDate(new Date()), 1);
    await until(() => act.button('北京到上海'));
    act.button('北京到上海')?.click();
    expect(wanted).to.deep.equal([
      {
        target: 'search',
        depCode: 'BJS',
        arrCode: 'SHA',
        depDate,
        retDate: '',
        travelType: 1,
        overApplyId: '',
      },
    ]);
  });

  it('navigates with the search values, and does not search itself', async () => {
    const { act, wanted } = await routed();
    await search(act);
    await until(() => wanted.length > 0, 'it leads there');
    expect(wanted).to.deep.equal([
      {
        target: 'search',
        depCode: 'BJS',
        arrCode: 'SHA',
        depDate: addDays(shanghaiDate(new Date()), 1),
        retDate: '',
        travelType: 1,
        overApplyId: '',
      },
    ]);
    expect(asked('queryFlightList')).to.equal(0);
  });

  it('shows orders in place where the page handles no navigation, and returns', async () => {
    const { act } = await show();
    await act.press('待支付订单');
    await until(() => act.root.querySelector('tp-order-list'), 'the orders');
    await until(() =>
      calls.some(
        ({ name, body }) =>
          name === 'queryorderListOnPermission' &&
          JSON.stringify((body as { orderStatusList?: string[] }).orderStatusList) === '["待支付"]',
      ),
    );
    await until(() => act.root.activeElement === act.button('返回首页'), 'the focus is at the top');
    await act.press('返回首页');
    await act.sees('即将出行');
    await act.press('去支付');
    const orderNo = () => act.root.querySelector('tp-order-list')?.orderNo;
    await until(() => orderNo() === ORDER_NO);
    await act.press('返回首页');
    await act.press('全部订单');
    await until(() => orderNo() === '');
  });

  it('shows flights in place, searched at once for a route', async () => {
    const { act } = await show();
    await until(() => act.button('北京到上海'));
    act.button('北京到上海')?.click();
    await until(() => asked('queryFlightList') === 1, 'the search');
    const booking = act.root.querySelector('tp-flight-booking');
    expect(booking?.depCode).to.equal('BJS');
    await act.press('返回首页');
    await search(act);
    await until(() => asked('queryFlightList') === 2, 'what was searched for');
  });

  it('lets each card fail and be asked again by itself', async () => {
    let failing = true;
    const { element, act } = await show({
      queryComingTrips: () => {
        if (failing) throw lostAnswer();
        return [trip()];
      },
    });
    await act.sees('即将出行加载失败：网络异常，请检查网络后重试');
    await act.sees('¥4,600.00');
    await act.sees('待支付订单1');
    await accessible(element);
    failing = false;
    await act.press('重试');
    await act.sees('CA1501');
    expect([asked('queryComingTrips'), asked('queryTodo'), asked('queryMonthSpend')]).to.deep.equal([
      2, 1, 1,
    ]);
  });

  it('leaves the trips where they stand when nothing waits', async () => {
    let answer: (todo: Todo) => void = () => undefined;
    const { act } = await show({ queryTodo: () => new Promise<Todo>((resolve) => (answer = resolve)) });
    await act.sees('CA1501');
    const trips = () => act.root.querySelector('[part=trips]')?.getBoundingClientRect().top;
    const before = trips();
    answer(NOTHING_WAITS);
    await act.sees('没有需要支付');
    expect(trips()).to.equal(before);
  });

  it('says so where there is nothing', async () => {
    const { element, act } = await show({
      queryTodo: () => NOTHING_WAITS,
      queryComingTrips: () => [],
      queryRecentRoutes: () => [],
      queryMonthSpend: () => ({ ...SPEND, amount: 0, orderCount: 0, lastAmount: 0, lastAmountToDate: 0 }),
      query: () => [],
    });
    await act.sees('没有需要支付、等待审批或正在办理改签、退票的订单');
    await act.sees('近期没有已预订的航班');
    await act.sees('较上月同期持平');
    expect(act.text()).not.to.include('待我审批');
    expect(element.shadowRoot?.querySelector('button.hm-figure'), 'a count of 0 leads nowhere').to.equal(
      null,
    );
    await accessible(element);
  });

  it('shows orders that wait for their approver, and that one is decided when the booker comes back', async () => {
    let isDecided = false;
    const one = { total: 1, orderList: [todoOrder({ orderStatus: '待审批' })] };
    const none = { total: 0, orderList: [] };
    const { act, wanted } = await routed({
      queryTodo: () =>
        isDecided
          ? { ...TODO, pendingApproval: none, unpaid: { total: 1, orderList: [todoOrder()] }, underWay: none }
          : { ...TODO, pendingApproval: one, unpaid: none, underWay: none },
    });
    await act.sees('审批中订单1');
    await act.sees('待支付订单0');
    await act.press('审批中订单');
    expect(wanted).to.deep.equal([{ target: 'orders', statuses: ['待审批'] }]);
    isDecided = true;
    window.dispatchEvent(new Event('focus'));
    await act.sees('待支付订单1');
    await act.sees('审批中订单0');
  });

  it('shows pending approvals in place, where the page has none for it', async () => {
    const { element, act } = await show();
    await act.press('待我审批');
    await until(() => element.shadowRoot?.querySelector('tp-approval-list'), 'the approvals in place');
    await within(element.shadowRoot?.querySelector('tp-approval-list') as HTMLElement).sees(
      'SP26112000000001',
    );
  });

  it('asks anew when the time to pay is over', async () => {
    let due = true;
    const payDeadline = new Date(Date.now() + 1500).toISOString();
    const { act } = await show({
      queryTodo: () => ({
        ...TODO,
        unpaid: due ? { total: 1, orderList: [todoOrder({ payDeadline })] } : { total: 0, orderList: [] },
      }),
    });
    await act.sees('待支付订单1');
    due = false;
    await act.sees('待支付订单0');
    expect(asked('queryTodo')).to.equal(2);
  });

  it('keeps fresh data and reloads pending tasks when it is shown again', async () => {
    const { element, act } = await show();
    await act.sees('¥4,600.00');
    await act.sees('待支付订单1');
    element.remove();
    // An element that is only moved sends no requests.
    await until(
      () => !element.shadowRoot?.querySelector('.tp-root')?.checkVisibility(),
      'it to be put aside',
    );
    await new Promise(requestAnimationFrame);
    provider.append(element);
    await until(() => asked('queryTodo') === 2);
    expect([asked('queryMonthSpend'), asked('queryComingTrips')]).to.deep.equal([1, 1]);
  });

  it('lets the user sign in once for all its cards', async () => {
    let signedIn = false;
    const guarded = (answer: unknown) => () => {
      if (!signedIn) throw refusal('authExpired');
      return answer;
    };
    const { element, act } = await show({
      queryTodo: guarded(TODO),
      queryMonthSpend: guarded(SPEND),
      queryComingTrips: guarded([trip()]),
      queryRecentRoutes: guarded([]),
      query: () => [],
    });
    await until(
      () => element.shadowRoot?.querySelector('tp-login')?.shadowRoot?.querySelector('form'),
      'the form',
    );
    expect(element.shadowRoot?.querySelectorAll('tp-login')).to.have.length(1);
    const login = within(element.shadowRoot?.querySelector('tp-login') as HTMLElement);
    await login.type('账号', 'staff');
    await login.type('密码', 'Demo@2026');
    signedIn = true;
    await login.press('登录');
    await act.sees('待支付订单1');
    await act.sees('CA1501');
  });

  it('asks for as many flights as wanted, and for no adverts without a space', async () => {
    const { element, act } = await show({}, { 'trip-count': '2', 'advert-space': 'none' });
    await act.sees('CA1501');
    expect(calls.find(({ name }) => name === 'queryComingTrips')?.body).to.deep.equal({ count: 2 });
    expect(element.shadowRoot?.querySelectorAll('tp-adverts').length).to.equal(0);
  });

  for (const width of [390, 720, 1024, 1440]) {
    for (const theme of ['light', 'dark']) {
      it(`fits ${width} px without overflow or violations in the ${theme} theme`, async () => {
        const { element, act } = await show({}, { theme });
        element.style.width = `${width}px`;
        await act.sees('CA1501');
        await act.sees('待支付订单1');
        await act.sees('¥4,600.00');
        await until(() =>
          within(element).root.querySelector('tp-adverts')?.shadowRoot?.querySelector('.ads'),
        );
        const root = element.shadowRoot?.querySelector('.tp-root');
        expect(root?.scrollWidth).to.be.at.most(width);
        await accessible(element);
      });
    }
  }

  it('speaks English', async () => {
    const { element } = await show({}, { lang: 'en' });
    await until(() => part(element, 'todo').includes('To be paid'), 'what is to do');
    expect(part(element, 'todo')).to.include('Awaiting approval');
    await until(() => /Upcoming trips.*Ticketed/.test(part(element, 'trips')), 'the trips');
    await until(() => part(element, 'spend').includes('Air spend this month'), 'the spend');
    element.lang = 'zh-CN';
    await until(() => part(element, 'todo').includes('待办事项'), 'it is Chinese again');
  });
});
