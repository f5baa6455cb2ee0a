import type { Browser, Page } from 'playwright-core';
import { inTurn, type Figure } from './measure';

const FLIGHTS = 300;
const UNITS = 15;

/** Filtering and sorting 300 flights with 15 price units each, to the next frame. */
export async function resultList(browser: Browser, origin: string): Promise<Figure[]> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.route('**/jppubapi/**', (route) => route.fulfill({ json: answerTo(route.request().url()) }));
  await page.addInitScript(() => localStorage.setItem('tp-auth-sign', 'bench'));
  // functions sent to the page carry this helper of the compiler
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto(`${origin}/ours`);
  for (const [label, city] of [
    ['出发城市', '北京'],
    ['到达城市', '上海'],
  ] as const) {
    await page.getByLabel(label).fill(city);
    await page.keyboard.press('Enter');
  }
  await page.getByRole('button', { name: '搜索航班' }).click();
  await page.getByRole('button', { name: '选择' }).first().waitFor();
  await prepare(page);

  const figures: Figure[] = [];
  for (const work of ['sort', 'filter'] as const) {
    const { ours, floor } = await inTurn(
      20,
      () => page.evaluate((w) => window.bench.ours(w), work),
      () => page.evaluate((w) => window.bench.floor(w), work),
    );
    figures.push({
      name: `${work} ${FLIGHTS} flights × ${UNITS} price units to the next frame`,
      ratio: ours / floor,
      limit: { most: 3 },
      detail: `${ours.toFixed(1)} against ${floor.toFixed(1)} ms`,
    });
  }
  await page.close();
  return figures;
}

declare global {
  interface Window {
    bench: Record<'ours' | 'floor', (work: 'sort' | 'filter') => Promise<number>>;
  }
}

/** Puts both runners on the page: ours presses the buttons, the floor works on plain arrays and a plain table. */
function prepare(page: Page): Promise<void> {
  return page.evaluate((itineraries) => {
    const root = document.querySelector('tp-flight-booking')?.shadowRoot;
    if (!root) throw new Error('no element');
    const press = (text: string) =>
      [...root.querySelectorAll<HTMLElement>('button, label')]
        .find((it) => it.textContent?.includes(text))
        ?.click();
    /** From the beginning of a frame until it is drawn, so that waiting for the frame counts for neither. */
    const framed = (work: () => void): Promise<number> =>
      new Promise((resolve) =>
        requestAnimationFrame(() => {
          const begun = performance.now();
          work();
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - begun);
          channel.port2.postMessage(0);
        }),
      );

    const table = document.createElement('table');
    document.body.append(table);
    let descending = false;
    let direct = false;
    const work = {
      sort: () => (descending = !descending),
      filter: () => (direct = !direct),
    };
    const plain = (kind: 'sort' | 'filter'): void => {
      work[kind]();
      const rows = itineraries
        .map(({ flightSegments, priceList }) => ({
          flight: flightSegments[0]?.flightList[0],
          price: Math.min(...priceList.map(({ totalSalePrice }) => totalSalePrice)),
        }))
        .filter(({ flight }) => !direct || flight?.stopInfos.length === 0)
        .sort((a, b) => (descending ? b.price - a.price : a.price - b.price))
        .slice(0, 20);
      table.replaceChildren(
        ...rows.map(({ flight, price }) => {
          const row = document.createElement('tr');
          const cells = [flight?.flightNo, flight?.takeOffTime, flight?.arrTime, flight?.duration, price];
          for (const text of cells) row.appendChild(document.createElement('td')).textContent = String(text);
          return row;
        }),
      );
    };
    window.bench = {
      ours: (kind) => framed(() => press(kind === 'sort' ? '价格' : '仅看直飞')),
      floor: (kind) => framed(() => plain(kind)),
    };
  }, ITINERARIES);
}

const two = (n: number) => String(n).padStart(2, '0');

const ITINERARIES = Array.from({ length: FLIGHTS }, (_, i) => {
  const hour = 6 + (i % 15);
  const flight = {
    flightNo: `CA${1000 + i}`,
    carrierCode: ['CA', 'MU', 'CZ', 'HU'][i % 4],
    carrierFullName: '航空公司',
    carrierShortName: ['国航', '东航', '南航', '海航'][i % 4],
    takeOffTime: `2027-03-01T${two(hour)}:${two((i * 7) % 60)}`,
    arrTime: `2027-03-01T${two(hour + 2)}:${two((i * 11) % 60)}`,
    depAirportCode: i % 3 === 0 ? 'PKX' : 'PEK',
    depAirportName: i % 3 === 0 ? '大兴机场' : '首都机场',
    depCityName: '北京',
    arrAirportCode: i % 5 === 0 ? 'PVG' : 'SHA',
    arrAirportName: i % 5 === 0 ? '浦东机场' : '虹桥机场',
    arrCityName: '上海',
    terminals: { dep: 'T3', arr: 'T2' },
    distance: 1076,
    isShare: false,
    operatingFlightNo: '',
    operatingCarrierName: '',
    stopInfos:
      i % 6 === 0
        ? [
            {
              cityName: '济南',
              airportCode: 'TNA',
              airportName: '遥墙机场',
              arrTime: `2027-03-01T${two(hour)}:50`,
              takeOffTime: `2027-03-01T${two(hour + 1)}:20`,
            },
          ]
        : [],
    planeCode: '738',
    planeName: '波音737-800',
    planeSize: '中',
    duration: 120 + (i % 40),
    mealFlag: 1,
  };
  const priceList = Array.from({ length: UNITS }, (_unused, j) => {
    const salePrice = 50_000 + ((i * 37 + j * 101) % 150) * 1000;
    const unit = {
      cabinCode: 'YBMUHQVWSTLGKNR'[j],
      cabinName: '经济舱',
      cabinType: 1,
      discount: 40 + j,
      salePrice,
      ticketPrice: salePrice,
      fuelFee: 2000,
      buildFee: 5000,
      policyId: `P${j}`,
      policyExInfo: '',
      fareCode: 'Y',
      subProductId: '',
      sequenceNo: j,
      segmentNo: 1,
      plimit: j === 3 ? '1:18-24' : '',
      sps: [],
      seatCount: 1 + (j % 9),
      isProtocol: j === 5,
      productTags: [],
      baggage: 20,
    };
    return {
      totalSalePrice: salePrice,
      totalTicketPrice: salePrice,
      totalBuildFee: 5000,
      totalFuelFee: 2000,
      totalCPrice: 0,
      totalFPrice: 0,
      totalYPrice: 200_000,
      priceUnitList: [unit],
    };
  });
  return {
    flightSegments: [{ segNo: 1, flightList: [flight] }],
    priceList,
    minPrice: 50_000,
    minPriceWithoutGw: 50_000,
  };
});

const city = (cityCode: string, cityName: string, pinyin: string) => ({
  cityCode,
  cityName,
  provinceName: cityName,
  pinyin,
  pinyinInitials: pinyin.slice(0, 2),
  hotRank: 1,
  airports: [{ airportCode: cityCode, airportName: '机场', terminals: [] }],
});

function answerTo(url: string): object {
  const results: Record<string, unknown> = {
    queryCityList: [city('BJS', '北京', 'beijing'), city('SHA', '上海', 'shanghai')],
    queryHolidayList: [],
    queryFlightList: { itineraryList: ITINERARIES },
  };
  return { success: true, code: '0', msg: '', result: results[url.slice(url.lastIndexOf('/') + 1)] };
}
