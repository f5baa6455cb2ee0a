import { aTimeout, expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { GatewayError } from '../../../src/gateway/gateway-error';
import type { SendOptions } from '../../../src/gateway/send';
import { setValue, within } from '../../support/components/act';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { fakeRuntime, next, createProvider, until, USER } from '../../support/components/fake-runtime';
import { goodAnswers } from '../../support/components/samples';
import { searched, toPassengers } from '../flight-booking/support/booking-page';
import { submitOrder } from '../flight-booking/support/order-steps';
import { ORDER_NO } from '../order/support/order-samples';

/** Removes the element and inserts it again later, as KeepAlive of Vue, `.detach()` and dashboards do. */
async function putAside(element: HTMLElement, meanwhile: () => void = () => undefined): Promise<void> {
  const place = element.parentElement;
  element.remove();
  await aTimeout(50);
  meanwhile();
  await aTimeout(0);
  const ready = next(element, 'tp-ready');
  place?.append(element);
  await ready;
}

describe('An element that is taken out of the page and put back', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  it('goes on from its filters and from the entry that is open', async () => {
    const { element, act } = await putOnPage('tp-order-list');
    await act.sees(ORDER_NO);
    await act.type('关键字', '林静');
    await act.press('查询');
    const asked = () => called('queryorderListOnPermission').map(({ body }) => body as { keyword: string });
    await until(() => asked().at(-1)?.keyword === '林静');
    await putAside(element);
    await act.sees(ORDER_NO);
    expect(asked().at(-1)?.keyword).to.equal('林静');
    await act.press(ORDER_NO);
    await until(() => act.root.querySelector('.tp-detail'), 'the order');
    await putAside(element);
    expect(act.root.querySelector('.tp-detail')).to.exist;
  });

  it('has the flights found, and asks for them no second time', async () => {
    const { element, act } = await searched();
    await act.press('选择');
    await until(() => act.button('预订'), 'the prices');
    await putAside(element);
    expect(act.button('预订')).to.exist;
    expect(act.text()).to.contain('共 2 个航班');
    expect(called('queryFlightList')).to.have.length(1);
  });

  it('has the half-filled form of an order where nothing is stored, and orders once', async () => {
    const { element, act } = await toPassengers();
    await act.type('联系人姓名', '林静一');
    await putAside(element);
    expect(act.field('联系人姓名')?.value).to.equal('林静一');
    await submitOrder(act);
    await until(() => called('createOrder').length > 0, 'the order is sent');
    expect(called('createOrder')[0]?.body).to.include({ contactName: '林静一' });
    await act.sees(ORDER_NO);
    expect(called('createOrder')).to.have.length(1);
  });

  for (const storage of ['memory', 'session'] as const) {
    it(`has ordered once when it is put back while its order is under way, storage ${storage}`, async () => {
      let order = (): void => undefined;
      const made = await goodAnswers()['createOrder']?.({} as never);
      const { element, act } = await toPassengers(
        { createOrder: () => new Promise((resolve) => (order = () => resolve(made))) },
        0,
        storage,
      );
      const kept = () => sessionStorage.getItem('tp-flight-draft-7');
      if (storage === 'session') await until(kept, 'what is typed is kept');
      await submitOrder(act);
      await until(() => called('createOrder').length > 0, 'the order is sent');
      await putAside(element, () => order());
      await act.sees(ORDER_NO);
      expect(called('createOrder')).to.have.length(1);
      // A remaining draft would be offered again after a reload.
      await until(() => kept() === null, 'what was typed is forgotten');
    });
  }

  it('has the thread of a chat and the unsent draft', async () => {
    const { element, act } = await putOnPage('tp-customer-service', {}, { open: '' });
    await until(() => act.root.querySelector('.cs-bubble'), 'the thread');
    const field = () => act.root.querySelector('textarea');
    const bubble = act.root.querySelector('.cs-bubble');
    const typed = field();
    if (!typed) throw new Error('the chat has a field');
    setValue(typed, '我想改签');
    await putAside(element);
    expect(field()?.value).to.equal('我想改签');
    expect(act.root.querySelector('.cs-bubble')).to.equal(bubble);
  });

  it('has a dialog open with its inputs, as a modal one', async () => {
    const { element, act } = await putOnPage('tp-address-book', {}, { page: 'positionList' });
    await act.press('新增职位');
    const dialog = () => act.root.querySelector('dialog');
    await until(() => dialog()?.matches(':modal'), 'the dialog');
    await within(element).type('职位名称', '总监');
    await putAside(element);
    await until(() => dialog()?.matches(':modal'), 'the dialog again');
    expect(dialog()?.querySelector('input')?.value).to.equal('总监');
  });

  it('shows data it was loading when it was taken out, beside another that goes on loading', async () => {
    const WORDS = '路由跳转取消请求';
    const underWay = new Set<() => void>();
    let isHeld = true;
    const list = await goodAnswers()['queryorderListOnPermission']?.({} as never);
    const { element, act } = await putOnPage('tp-order-list', {
      queryorderListOnPermission: (_body: never, { signal }: SendOptions = {}) =>
        new Promise((resolve, reject) => {
          const cancel = () =>
            reject(
              new GatewayError({ kind: 'cancelled', code: 'cancelled', message: WORDS, retryable: false }),
            );
          signal?.addEventListener('abort', cancel);
          if (!isHeld) return resolve(list);
          underWay.add(cancel);
        }),
    });
    const other = document.createElement('tp-order-list');
    const ready = next(other, 'tp-ready');
    element.after(other);
    await ready;
    await until(() => underWay.size > 0, 'the list is asked for');
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(act.text(), within(other).text()));
    for (const { shadowRoot } of [element, other]) {
      if (shadowRoot) watch.observe(shadowRoot, { subtree: true, childList: true, characterData: true });
    }
    const place = element.parentElement;
    element.remove();
    isHeld = false;
    // Simulates a shell that cancels the pending requests of the page before.
    for (const cancel of underWay) cancel();
    await within(other).sees(ORDER_NO);
    const again = next(element, 'tp-ready');
    place?.append(element);
    await again;
    await act.sees(ORDER_NO);
    watch.disconnect();
    expect(seen.filter((text) => text.includes(WORDS))).to.deep.equal([]);
  });

  it('loads data again that it was loading when it was taken out alone', async () => {
    let isHeld = true;
    const list = await goodAnswers()['queryorderListOnPermission']?.({} as never);
    const { element, act } = await putOnPage('tp-order-list', {
      queryorderListOnPermission: (_body: never, { signal }: SendOptions = {}) =>
        isHeld
          ? new Promise((_, reject) =>
              signal?.addEventListener('abort', () =>
                reject(
                  new GatewayError({
                    kind: 'cancelled',
                    code: 'cancelled',
                    message: '路由跳转取消请求',
                    retryable: false,
                  }),
                ),
              ),
            )
          : list,
    });
    await until(() => called('queryorderListOnPermission').length > 0, 'the list is asked for');
    await putAside(element, () => (isHeld = false));
    await act.sees(ORDER_NO);
    expect(act.text()).not.to.contain('路由跳转取消请求');
  });

  it('hears nothing meanwhile', async () => {
    const { element, act } = await putOnPage('tp-order-list');
    await act.sees(ORDER_NO);
    element.remove();
    await aTimeout(50);
    const before = called('queryorderListOnPermission').length;
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await aTimeout(50);
    expect(called('queryorderListOnPermission').length).to.equal(before);
  });

  it('has paid once when it is put back while its payment is under way', async () => {
    let pay = (): void => undefined;
    const { element, act } = await putOnPage(
      'tp-payment',
      {
        payorder: () =>
          new Promise((resolve) => (pay = () => resolve({ payState: 'paid', payUrl: '', paymentNo: 'N1' }))),
      },
      { 'order-no': ORDER_NO },
    );
    await act.press('确认支付');
    await until(() => called('payorder').length > 0, 'the payment is sent');
    await putAside(element, () => pay());
    await act.sees('支付成功');
    expect(called('payorder')).to.have.length(1);
  });

  describe('under a session that may be another’s by then', () => {
    async function shownTo(userNO: string) {
      const fake = fakeRuntime(goodAnswers(), { authSign: 'token-1' });
      const { store } = fake.runtime.session;
      const [enterprise] = USER.entAndTmcShortInfoList;
      if (!enterprise) throw new Error('the user is in an enterprise');
      const signIn = (user: string) =>
        store.setState({ status: 'signedIn', user: { ...USER, userNO: user }, enterprise }, true);
      signIn(userNO);
      provider = createProvider(fake.runtime);
      const element = document.createElement('tp-order-list');
      const act = within(element);
      provider.append(element);
      await act.sees(ORDER_NO);
      await act.type('关键字', '林静');
      await act.press('查询');
      const keyword = () => act.root.querySelector<HTMLInputElement>('.tp-filters input')?.value;
      const end = () => store.setState({ status: 'signedOut', message: '登录已过期' }, true);
      return { element, act, keyword, signIn, end };
    }
    let provider: HTMLElement;
    afterEach(() => provider.remove());

    it('shows another user nothing of it', async () => {
      const { element, act, keyword, signIn } = await shownTo('U1');
      await putAside(element);
      expect(keyword()).to.equal('林静');
      await putAside(element, () => signIn('U2'));
      await act.sees(ORDER_NO);
      expect(keyword()).to.equal('');
    });

    it('shows nothing of it to who signs in after a session that had ended in the page', async () => {
      const { element, act, keyword, signIn, end } = await shownTo('U1');
      end();
      await putAside(element, () => signIn('U2'));
      await act.sees(ORDER_NO);
      expect(keyword()).to.equal('');
    });

    it('shows none of its data to a signed-out user', async () => {
      const { element, act, keyword, end } = await shownTo('U1');
      await putAside(element, end);
      expect(act.text()).not.to.contain('林静');
      expect(keyword()).to.equal('');
    });
  });
});
