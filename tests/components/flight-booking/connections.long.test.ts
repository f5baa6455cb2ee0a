import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { BodyOf } from '../../../src/contract/call';
import type { createOrder, FlightItinerary, FlightQuery } from '../../../src/contract/flight-booking/booking';
import { accessible } from '../../support/components/accessible';
import { called, takeAway, type ElementOnPage } from '../../support/components/element-page';
import { next, until } from '../../support/components/fake-runtime';
import { flight, RULE, unit } from '../../support/flight-samples';
import { searched, show } from './support/booking-page';
import { governed } from './support/standard-samples';
import { ITINERARIES } from './support/itinerary-samples';
import { submitOrder } from './support/order-steps';

const TO_WUHAN = flight({
  flightNo: 'CZ3117',
  carrierCode: 'CZ',
  carrierShortName: '南航',
  arrTime: '2027-03-01T10:45',
  arrAirportCode: 'WUH',
  arrAirportName: '天河机场',
  arrCityName: '武汉',
  terminals: { dep: '', arr: 'T3' },
});
const ONWARD = flight({
  flightNo: 'MU2503',
  carrierCode: 'MU',
  carrierShortName: '东航',
  takeOffTime: '2027-03-02T07:00',
  arrTime: '2027-03-02T08:40',
  depAirportCode: 'WUH',
  depAirportName: '天河机场',
  depCityName: '武汉',
  terminals: { dep: 'T3', arr: 'T2' },
  duration: 100,
  distance: 680,
});
const FIRST = unit({ cabinCode: 'V', salePrice: 40_000, discount: 40, fullFare: 100_000 });
const SECOND = unit({
  cabinCode: 'Z',
  policyId: 'P9',
  salePrice: 30_000,
  discount: 35,
  fuelFee: 1000,
  sequenceNo: 2,
  fullFare: 85_000,
});
const CONNECTION: FlightItinerary = {
  flightSegments: [{ segNo: 1, flightList: [TO_WUHAN, ONWARD] }],
  priceList: [
    {
      totalSalePrice: 70_000,
      totalTicketPrice: 216_000,
      totalBuildFee: 10_000,
      totalFuelFee: 3000,
      totalCPrice: 0,
      totalFPrice: 0,
      totalYPrice: 185_000,
      priceUnitList: [FIRST, SECOND],
    },
  ],
  minPrice: 70_000,
  minPriceWithoutGw: 70_000,
};

let shown: ElementOnPage;
const all = (selector: string) => [
  ...(shown.element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
];
const texts = (selector: string) => all(selector).map(({ textContent }) => textContent);

const BACK_TO_WUHAN = flight({
  flightNo: 'MU2504',
  takeOffTime: '2027-03-04T08:00',
  arrTime: '2027-03-04T09:40',
  depAirportCode: 'SHA',
  depCityName: '上海',
  arrAirportCode: 'WUH',
  arrAirportName: '天河机场',
  arrCityName: '武汉',
  terminals: { dep: 'T2', arr: 'T3' },
});
const BACK_HOME = flight({
  flightNo: 'CZ3118',
  takeOffTime: '2027-03-04T12:00',
  arrTime: '2027-03-04T14:10',
  depAirportCode: 'WUH',
  depAirportName: '天河机场',
  depCityName: '武汉',
  arrAirportCode: 'PEK',
  arrCityName: '北京',
  terminals: { dep: 'T3', arr: 'T2' },
});
const CONNECTION_BACK: FlightItinerary = {
  ...CONNECTION,
  flightSegments: [{ segNo: 1, flightList: [BACK_TO_WUHAN, BACK_HOME] }],
};

describe('connections on a round trip in <tp-flight-booking>', () => {
  before(() => define());
  afterEach(takeAway);

  it('are chosen way by way, changed, and ordered as the flights of both', async () => {
    shown = await show(
      {
        queryFlightList: ({ depCode }: FlightQuery) => ({
          itineraryList: [depCode === 'SHA' ? CONNECTION_BACK : CONNECTION],
        }),
        queryTicketRuleSec: () => Array.from({ length: 4 }, () => RULE),
      },
      {
        'dep-code': 'BJS',
        'arr-code': 'SHA',
        'dep-date': '2027-03-01',
        'ret-date': '2027-03-04',
        'auto-search': '',
      },
    );
    const { act, element } = shown;
    const chooseThere = async () => {
      await act.press('选择');
      await act.press('选为去程');
      await until(() => all('.fb-chosen').length === 1, 'the way there as chosen');
    };
    await chooseThere();
    expect(texts('.fb-chosen')[0]).to.include('CZ3117/MU2503').and.to.include('中转 武汉 20小时15分');
    await act.press('重选');
    await until(() => all('.fb-chosen').length === 0, 'the flights there again');
    await chooseThere();
    await until(() => texts('.fb-stops').join() === '中转 武汉 2小时20分', 'the connection back');
    await accessible(element);
    for (const width of [390, 800, 1120, 1440]) {
      await setViewport({ width, height: 800 });
      const cut = all('.fb-stops, .fb-time > span').filter((line) => line.scrollWidth > line.clientWidth);
      expect(cut.map(({ textContent }) => textContent).join(), `${width} px`).to.equal('');
    }
    await setViewport({ width: 1024, height: 768 });
    await act.press('选择');
    await act.press('预订');
    await until(() => act.field('联系人姓名')?.value === '林静', 'the traveller is filled in');
    expect(texts('.fb-choice .tp-tag')).to.deep.equal(['去程第1程', '去程第2程', '返程第1程', '返程第2程']);
    await until(() => all('.fb-leg-rules .tp-rules').length === 4, 'the rules of all flights');
    // Both directions cost 400 and 300 yuan, twice 50 for the airport fee, 20 and 10 for fuel.
    expect(texts('.fb-price-total dd')).to.deep.equal(['¥1,660.00']);
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    await created;
    const sent = called('createOrder')[0]?.body as BodyOf<typeof createOrder> | undefined;
    expect(sent?.voyageType).to.equal(2);
    expect(
      sent?.voyages.map(({ segmentNo, sequenceNo, flightNo }) => [segmentNo, sequenceNo, flightNo]),
    ).to.deep.equal([
      [1, 1, 'CZ3117'],
      [1, 2, 'MU2503'],
      [2, 1, 'MU2504'],
      [2, 2, 'CZ3118'],
    ]);
  });
});

describe('connections in <tp-flight-booking>', () => {
  before(() => define());
  beforeEach(async () => {
    shown = await searched({
      ...governed(),
      queryFlightList: ({ withConnections }: { withConnections?: boolean }) => ({
        itineraryList: withConnections ? [CONNECTION] : ITINERARIES,
      }),
      queryTicketRuleSec: () => [RULE, { ...RULE, refund: { allowed: false, freeTimes: 0, tiers: [] } }],
    });
  });
  afterEach(takeAway);

  it('say in the row where one changes, how long it takes and on which day one arrives', async () => {
    expect(texts('.fb-stops')).to.deep.equal(['中转 武汉 20小时15分']);
    expect(texts('.fb-flight .fb-times sup')).to.deep.equal(['+1天']);
    expect(texts('.fb-flight .fb-way')[0]).to.include('24小时10分');
    expect(texts('.fb-carrier-detail')[0]).to.include('CZ3117/MU2503');
    await shown.act.press('选择');
    const [first, second] = texts('.fb-plan > li');
    expect(first).to.include('第1程 南航 CZ3117').and.to.include('武汉中转，停留20小时15分，同航站楼，隔夜');
    expect(second).to.include('第2程 东航 MU2503').and.to.include('+1天');
    await accessible(shown.element);
  });

  it('are booked as one: both flights are sent, at the sum of their fares and fees, with the rules of each', async () => {
    const { act, element } = shown;
    await until(() => all('.fb-mark').length > 0, 'the fares held against the standards');
    await act.press('选择');
    await act.press('预订');
    await until(() => act.field('联系人姓名')?.value === '林静', 'the traveller is filled in');
    await until(() => all('.fb-leg-rules .tp-rules').length === 2, 'the rules of both');
    expect(texts('.fb-leg-rules h3')).to.deep.equal([
      '第1程 南航 CZ3117 经济舱 V舱',
      '第2程 东航 MU2503 经济舱 Z舱',
    ]);
    expect(texts('.fb-leg-rules')[1]).to.include('不得退票，仅退税费');
    expect(texts('.fb-choice h2')).to.deep.equal(['北京 → 武汉', '武汉 → 上海']);
    // 400 and 300 yuan, twice 50 for the airport fee, 20 and 10 for fuel.
    expect(texts('.fb-price-total dd')).to.deep.equal(['¥830.00']);
    await accessible(element);
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    await created;
    const sent = called('createOrder')[0]?.body as BodyOf<typeof createOrder> | undefined;
    expect(
      sent?.voyages.map(({ segmentNo, sequenceNo, flightNo, salePrice }) => [
        segmentNo,
        sequenceNo,
        flightNo,
        salePrice,
      ]),
    ).to.deep.equal([
      [1, 1, 'CZ3117', 40_000],
      [1, 2, 'MU2503', 30_000],
    ]);
  });
});
