import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { BodyOf } from '../../../src/contract/call';
import type { createOrder, FlightQuery } from '../../../src/contract/flight-booking/booking';
import { flight, itinerary, unit } from '../../support/flight-samples';
import { accessible } from '../../support/components/accessible';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { ORDER_NO } from '../order/support/order-samples';
import { refusal } from '../../support/components/samples';
import { ITINERARIES } from './support/itinerary-samples';
import { governed, standard } from './support/standard-samples';
import { show as showBooking } from './support/booking-page';
import { called, takeAway } from '../../support/components/element-page';
import { backFlights, BACK, ROUND, roundAnswers, THERE } from './support/round-trip-samples';
import { submitOrder } from './support/order-steps';

const ordered = () => called('createOrder').at(-1)?.body as BodyOf<typeof createOrder>;

const show = (
  answers: Answers = {},
  attributes: Record<string, string> = {},
  storage?: 'memory' | 'session',
) => showBooking({ ...roundAnswers(), ...answers }, attributes, storage);

/** Goes to the flights of the return. */
async function toReturn(answers: Answers = {}, attributes: Record<string, string> = {}) {
  const shown = await show(answers, { ...ROUND, ...attributes });
  // Sorts by departure, so that the order does not depend on the ranking.
  await shown.act.press('起飞');
  await shown.act.press('选择');
  await shown.act.press('选为去程');
  await until(() => shown.act.root.querySelector('[aria-label="已选去程"]'), 'the way there as chosen');
  await until(() => shown.act.root.querySelector('.fb-flight'), 'the flights of the way back');
  return shown;
}

async function toOrder(answers: Answers = {}) {
  const shown = await toReturn(answers);
  await shown.act.press('选择', 1);
  await shown.act.press('预订');
  await until(() => shown.act.field('联系人姓名')?.value === '林静', 'the traveller is filled in');
  return shown;
}

describe('a round trip with <tp-flight-booking>', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  it('is chosen at the form, with a return that goes along with the departure', async () => {
    const { element, act } = await show();
    await act.type('出发城市', 'bj');
    await act.type('到达城市', 'sh');
    await act.type('出发日期', THERE);
    await act.check('往返');
    await until(() => act.field('返程日期')?.value === '2027-03-03', 'a return two days later');
    await act.type('返程日期', BACK);
    await act.type('出发日期', '2027-03-10');
    await until(() => act.field('返程日期')?.value === '2027-03-13', 'the stay keeps its length');
    await accessible(element);
    const asked = next(element, 'tp-search');
    await act.press('搜索航班');
    expect((await asked).detail).to.deep.equal({
      depCode: 'BJS',
      arrCode: 'SHA',
      depDate: '2027-03-10',
      retDate: '2027-03-13',
      travelType: 1,
      isPrefilled: false,
    });
    await act.sees('去程');
  });

  it('is chosen by keyboard too', async () => {
    const { act } = await show();
    const radios = [...act.root.querySelectorAll<HTMLInputElement>('input[name=trip]')];
    expect(radios.map(({ name, checked }) => `${name} ${checked}`)).to.deep.equal([
      'trip true',
      'trip false',
    ]);
    radios[0]?.focus();
    await sendKeys({ press: 'ArrowRight' });
    await until(() => act.field('返程日期'), 'the return');
  });

  const wrong: [string, string][] = [
    ['', '请选择返程日期'],
    ['2027-02-28', '返程日期不能早于出发日期'],
    ['2099-01-01', '暂不支持预订该日期的航班'],
  ];
  for (const [date, message] of wrong) {
    it(`refuses a return ${date || 'without a date'}: ${message}`, async () => {
      const { act } = await show();
      await act.type('出发城市', 'bj');
      await act.type('到达城市', 'sh');
      await act.type('出发日期', THERE);
      await act.check('往返');
      await act.type('返程日期', date);
      await act.press('搜索航班');
      await act.sees(message);
      expect(called('queryFlightList')).to.have.length(0);
    });
  }

  it('names the basis of every total: each leg of a party, then both legs of one and of all', async () => {
    const { act } = await show({}, ROUND);
    await act.press('起飞');
    await act.press('出行人：');
    await until(() => act.root.querySelector('.fb-staff'), 'the colleagues');
    await act.check('王建华');
    await act.press('确定（2人）');
    const totals = () =>
      [...act.root.querySelectorAll('.fb-flight-price :is(.fb-round-total, .fb-party-price)')].map(
        (total) => total.textContent,
      );
    await until(() => totals().length > 0, 'the totals of the way there');
    expect(totals()).to.deep.equal(['去程2人 ¥2,160.00', '去程2人 ¥1,240.00']);
    await act.press('选择');
    await act.press('选为去程');
    await until(() => act.root.querySelector('[aria-label="已选去程"]'), 'the way there as chosen');
    await until(() => totals().length === 4, 'both totals of both flights back');
    expect(totals()).to.deep.equal([
      '往返每人 ¥1,480.00',
      '往返2人 ¥2,960.00',
      '往返每人 ¥1,980.00',
      '往返2人 ¥3,960.00',
    ]);
  });

  it('shows the return with the price of both directions, and the outbound flight with a link back', async () => {
    const { element, act } = await toReturn();
    expect(called('queryFlightList').map(({ body }) => body)).to.deep.equal([
      { depCode: 'BJS', arrCode: 'SHA', depDate: THERE, withConnections: true },
      { depCode: 'SHA', arrCode: 'BJS', depDate: BACK, withConnections: true },
    ]);
    const totals = [...act.root.querySelectorAll('.fb-round-total')].map((total) => total.textContent);
    expect(totals).to.deep.equal(['往返每人 ¥1,480.00', '往返每人 ¥1,980.00']);
    await until(() => act.root.activeElement?.textContent === '返程上海 → 北京', 'the focus at its heading');
    await accessible(element);
    await act.press('重选');
    await until(() => !act.root.querySelector('[aria-label="已选去程"]'), 'the way there again');
    await act.sees('共 2 个航班');
    expect(called('queryFlightList'), 'nothing is asked again').to.have.length(2);
  });

  it('excludes return flights that leave before the arrival', async () => {
    const { act } = await toReturn({}, { 'ret-date': THERE });
    await act.sees('另有 1 个早于去程到达，未列出');
    expect(act.root.querySelectorAll('.fb-flight')).to.have.length(1);
    expect(act.root.querySelector('[data-day="2027-02-28"]'), 'no day before the arrival').to.equal(null);
  });

  it('judges a way back beside all flights of its day, those that leave too early too', async () => {
    const lowestFare = {
      minutes: 720,
      tolerance: { kind: 'amount' as const, value: 0 },
      withShared: false,
      withConnections: false,
    };
    const discountCaps = { economy: null, business: null, first: null };
    const { act } = await toReturn(governed(standard({ discountCaps, lowestFare })), { 'ret-date': THERE });
    await act.sees('另有 1 个早于去程到达，未列出');
    const marks = () =>
      [...act.root.querySelectorAll('.fb-flight-row .fb-mark')].map((mark) => mark.textContent);
    await until(() => marks().join() === '超标', 'the one way back is over');
    await act.press('超标');
    await act.sees('MU5101');
  });

  it('goes to another day back and keeps the way there', async () => {
    const { element, act } = await toReturn();
    const asked = next(element, 'tp-search');
    act.root.querySelector<HTMLElement>('[data-day="2027-03-05"]')?.click();
    expect((await asked).detail).to.include({ depDate: THERE, retDate: '2027-03-05' });
    await until(() => called('queryFlightList').length === 3, 'another search');
    expect(called('queryFlightList')[2]?.body).to.include({ depCode: 'SHA', depDate: '2027-03-05' });
    await until(() => act.root.querySelector('[aria-label="已选去程"]'), 'the way there stays');
  });

  it('goes back to the former day back and keeps the way there, but not for another way there', async () => {
    const { element, act } = await toReturn();
    element.setAttribute('ret-date', '2027-03-05');
    await until(() => called('queryFlightList').length === 3, 'the other day back');
    expect(called('queryFlightList')[2]?.body).to.include({ depCode: 'SHA', depDate: '2027-03-05' });
    await act.sees(/共 \d+ 个航班/);
    element.setAttribute('ret-date', BACK);
    await until(() => called('queryFlightList').length === 4, 'the former day back');
    expect(called('queryFlightList')[3]?.body).to.include({ depCode: 'SHA', depDate: BACK });
    expect(act.root.querySelector('[aria-label="已选去程"]')).not.to.equal(null);
    element.setAttribute('dep-date', '2027-03-02');
    await until(() => called('queryFlightList').length === 5, 'another way there');
    expect(called('queryFlightList')[4]?.body).to.include({ depCode: 'BJS', depDate: '2027-03-02' });
    await until(() => !act.root.querySelector('[aria-label="已选去程"]'), 'nothing is chosen');
  });

  it('has the chosen outbound flight at the top, below the fixed header, once the return is on view', async () => {
    await setViewport({ width: 1024, height: 1400 });
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const way = { depAirportCode: 'SHA', arrAirportCode: 'PEK', depCityName: '上海', arrCityName: '北京' };
    const times = { takeOffTime: `${BACK}T07:00`, arrTime: `${BACK}T09:15` };
    const many = Array.from({ length: 20 }, (_, i) =>
      itinerary(flight({ ...way, ...times, flightNo: `MU${5100 + i}` }), [unit({ salePrice: 40_000 })]),
    );
    const { act } = await show(
      {
        queryFlightList: async ({ depCode }: FlightQuery) => {
          if (depCode !== 'SHA') return { itineraryList: ITINERARIES };
          await held;
          return { itineraryList: many };
        },
      },
      { ...ROUND, style: '--tp-sticky-top: 56px' },
    );
    const chosen = () => act.root.querySelector('[aria-label="已选去程"]')?.getBoundingClientRect().top;
    await act.press('选择');
    await act.press('选为去程');
    await until(() => chosen() !== undefined, 'the way there');
    expect(Math.round(chosen() ?? 0), 'the page is too short as yet').to.be.greaterThan(64);
    release();
    await until(() => Math.round(chosen() ?? 0) === 64, 'the bar of the way there below the header');
    await setViewport({ width: 800, height: 600 });
  });

  it('orders both ways as a round trip', async () => {
    const { element, act } = await toOrder();
    await act.sees('去程成人票');
    await act.sees('返程成人票');
    await act.sees('¥2,120.00'); // Both fares, with the airport fee and fuel twice.
    const asked = next(element, 'tp-before-submit');
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    expect((await asked).detail).to.include({ salePrice: 198_000 });
    await created;
    const { voyageType, voyages } = ordered();
    expect(voyageType).to.equal(2);
    expect(
      voyages.map(({ segmentNo, flightNo, depDate }) => `${segmentNo} ${flightNo} ${depDate}`),
    ).to.deep.equal(['1 CA1501 2027-03-01', '2 CA1502 2027-03-04']);
    expect(called('queryProductBookingLimits')[0]?.body).to.deep.include({ voyageType: 2, voyages });
    await act.sees('上海 → 北京');
    await accessible(element);
  });

  it('says of which way a restriction speaks', async () => {
    const { act } = await toOrder(roundAnswers({ plimit: '4:2-9' }));
    await act.press('下一步');
    await act.sees('返程第1个航班仅限2-9人预订，请调整乘客人数或预订其他价格。');
    expect(called('createOrder')).to.have.length(0);
  });

  it('does not offer return fares that exclude all travellers of the outbound fare', async () => {
    const { act } = await toReturn({
      queryFlightList: ({ depCode, depDate }: FlightQuery) => ({
        itineraryList:
          depCode === 'SHA'
            ? backFlights(depDate, { plimit: '2:F' })
            : [itinerary(flight(), [unit({ plimit: '2:M' })])],
      }),
    });
    await act.sees('限男性');
    await act.press('选择', 1);
    await act.sees('与去程的乘客限制冲突');
    expect(act.button('预订')?.hasAttribute('disabled')).to.equal(true);
  });

  it('takes a new price for the way it is said of', async () => {
    let asked = 0;
    const { element, act } = await toOrder({
      createOrder: () => {
        asked += 1;
        if (asked === 1) throw refusal('priceChanged', { segmentNo: 2, salePrice: 95_000 });
        return { orderNo: ORDER_NO, totalAmount: 1, payDeadline: '', priceGuaranteedUntil: '' };
      },
    });
    await submitOrder(act);
    await act.sees('上海 → 北京原票价');
    await act.sees('¥950.00');
    const created = next(element, 'tp-order-created');
    await act.press('按新价格提交');
    await created;
    expect(ordered().voyages.map(({ salePrice }) => salePrice)).to.deep.equal([108_000, 95_000]);
  });

  it('is there again after a reload, both ways, and leads back to the way back', async () => {
    const { act } = await toReturnInTab();
    await act.press('选择', 1);
    await act.press('预订');
    await until(() => act.field('联系人姓名')?.value === '林静');
    await until(() => sessionStorage.getItem('tp-flight-draft-7')?.includes('CA1502'));
    takeAway();
    const again = await show({}, {}, 'session');
    await again.act.sees('已恢复上次未提交的订单内容');
    await again.act.sees('北京 → 上海');
    await again.act.sees('上海 → 北京');
    await again.act.press('返回航班');
    await until(() => again.act.root.querySelector('[aria-label="已选去程"]'), 'the way there');
    await again.act.sees('共 2 个航班');
    expect(called('queryFlightList').map(({ body }) => (body as { depCode: string }).depCode)).to.deep.equal([
      'SHA',
    ]);
  });

  async function toReturnInTab() {
    const shown = await show({}, ROUND, 'session');
    await shown.act.press('选择');
    await shown.act.press('选为去程');
    await until(() => shown.act.root.querySelector('[aria-label="已选去程"]'));
    await shown.act.sees(/共 \d+ 个航班/);
    return shown;
  }
});
