import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { OrderStatus } from '../../../src/contract/order/list';
import { PAY_NOTES } from '../../../src/contract/payment/pay-notes';
import type { PayMethod } from '../../../src/contract/payment/payment';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import {
  fakeRuntime,
  next,
  createProvider,
  until,
  type Answers,
} from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer, refusal } from '../../support/components/samples';
import { LATER, orderDetail, ORDER_NO } from '../order/support/order-samples';

let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];
const CASHIER = 'https://cashier.example';

async function show(answers: Answers = {}, trustedOrigins: string[] = [CASHIER]) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers }, { authSign: 'token-1', trustedOrigins });
  calls = fake.calls;
  provider = createProvider(fake.runtime);
  const element = document.createElement('tp-payment');
  element.setAttribute('order-no', ORDER_NO);
  element.setAttribute('poll-seconds', '1');
  provider.append(element);
  const act = within(element);
  return { element, act };
}
const called = (name: string) => calls.filter((call) => call.name === name);

/** Replaces `window.open` and records the opened tabs with their addresses. */
function fakeTabs(blocked = false) {
  const { open } = window;
  const opened: { closed: boolean; address: string; opener: unknown }[] = [];
  window.open = (() => {
    if (blocked) return null;
    const tab = { closed: false, address: '', opener: window as unknown };
    opened.push(tab);
    return {
      close: () => (tab.closed = true),
      location: { replace: (address: string) => (tab.address = address) },
      set opener(value: unknown) {
        tab.opener = value;
      },
    };
  }) as unknown as typeof window.open;
  return { opened, restore: () => void (window.open = open) };
}

describe('<tp-payment>', () => {
  before(() => define());
  afterEach(() => provider.remove());

  it('offers the ways to pay, and says why one is not to be had', async () => {
    const { act } = await show();
    await act.sees('企业月结');
    await act.sees('余额不足');
    const disabled = act.root.querySelectorAll<HTMLInputElement>('input[type=radio]:disabled');
    expect(disabled).to.have.length(1);
    await act.sees(/支付剩余时间(29分\d\d秒|30分00秒)/);
    // In a dark page, native radio buttons all look disabled.
    const [other] = act.root.querySelectorAll<HTMLInputElement>('input[type=radio]:enabled:not(:checked)');
    expect(other && getComputedStyle(other).appearance).to.equal('none');
  });

  it('shows that monthly settlement is not open to who pays, also where that is said since it was offered', async () => {
    const ways = (goodAnswers()['queryPayMethod'] as (body: object) => { methods: PayMethod[] })({
      orderNo: ORDER_NO,
    });
    let isOpen = true;
    const { act } = await show({
      queryPayMethod: () => ({
        ...ways,
        methods: ways.methods.map((way) =>
          way.payType !== 0 || isOpen
            ? way
            : { ...way, available: false, description: '', reason: PAY_NOTES.monthlyNotOpen },
        ),
      }),
      payorder: () => {
        isOpen = false;
        throw refusal('monthlyNotOpen');
      },
    });
    await act.press('确认支付');
    await act.sees('企业未对您开通企业月结，请选择其他支付方式或联系管理员');
    await until(
      () => act.root.querySelectorAll('input[type=radio]:disabled').length === 2,
      'neither is to be had',
    );
    expect(act.root.querySelector('input[type=radio]:checked')).to.equal(null);
    expect(called('payorder')).to.have.length(1);
  });

  it('keeps its button in view below ways that a narrow low window does not hold', async () => {
    await setViewport({ width: 390, height: 260 });
    const { act } = await show();
    await act.sees('余额不足');
    const actions = act.root.querySelector('.pay-actions') as HTMLElement;
    await until(() => Math.round(actions.getBoundingClientRect().bottom) <= 260, 'the button in view');
    expect(act.root.querySelector('.pay-methods')?.getBoundingClientRect().bottom).to.be.above(260);
    await setViewport({ width: 1280, height: 800 });
  });

  it('pays once for two quick presses', async () => {
    const { element, act } = await show();
    await act.sees('企业月结');
    const paid = next(element, 'tp-order-paid');
    act.button('确认支付 ¥1,150.00')?.click();
    act.button('确认支付 ¥1,150.00')?.click();
    expect((await paid).detail).to.deep.equal({ orderNo: ORDER_NO, payAmount: 115_000 });
    expect(called('payorder')).to.have.length(1);
    await act.sees('支付成功');
  });

  it('pays a change by the call of changes, once, also after a lost answer', async () => {
    let sent = 0;
    const { element, act } = await show({
      queryPayMethod: ({ orderNo }: { orderNo: string }) => ({
        ...(goodAnswers()['queryPayMethod'] as (body: object) => object)({ orderNo }),
        isChange: true,
      }),
      changeOrderPay: () => {
        sent += 1;
        if (sent === 1) throw lostAnswer();
        return { payState: 'paid', payUrl: '', paymentNo: 'PAY1' };
      },
    });
    await act.press('确认支付');
    await act.sees('支付结果未知');
    const paid = next(element, 'tp-order-paid');
    await act.press('确认支付');
    await paid;
    const attempts = called('changeOrderPay');
    expect(attempts).to.have.length(2);
    expect(attempts[0]?.requestId).to.equal(attempts[1]?.requestId);
    expect(called('payorder')).to.have.length(0);
  });

  it('asks again under the same request id after a lost answer: never a second payment', async () => {
    let lost = true;
    const { element, act } = await show({
      payorder: () => {
        if (lost) throw lostAnswer();
        return { payState: 'paid', payUrl: '', paymentNo: 'N1' };
      },
    });
    await act.press('确认支付');
    await act.sees('支付结果未知');
    await act.check('支付宝'); // Another method cannot begin while the first is open.
    lost = false;
    const paid = next(element, 'tp-order-paid');
    await act.press('确认支付');
    await paid;
    const attempts = called('payorder');
    expect(attempts[0]?.requestId).to.equal(attempts[1]?.requestId);
    expect(attempts[1]?.body).to.deep.equal(attempts[0]?.body);
  });

  it('leads to a trusted cashier in another tab and waits for the order to be paid', async () => {
    let status: 'open' | 'paid' = 'open';
    const tabs = fakeTabs();
    const { element, act } = await show({
      payorder: () => ({ payState: 'redirect', payUrl: `${CASHIER}/pay?no=1`, paymentNo: 'N1' }),
      queryAirTicketDetailNew: () =>
        orderDetail(status === 'paid' ? { orderStatus: '出票中', payType: 4 } : { orderStatus: '待支付' }),
    });
    await act.check('支付宝');
    await act.press('确认支付');
    await act.sees('请在新打开的收银台页面完成支付');
    expect(tabs.opened[0]).to.deep.equal({ closed: false, address: `${CASHIER}/pay?no=1`, opener: null });
    await act.press('我已完成支付');
    await act.sees('尚未收到支付结果');
    status = 'paid';
    const paid = next(element, 'tp-order-paid');
    window.dispatchEvent(new Event('focus'));
    await paid;
    tabs.restore();
  });

  it('offers a link when the browser blocked the tab', async () => {
    const tabs = fakeTabs(true);
    const { act } = await show({
      payorder: () => ({ payState: 'redirect', payUrl: `${CASHIER}/pay?no=1`, paymentNo: 'N1' }),
    });
    await act.check('支付宝');
    await act.press('确认支付');
    await act.sees('浏览器拦截了收银台页面');
    const link = act.root.querySelector('a');
    expect(link?.href).to.equal(`${CASHIER}/pay?no=1`);
    expect(link?.rel).to.include('noopener');
    tabs.restore();
  });

  for (const payUrl of ['https://evil.example/pay', 'javascript:alert(1)', '//evil.example']) {
    it(`never leads to ${payUrl}`, async () => {
      const tabs = fakeTabs();
      const { act } = await show({ payorder: () => ({ payState: 'redirect', payUrl, paymentNo: 'N1' }) });
      await act.check('支付宝');
      await act.press('确认支付');
      await act.sees('收银台地址不在允许范围内');
      expect(tabs.opened[0]?.address).to.equal('');
      expect(tabs.opened[0]?.closed).to.equal(true);
      tabs.restore();
    });
  }

  it('shows a new amount before it is paid', async () => {
    let asked = 0;
    const { act } = await show({
      payorder: () => {
        throw refusal('payAmountChanged', { payAmount: 120_000 });
      },
      queryPayMethod: ({ orderNo }: { orderNo: string }) => {
        asked += 1;
        const due = (goodAnswers()['queryPayMethod'] as (body: object) => object)({ orderNo });
        return { ...due, payAmount: asked === 1 ? 115_000 : 120_000 };
      },
    });
    await act.press('确认支付');
    await act.sees('应付金额已变动');
    await act.sees('¥1,200.00');
  });

  it('pays in part by the enterprise, in part at the cashier', async () => {
    const companyPart = { payType: 2, subPayType: 14, amount: 10_000 };
    const tabs = fakeTabs();
    const { act } = await show({
      queryPayMethod: ({ orderNo }: { orderNo: string }) => {
        const due = (goodAnswers()['queryPayMethod'] as (body: object) => { methods: object[] })({ orderNo });
        const mixed = {
          payType: 4,
          subPayType: 1,
          name: '企业预存 + 支付宝',
          description: '企业预存 ¥100.00，个人支付 ¥1,050.00',
          available: true,
          reason: '',
          companyPart,
        };
        return { ...due, methods: [...due.methods, mixed] };
      },
      payorder: () => ({ payState: 'redirect', payUrl: `${CASHIER}/pay?no=1`, paymentNo: 'N1' }),
    });
    await act.sees('企业预存 ¥100.00，个人支付 ¥1,050.00');
    await act.check('企业预存 + 支付宝');
    await act.press('确认支付');
    await act.sees('请在新打开的收银台页面完成支付');
    await act.sees('企业预存 ¥100.00，个人支付 ¥1,050.00');
    expect(called('payorder')[0]?.body).to.deep.include({ payType: 4, subPayType: 1, companyPart });
    tabs.restore();
  });

  for (const [travelType, chosen] of [
    [1, undefined],
    [2, '支付宝'],
  ] as const) {
    it(`leads ${chosen ? 'to' : 'nobody to'} the payer’s own pocket on a journey of type ${travelType}`, async () => {
      const { act } = await show({
        queryPayMethod: ({ orderNo }: { orderNo: string }) => {
          const due = (goodAnswers()['queryPayMethod'] as (body: object) => { methods: PayMethod[] })({
            orderNo,
          });
          const methods = due.methods.map((method) => ({ ...method, available: method.payType === 4 }));
          return { ...due, travelType, methods };
        },
      });
      await act.sees('确认支付 ¥1,150.00');
      const checked = act.root.querySelector<HTMLInputElement>('input:checked');
      expect(checked?.closest('label')?.querySelector('.pay-method-name')?.textContent).to.equal(chosen);
      expect(act.text().includes('请选择支付方式')).to.equal(chosen === undefined);
      if (chosen) return;
      await act.press('确认支付');
      expect(called('payorder')).to.have.length(0);
      const focused = act.root.activeElement?.closest('label')?.textContent;
      expect(focused, 'at what is to be chosen').to.include('支付宝');
    });
  }

  for (const [name, methodsOf] of [
    ['is not to be had', (methods: PayMethod[]) => methods.map((one) => ({ ...one, available: false }))],
    ['is offered', (): PayMethod[] => []],
  ] as const) {
    it(`does not look as if it could be paid where no way ${name}, and says why`, async () => {
      const { element, act } = await show({
        queryPayMethod: ({ orderNo }: { orderNo: string }) => {
          const due = (goodAnswers()['queryPayMethod'] as (body: object) => { methods: PayMethod[] })({
            orderNo,
          });
          return { ...due, methods: methodsOf(due.methods) };
        },
        queryAdministrators: () => ({ nameList: ['刘敏', '赵晓琳'] }),
      });
      await act.sees('企业管理员：刘敏、赵晓琳');
      const button = act.root.querySelector<HTMLElement>('.pay-actions .tp-button');
      expect(button?.textContent).to.include('确认支付');
      expect(button?.getAttribute('aria-disabled')).to.equal('true');
      expect(button && getComputedStyle(button).cursor).to.equal('not-allowed');
      const why = act.root.querySelector(`[id="${button?.getAttribute('aria-describedby')}"]`);
      expect(why?.textContent).to.equal('没有可用的支付方式，请联系管理员 企业管理员：刘敏、赵晓琳');
      expect(act.root.querySelector('.pay-methods')?.checkVisibility()).to.equal(name !== 'is offered');
      button?.click();
      expect(called('payorder')).to.have.length(0);
      await accessible(element);
    });
  }

  it('says that the money has gone back, and lets another way be chosen', async () => {
    const tabs = fakeTabs();
    let moved: { paymentNo: string; amount: number }[] = [{ paymentNo: 'N0', amount: -115_000 }];
    const { act } = await show({
      payorder: () => ({ payState: 'redirect', payUrl: `${CASHIER}/pay?no=1`, paymentNo: 'N1' }),
      queryAirTicketDetailNew: () =>
        orderDetail({
          orderStatus: '待支付',
          payments: moved.map((one) => ({ ...one, payType: 4, subPayType: 1, time: LATER })),
        }),
    });
    await act.check('支付宝');
    await act.press('确认支付');
    await act.press('我已完成支付');
    await act.sees('尚未收到支付结果'); // The earlier refund belongs to another payment.
    moved = [...moved, { paymentNo: 'N1', amount: 115_000 }, { paymentNo: 'N1', amount: -115_000 }];
    window.dispatchEvent(new Event('focus'));
    await act.sees('您支付的款项已原路退回');
    await act.sees('企业月结');
    tabs.restore();
  });

  it('shows that another user has paid', async () => {
    const { act } = await show({
      queryPayMethod: () => {
        throw refusal('orderNotPayable');
      },
      queryAirTicketDetailNew: () => orderDetail({ orderStatus: '已出票', payType: 0 }),
    });
    await act.sees('支付成功');
  });

  for (const [status, payType, seen] of [
    ['出票中', 4, '支付成功'],
    ['已取消', null, '座位已释放'],
  ] as const) {
    it(`sees on return that the order is ${status}, and offers no second payment`, async () => {
      let orderStatus: OrderStatus = '待支付';
      const { act } = await show({
        queryAirTicketDetailNew: () =>
          orderDetail({ orderStatus, payType: orderStatus === '待支付' ? null : payType }),
      });
      await act.sees('企业月结');
      await act.check('支付宝');
      const asked = () => called('queryAirTicketDetailNew').length;
      window.dispatchEvent(new Event('focus'));
      await until(() => asked() === 1, 'the question on return');
      await act.sees('确认支付');
      const checked = act.root.querySelector<HTMLInputElement>('input:checked');
      expect(checked?.closest('label')?.textContent).to.include('支付宝');
      orderStatus = status;
      window.dispatchEvent(new Event('focus'));
      await act.sees(seen);
      expect(act.text()).not.to.include('确认支付');
    });
  }

  it('shows no way to pay to who may not pay', async () => {
    const { act } = await show({
      queryPayMethod: () => {
        throw refusal('forbidden');
      },
    });
    await act.sees('您没有该操作的权限，请联系管理员');
    expect(act.text()).not.to.include('确认支付');
    expect(act.button('重试')).to.equal(undefined);
  });

  it('says that the order was not paid in time', async () => {
    const { element, act } = await show({
      payorder: () => {
        throw refusal('orderExpired');
      },
    });
    await act.sees('企业月结');
    const expired = next(element, 'tp-order-expired');
    await act.press('确认支付');
    expect((await expired).detail).to.deep.equal({ orderNo: ORDER_NO });
    await act.sees('座位已释放');
  });

  it('stays with the wallet’s refusal and lets another way be chosen', async () => {
    const { act } = await show({
      payorder: () => {
        throw refusal('walletShort');
      },
    });
    await act.press('确认支付');
    await until(() => act.root.querySelector('[role=alert]')?.textContent?.includes('企业预存余额不足'));
    await act.check('支付宝');
    await until(() => !act.root.querySelector('[role=alert]'));
  });
});
