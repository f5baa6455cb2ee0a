import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../components/index';
import { key, within } from './act';
import { searchFlights } from './exercises';
import { fakeRuntime, next, providing, until, type Answers } from './fake-runtime';
import { goodAnswers, lostAnswer, refusal, staff } from './samples';
import { itinerary, flight, unit } from '../flight-samples';
import { ORDER_NO } from './order-samples';

let provider: HTMLElement;
let calls: ReturnType<typeof fakeRuntime>['calls'];

async function show(answers: Answers = {}, attributes: Record<string, string> = {}) {
  const fake = fakeRuntime({ ...goodAnswers(), ...answers }, { authSign: 'token-1' });
  calls = fake.calls;
  provider = providing(fake.runtime);
  const element = document.createElement('tp-flight-booking');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const ready = next(element, 'tp-ready');
  provider.append(element);
  await ready;
  return { element, act: within(element) };
}
const called = (name: string) => calls.filter((call) => call.name === name);

/** As far as the passengers of the first flight's first price. */
async function toPassengers(answers: Answers = {}, fare = 0) {
  const shown = await show(answers);
  await searchFlights(shown.element);
  await shown.act.press('选择');
  await shown.act.press('预订', fare);
  await until(() => shown.act.field('联系人姓名')?.value === '林静', 'the traveller is filled in');
  return shown;
}

describe('<tp-flight-booking>', () => {
  before(() => define());
  afterEach(() => provider.remove());

  describe('search', () => {
    const ways: [typed: string, place: string, what: string][] = [
      ['北', '北京', '中文'],
      ['beij', '北京', '拼音'],
      ['xa', '西安', '首字母'],
      ['PVG', '上海浦东机场', '三字码 of an airport'],
      ['xiy', '西安', 'the code of a city’s only airport'],
      ['虹桥', '上海虹桥机场', 'part of an airport’s name'],
    ];
    for (const [typed, place, what] of ways) {
      it(`finds ${place} by ${what}`, async () => {
        const { act } = await show();
        await act.type('出发城市', typed);
        await act.sees(place);
        key(act.field('出发城市') as HTMLElement, 'Enter');
        await until(() => act.field('出发城市')?.value === place);
      });
    }

    it('offers the hot cities before anything is typed', async () => {
      const { act } = await show();
      act.field('出发城市')?.focus();
      await act.sees('热门城市');
    });

    it('offers what was searched for last, the newest first', async () => {
      const { element, act } = await show();
      await searchFlights(element);
      await act.sees('共 2 个航班');
      act.field('出发城市')?.focus();
      await act.sees('最近搜索');
      const recent = act.root.querySelector('[role=group][aria-label=最近搜索]');
      const names = [...(recent?.querySelectorAll('.tp-place-name') ?? [])].map((name) => name.textContent);
      expect(names).to.deep.equal(['北京', '上海']);
      await act.sees('热门城市');
    });

    it('says that the cities did not come, and asks again', async () => {
      let fails = true;
      const good = goodAnswers()['queryCityList'];
      const { act } = await show({
        queryCityList: (body: never) => {
          if (fails) throw lostAnswer();
          return good?.(body);
        },
      });
      act.field('出发城市')?.focus();
      await act.sees('城市加载失败，请检查网络');
      fails = false;
      key(act.field('出发城市') as HTMLElement, 'Enter');
      await act.sees('热门城市');
    });

    it('takes what was typed for a city even when it was never chosen', async () => {
      const { act } = await show();
      await act.type('出发城市', 'bj');
      await act.type('到达城市', 'sh');
      await act.press('搜索航班');
      await act.sees('共 2 个航班');
      expect(called('queryFlightList')[0]?.body).to.include({ depCode: 'BJS', arrCode: 'SHA' });
    });

    it('searches an airport’s city and narrows the results to the airport', async () => {
      const { act } = await show();
      await act.type('出发城市', 'PKX');
      await act.type('到达城市', 'sh');
      await act.type('出发日期', '2027-03-01');
      await act.press('搜索航班');
      await act.sees('共 2 个航班，符合条件 1 个');
      expect(called('queryFlightList')[0]?.body).to.include({ depCode: 'BJS' });
    });

    it('names what is missing and moves the focus there', async () => {
      const { act } = await show();
      await act.press('搜索航班');
      await act.sees('请选择出发城市');
      await act.sees('请选择到达城市');
      expect(act.root.activeElement).to.equal(act.field('出发城市'));
      expect(called('queryFlightList')).to.have.length(0);
    });

    const wrongDates: [string, string][] = [
      ['', '请选择出发日期'],
      ['2020-01-01', '出发日期不能早于今天'],
      ['2099-01-01', '暂不支持预订该日期的航班'],
    ];
    for (const [date, message] of wrongDates) {
      it(`refuses ${date || 'no date'}: ${message}`, async () => {
        const { act } = await show();
        await act.type('出发城市', 'bj');
        await act.type('到达城市', 'sh');
        await act.type('出发日期', date);
        await act.press('搜索航班');
        await act.sees(message);
      });
    }

    it('refuses the same city twice', async () => {
      const { act } = await show();
      await act.type('出发城市', 'bj');
      await act.type('到达城市', 'PEK');
      await act.press('搜索航班');
      await act.sees('出发城市和到达城市不能相同');
    });

    it('takes codes and date from attributes and searches at once when told', async () => {
      const { act } = await show(
        {},
        { 'dep-code': 'BJS', 'arr-code': 'SHA', 'dep-date': '2027-03-01', 'auto-search': '' },
      );
      await act.sees('共 2 个航班');
    });

    it('says that there are no flights, and why a search failed with a way to try again', async () => {
      let fails = true;
      const { act } = await show({
        queryFlightList: () => {
          if (fails) throw lostAnswer();
          return { itineraryList: [] };
        },
      });
      await act.type('出发城市', 'bj');
      await act.type('到达城市', 'sh');
      await act.press('搜索航班');
      await act.sees('航班查询失败：网络异常，请检查网络后重试');
      fails = false;
      await act.press('重试');
      await act.sees('没有查到可预订的航班');
    });
  });

  describe('results', () => {
    it('shows codeshare, night arrival, seats left and the lowest price anyone may buy', async () => {
      const { element, act } = await show();
      await searchFlights(element);
      await act.sees('共享 实际承运 上航 FM9102');
      await act.sees('+1天');
      await act.sees('余3张');
      const prices = [...act.root.querySelectorAll('.fb-flight-lowest')].map((price) => price.textContent);
      expect(prices).to.deep.equal(['¥1,080.00起', '¥620.00起']);
    });

    it('sorts by price both ways', async () => {
      const { element, act } = await show();
      await searchFlights(element);
      const numbers = () =>
        [...act.root.querySelectorAll('.fb-carrier-mark')].map((mark) => mark.textContent);
      expect(numbers()).to.deep.equal(['CA', 'MU']);
      await act.press('价格');
      await until(() => numbers()[0] === 'MU');
      await act.press('价格');
      await until(() => numbers()[0] === 'CA');
    });

    it('filters, says how many are left, and clears with one press', async () => {
      const { element, act } = await show();
      await searchFlights(element);
      await act.press('航空公司');
      await act.check('东航');
      await act.sees('符合条件 1 个');
      await act.press('清除筛选');
      await until(() => !act.text().includes('符合条件'));
    });

    it('opens the rules of a price with the tier in force marked', async () => {
      const { element, act } = await show();
      await searchFlights(element);
      await act.press('选择');
      await act.press('退改规则');
      await act.sees('不得改期');
      expect(act.root.querySelector('[data-now]')?.textContent).to.include('现在');
    });

    it('shows data as text, whatever it holds', async () => {
      const hostile = '<img src=x onerror="window.hacked=1">\u202Eevil';
      const { element, act } = await show({
        queryFlightList: () => ({
          itineraryList: [
            itinerary(
              flight({ carrierShortName: hostile, depAirportName: hostile, planeName: 'A'.repeat(400) }),
              [unit({ productTags: [hostile], cabinName: hostile })],
            ),
          ],
        }),
      });
      await act.type('出发城市', 'bj');
      await act.type('到达城市', 'sh');
      await act.press('搜索航班');
      await act.press('选择');
      await act.sees('<img src=x');
      expect(act.root.querySelector('img')).to.equal(null);
      expect('hacked' in window).to.equal(false);
      expect(element.scrollWidth).to.be.at.most(element.clientWidth);
    });
  });

  describe('order', () => {
    it('asks the gateway for booking limits with the body of the specification, then orders', async () => {
      const { element, act } = await toPassengers();
      const created = next(element, 'tp-order-created');
      await act.press('提交订单');
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

    it('stops a restriction in the words of the specification, before the gateway is asked', async () => {
      const { act } = await toPassengers({}, 1);
      await act.press('提交订单');
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
      await act.press('提交订单');
      await act.sees('限制提醒');
      await act.sees('该乘客今日已预订');
      expect(called('createOrder')).to.have.length(0);
    });

    it('lets the page stop an order', async () => {
      const { element, act } = await toPassengers();
      const asked = next(element, 'tp-before-submit');
      element.addEventListener('tp-before-submit', (event) => event.preventDefault());
      await act.press('提交订单');
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
      await act.press('提交订单');
      await until(() => act.root.querySelector('dialog[open]'));
      expect(called('createOrder')).to.have.length(0);
    });

    it('checks an outsider’s document and takes birthday and sex from it', async () => {
      const { act } = await toPassengers();
      await act.press('添加乘机人');
      await act.press('新增外部人员');
      await until(() => act.root.querySelectorAll('.fb-traveller').length === 2);
      await act.press('提交订单');
      await act.sees('请输入乘机人姓名');
      await act.sees('请输入证件号码');
      expect(called('createOrder')).to.have.length(0);
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
      await act.press('提交订单');
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
          };
        },
      });
      await act.press('提交订单');
      await act.sees('价格已变动');
      await act.sees('¥1,200.00');
      const created = next(element, 'tp-order-created');
      await act.press('按新价格提交');
      await created;
      const bodies = called('createOrder').map((call) => call.body as { voyages: { salePrice: number }[] });
      expect(bodies.map((body) => body.voyages[0]?.salePrice)).to.deep.equal([108_000, 120_000]);
    });

    it('leads back to fresh results when the seats are gone, and keeps what was typed', async () => {
      const { act } = await toPassengers({
        createOrder: () => {
          throw refusal('seatsGone');
        },
      });
      await act.type('备注', '靠窗');
      await act.press('提交订单');
      await act.sees('余座不足');
      await act.press('重新选择航班');
      await until(() => called('queryFlightList').length === 2);
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
          };
        },
      });
      await act.press('提交订单');
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
          };
        },
      });
      await act.press('提交订单');
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

  it('can be done without a pointer', async () => {
    const { act } = await show();
    await act.type('出发城市', 'bj');
    await act.sees('北京首都机场');
    key(act.field('出发城市') as HTMLElement, 'ArrowDown');
    await until(() => act.root.querySelector('[data-active]')?.textContent?.includes('首都'));
    key(act.field('出发城市') as HTMLElement, 'Enter');
    await until(() => act.field('出发城市')?.value === '北京首都机场');
  });

  it('fits a phone', async () => {
    await setViewport({ width: 390, height: 800 });
    const { element, act } = await show();
    await searchFlights(element);
    await act.press('选择');
    expect(element.scrollWidth).to.be.at.most(390);
    await setViewport({ width: 1280, height: 800 });
  });
});
