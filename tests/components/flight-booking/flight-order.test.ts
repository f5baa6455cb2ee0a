import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { setValue, within } from '../../support/components/act';
import { next, until } from '../../support/components/fake-runtime';
import { lostAnswer, refusal } from '../../support/components/samples';
import { assertOneLine, LONG_NAME } from '../../support/components/one-line';
import { orderFormInfo, staff } from './support/traveller-samples';
import { itinerary, flight, unit } from '../../support/flight-samples';
import { LATER, ORDER_NO, orderDetail } from '../order/support/order-samples';
import { toPassengers } from './support/booking-page';
import { called, takeAway } from '../../support/components/element-page';
import { submitOrder, toReview } from './support/order-steps';

describe('the order form of <tp-flight-booking>', () => {
  before(() => define());
  afterEach(takeAway);

  it('asks the gateway for booking limits with the body of the specification, then orders', async () => {
    const { element, act } = await toPassengers();
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    expect((await created).detail).to.deep.equal({ orderNo: ORDER_NO, totalAmount: 115_000 });
    const [limits] = called('queryProductBookingLimits');
    expect(Object.keys(limits?.body as object).sort()).to.deep.equal([
      'bookingSource',
      'fullOrderPassengers',
      'passengers',
      'travelType',
      'voyageType',
      'voyages',
    ]);
    expect(limits?.body).to.include({ bookingSource: 7, voyageType: 1 });
  });

  it('keeps flight, price and button in a bar of an eighth of the window where it is narrow', async () => {
    await setViewport({ width: 390, height: 844 });
    const { act } = await toPassengers();
    const bar = act.root.querySelector('.fb-order-side') as HTMLElement;
    expect(bar.textContent).to.contain('订单总额');
    expect(bar.getBoundingClientRect().height).to.be.at.most(0.12 * 844);
    expect(bar.querySelector('.fb-order-line')?.checkVisibility()).to.equal(true);
    await act.press('查看明细');
    expect(bar.querySelector('.fb-order-line')?.checkVisibility()).to.equal(false);
    await setViewport({ width: 1280, height: 800 });
  });

  for (const width of [1440, 390]) {
    it(`keeps total and button in view where flight and price are higher than the window, ${width} px`, async () => {
      await setViewport({ width, height: 360 });
      const { act } = await toPassengers();
      if (width === 390) await act.press('查看明细');
      window.scrollTo(0, document.documentElement.scrollHeight / 2);
      const side = act.root.querySelector('.fb-order-side');
      const facts = act.root.querySelector<HTMLElement>('.fb-order-facts');
      await until(() => facts?.tabIndex === 0, 'what scrolls is reached by keyboard');
      const kept = [side, act.root.querySelector('.fb-price-total'), act.button('下一步')];
      await until(
        () =>
          kept.every((one) => {
            const { top = -1, bottom = 0 } = one?.getBoundingClientRect() ?? {};
            return top >= 0 && bottom <= innerHeight;
          }),
        'all of it in the window',
      );
      await setViewport({ width: 1280, height: 800 });
    });

    it(`moves to the field with the error, whose message is in view, ${width} px`, async () => {
      await setViewport({ width, height: 600 });
      const { act } = await toPassengers();
      await until(() => act.field('成本中心'), 'the costs');
      await act.type('联系人姓名', '');
      await act.press('下一步');
      const words = () => act.root.querySelector('.tp-field-message.error');
      const isSeen = () => {
        const { x = 0, y = 0, height = 0 } = words()?.getBoundingClientRect() ?? {};
        return words()?.contains(act.root.elementFromPoint(x + 8, y + height / 2));
      };
      await until(isSeen, 'the words, with nothing over them');
      expect(act.root.activeElement).to.equal(act.field('联系人姓名'));
      await setViewport({ width: 1280, height: 800 });
    });
  }

  for (const width of [1440, 1024, 390]) {
    it(`keeps each long name of the form and its prices to one line, ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const [insurance] = orderFormInfo().insuranceList;
      if (!insurance) throw new Error('the sample has no insurance');
      const { act } = await toPassengers({
        queryOrderFormInfo: () =>
          orderFormInfo({
            insuranceList: [{ ...insurance, productName: LONG_NAME, insurerName: LONG_NAME }],
          }),
        queryStaffInfoVagueForCloud: ({ self }: { self?: boolean }) => ({
          total: 1,
          staffList: [self ? staff() : staff({ staffNO: 'S2', staffName: LONG_NAME, deptName: LONG_NAME })],
        }),
      });
      await act.check(LONG_NAME);
      if (width === 390) await act.press('查看明细');
      await act.press('添加乘机人');
      await act.sees('S2');
      assertOneLine(act.root, 3, { except: '[role=status], .tp-field' });
      await setViewport({ width: 1024, height: 768 });
    });
  }

  it('begins each step at its heading', async () => {
    const { act } = await toPassengers();
    const begins = (heading: string) =>
      until(() => act.root.activeElement?.textContent?.trim() === heading, `the focus at ${heading}`);
    await begins('填写订单');
    await act.press('返回航班');
    await begins('北京 → 上海');
    await act.press('选择');
    await act.press('预订');
    await begins('填写订单');
    await toReview(act);
    await begins('确认订单');
    await act.press('返回修改');
    await begins('填写订单');
    await submitOrder(act);
    await begins('订单已提交，座位已保留');
    await act.press('去支付');
    await begins('支付订单');
    const payment = () => act.root.querySelector<HTMLElement>('tp-payment');
    await until(() => payment()?.shadowRoot, 'the payment');
    await within(payment() as HTMLElement).press('确认支付');
    await begins('支付成功');
  });

  it('stops a restriction in the words of the specification, before the gateway is asked', async () => {
    const { act } = await toPassengers({}, 1);
    await act.press('下一步');
    await act.sees('该价格第1个航班仅限2-9人预订，请调整乘客人数或预订其他价格。');
    await act.sees('温馨提示');
    expect(called('queryProductBookingLimits')).to.have.length(0);
    expect(called('createOrder')).to.have.length(0);
  });

  it('shows title and content when the gateway refuses the booking', async () => {
    const { act } = await toPassengers({
      queryProductBookingLimits: () => ({
        canBooking: false,
        title: '限制提醒',
        content: '该乘客今日已预订',
      }),
    });
    await act.press('下一步');
    await act.sees('限制提醒');
    await act.sees('该乘客今日已预订');
    expect(called('createOrder')).to.have.length(0);
  });

  it('offers no payment to who may not pay, and says who may', async () => {
    const { act } = await toPassengers({
      createOrder: () => ({
        orderNo: ORDER_NO,
        totalAmount: 115_000,
        payDeadline: LATER,
        priceGuaranteedUntil: LATER,
        canPay: false,
      }),
      queryAirTicketDetailNew: () => orderDetail({ canPay: false }),
    });
    await submitOrder(act);
    await act.sees('您没有支付订单的权限，请在支付时限内由有权限的同事支付。');
    expect(act.button('去支付')).to.equal(undefined);
    await act.sees('查看订单');
  });

  it('lets the page stop an order', async () => {
    const { element, act } = await toPassengers();
    const asked = next(element, 'tp-before-submit');
    element.addEventListener('tp-before-submit', (event) => event.preventDefault());
    await submitOrder(act);
    expect((await asked).detail).to.deep.equal({ passengers: 1, salePrice: 108_000 });
    await until(() => !act.root.querySelector('[aria-busy=true]'));
    expect(called('createOrder')).to.have.length(0);
  });

  it('adds a colleague, and says of whom a restriction speaks', async () => {
    const { act } = await toPassengers({
      queryFlightList: () => ({ itineraryList: [itinerary(flight(), [unit({ plimit: '2:F' })])] }),
    });
    await act.press('添加乘机人');
    await act.check('王建华');
    await act.press('确定（1人）');
    await act.sees('仅限女性预订，王建华不满足条件，请预订其他价格。');
    await act.sees('王建华不符合该价格的购买条件；林静可以用该价格单独下单；王建华请选择其他价格。');
    await act.press('下一步');
    await until(() => act.root.querySelector('dialog[open]'));
    expect(called('createOrder')).to.have.length(0);
  });

  it('checks an outsider’s document and takes birthday and sex from it', async () => {
    const { act } = await toPassengers();
    await act.press('添加乘机人');
    await act.press('新增外部人员');
    await until(() => act.root.querySelectorAll('.fb-traveller').length === 2);
    await act.press('下一步');
    await act.sees('请输入乘机人姓名');
    await act.sees('请输入证件号码');
    expect(called('createOrder')).to.have.length(0);
  });

  it('asks the gateway for booking limits only once every passenger has a name, a document and a phone', async () => {
    const { act } = await toPassengers();
    await act.press('添加乘机人');
    await act.press('新增外部人员');
    await until(() => act.root.querySelectorAll('.fb-traveller').length === 2);
    const field = (label: string) => {
      const card = [...act.root.querySelectorAll('.fb-traveller')].at(-1);
      const found = [...(card?.querySelectorAll('label') ?? [])].find(
        ({ textContent }) => textContent?.trim() === label,
      );
      return act.root.getElementById(found?.htmlFor ?? '') as HTMLInputElement;
    };
    for (const [label, value] of [
      ['姓名', '陈小朵'],
      ['证件号码', '110101199003077571'],
      ['手机号码', '13900000009'],
    ] as const) {
      await act.press('下一步');
      await act.sees('请输入');
      expect(called('queryProductBookingLimits'), label).to.have.length(0);
      setValue(field(label), value);
    }
    await toReview(act);
    const [limits] = called('queryProductBookingLimits');
    expect(limits?.body).to.have.property('passengers').with.length(2);
  });

  it('puts the gateway’s field errors at their fields', async () => {
    const error = refusal('fieldsInvalid');
    const { act } = await toPassengers({
      createOrder: () => {
        throw Object.assign(error, {
          kind: 'fields',
          fields: { 'passengers.0.cardNo': '证件已过期', contactPhone: '号码停用' },
        });
      },
    });
    await submitOrder(act);
    await act.sees('证件已过期');
    await act.sees('号码停用');
  });

  it('explains a changed price and goes on with the new one', async () => {
    let asked = 0;
    const { element, act } = await toPassengers({
      createOrder: () => {
        asked += 1;
        if (asked === 1) throw refusal('priceChanged', { segmentNo: 1, salePrice: 120_000 });
        return {
          orderNo: ORDER_NO,
          totalAmount: 127_000,
          payDeadline: '',
          priceGuaranteedUntil: '',
          orderStatus: '待支付',
          waitsForApplyId: '',
          canPay: true,
        };
      },
    });
    await submitOrder(act);
    await act.sees('价格已变动');
    await act.sees('CA1501 北京 → 上海');
    await act.sees('原票价¥1,080.00');
    await act.sees(/新票价¥1,200\.00每位成人多付 ¥120\.00/);
    const created = next(element, 'tp-order-created');
    await act.press('按新价格提交');
    await created;
    const bodies = called('createOrder').map((call) => call.body as { voyages: { salePrice: number }[] });
    expect(bodies.map((body) => body.voyages[0]?.salePrice)).to.deep.equal([108_000, 120_000]);
  });

  it('asks before sending about journeys a traveller cannot fly as well, and sends the confirmation', async () => {
    const overlap = {
      passagerName: '陈思远',
      orderNo: '26112000000001',
      flightNo: 'CA1501',
      depCityName: '北京',
      arrCityName: '上海',
      takeOffTime: '2026-12-01T08:00',
      arrTime: '2026-12-01T10:15',
      isSameFlight: true,
    };
    const { element, act } = await toPassengers({ queryOverlappingJourneys: () => [overlap] });
    await act.press('下一步');
    await act.sees('08:00–10:15 北京—上海 CA1501（同一航班），订单26112000000001');
    expect(called('createOrder')).to.have.length(0);
    await act.press('返回修改');
    await act.press('下一步');
    await act.sees('乘机人已有行程');
    const created = next(element, 'tp-order-created');
    await act.press('仍要预订');
    await act.press('提交订单');
    await created;
    const bodies = called('createOrder').map((call) => call.body as { overlapConfirmed: boolean });
    expect(bodies.map(({ overlapConfirmed }) => overlapConfirmed)).to.deep.equal([true]);
  });

  it('asks too when the gateway finds them only as the order is sent', async () => {
    let asked = 0;
    const overlap = {
      passagerName: '陈思远',
      orderNo: '26112000000002',
      flightNo: 'MU5101',
      depCityName: '北京',
      arrCityName: '上海',
      takeOffTime: '2026-12-01T09:00',
      arrTime: '2026-12-01T11:15',
      isSameFlight: false,
    };
    const { act } = await toPassengers({
      createOrder: () => {
        asked += 1;
        if (asked === 1) throw refusal('journeysOverlap', { overlaps: [overlap] });
        return {
          orderNo: ORDER_NO,
          totalAmount: 127_000,
          payDeadline: LATER,
          priceGuaranteedUntil: LATER,
          orderStatus: '待支付',
          waitsForApplyId: '',
          canPay: true,
        };
      },
    });
    await submitOrder(act);
    await act.sees('09:00–11:15 北京—上海 MU5101，订单26112000000002');
    await act.press('仍要预订');
    await act.sees('订单已提交');
    const bodies = called('createOrder').map((call) => call.body as { overlapConfirmed: boolean });
    expect(bodies.map(({ overlapConfirmed }) => overlapConfirmed)).to.deep.equal([false, true]);
  });

  it('says that other orders hold too many seats, and keeps the order as it is', async () => {
    const { element, act } = await toPassengers({
      createOrder: () => {
        throw refusal('tooManySeatsHeld');
      },
    });
    await submitOrder(act);
    await act.sees('未支付的座位已达上限，请先支付或取消部分订单后再预订');
    expect(act.button('重新选择航班')).to.equal(undefined);
    await act.press('确定');
    expect(act.button('提交订单')).not.to.equal(undefined);
    expect(element.isConnected).to.equal(true);
  });

  it('leads back to fresh results when the seats are gone, and keeps the inputs', async () => {
    const { act } = await toPassengers({
      createOrder: () => {
        throw refusal('seatsGone');
      },
    });
    await act.type('备注', '靠窗');
    await submitOrder(act);
    await act.sees('余座不足');
    const asked = called('queryFlightList').length;
    await act.press('重新选择航班');
    await until(() => called('queryFlightList').length > asked);
    await act.press('选择');
    await act.press('预订');
    await until(() => act.field('备注')?.value === '靠窗', 'the remark is still there');
  });

  it('repeats a lost answer under the same request id: never a second order', async () => {
    let asked = 0;
    const { element, act } = await toPassengers({
      createOrder: () => {
        asked += 1;
        if (asked === 1) throw lostAnswer();
        return {
          orderNo: ORDER_NO,
          totalAmount: 115_000,
          payDeadline: '',
          priceGuaranteedUntil: '',
          orderStatus: '待支付',
          waitsForApplyId: '',
          canPay: true,
        };
      },
    });
    await submitOrder(act);
    await act.sees('订单可能已经提交');
    const created = next(element, 'tp-order-created');
    await act.press('重试');
    await created;
    const ids = called('createOrder').map((call) => call.requestId);
    expect(ids).to.have.length(2);
    expect(ids[0]).to.equal(ids[1]);
  });

  it('sends one order for two quick presses', async () => {
    const { element, act } = await toPassengers();
    await toReview(act);
    const created = next(element, 'tp-order-created');
    const button = act.button('提交订单');
    button?.click();
    button?.click();
    await created;
    expect(called('createOrder')).to.have.length(1);
  });

  it('signs in over the element when the session has ended, and goes on', async () => {
    let expired = true;
    const { element, act } = await toPassengers({
      createOrder: () => {
        if (expired) throw refusal('authExpired');
        return {
          orderNo: ORDER_NO,
          totalAmount: 115_000,
          payDeadline: '',
          priceGuaranteedUntil: '',
          orderStatus: '待支付',
          waitsForApplyId: '',
          canPay: true,
        };
      },
    });
    await submitOrder(act);
    await act.sees('登陆过期');
    await until(() => act.root.querySelector('tp-login')?.shadowRoot?.querySelector('form'));
    expired = false;
    const login = within(act.root.querySelector('tp-login') as HTMLElement);
    await login.type('账号', 'staff');
    await login.type('密码', 'x');
    const created = next(element, 'tp-order-created');
    await login.press('登录');
    await created;
  });

  it('books a child with an adult at half the full fare', async () => {
    const child = staff({
      staffNO: 'S9',
      staffName: '林小',
      birthDay: '2020-05-05',
      passengerTypeID: 2,
      identityCardType: 1,
      identityCardNO: 'E12345678',
    });
    const { act } = await toPassengers({
      queryStaffInfoVagueForCloud: ({ self }: { self?: boolean }) => ({
        total: 1,
        staffList: self ? [staff()] : [child],
      }),
    });
    await act.press('添加乘机人');
    await act.check('林小');
    await act.press('确定（1人）');
    await act.sees('儿童票');
    await act.sees('¥640.00 × 1');
  });
});
