import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { setValue } from '../../support/components/act';
import { until } from '../../support/components/fake-runtime';
import { flight, itinerary, RULE, unit } from '../../support/flight-samples';
import { TRIP_DAY } from '../../support/trip-day';
import { searched } from './support/booking-page';
import { takeAway } from '../../support/components/element-page';

describe('the results of <tp-flight-booking>', () => {
  before(() => define());
  afterEach(takeAway);

  const carriers = (root: ParentNode) =>
    [...root.querySelectorAll('.fb-carrier-mark')].map((mark) => mark.textContent);
  const chips = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('.fb-chip')];

  it('names the aircraft and its size, the stop with its times, and that there is no meal', async () => {
    const stopInfos = [
      {
        cityName: '济南',
        airportCode: 'TNA',
        airportName: '遥墙机场',
        arrTime: `${TRIP_DAY}T09:30`,
        takeOffTime: `${TRIP_DAY}T10:10`,
      },
    ];
    const { act } = await searched({
      queryFlightList: () => ({ itineraryList: [itinerary(flight({ stopInfos, mealFlag: 0 }), [unit()])] }),
    });
    await act.sees('经停 济南 09:30–10:10');
    await act.sees('空客330-300（大）');
    await act.sees('无餐食');
  });

  it('turns selected filters into chips, each of which can be removed', async () => {
    const { act } = await searched();
    await act.press('航空公司');
    await act.check('东航');
    await act.press('机场');
    await act.check('大兴机场');
    await act.sees('符合条件 1 个');
    expect(chips(act.root).map((chip) => chip.textContent)).to.deep.equal(['移除东航', '移除大兴机场']);
    // Options without any result are disabled.
    expect(act.root.querySelectorAll('.fb-filters > .tp-choice input:disabled')).to.have.length(2);
    chips(act.root)[0]?.click();
    await until(() => chips(act.root).length === 1);
    expect(carriers(act.root)).to.deep.equal(['MU']);
    await act.press('清除筛选');
    await until(() => chips(act.root).length === 0 && carriers(act.root).length === 2);
  });

  it('takes a range of prices, whichever way round', async () => {
    const { act } = await searched();
    await act.press('票价');
    await until(() => act.root.querySelector('[aria-label=最低票价]'), 'the panel');
    setValue(act.root.querySelector('[aria-label=最低票价]') as HTMLInputElement, '700');
    setValue(act.root.querySelector('[aria-label=最高票价]') as HTMLInputElement, '600x');
    await act.press('应用');
    await act.sees('¥600–700');
    await until(() => carriers(act.root).join() === 'MU');
  });

  it('keeps the rows on the page when it filters and sorts', async () => {
    const { act } = await searched();
    const [first] = act.root.querySelectorAll('.fb-flight');
    await act.press('价格');
    await until(() => carriers(act.root)[0] === 'MU');
    expect(act.root.querySelector('.fb-flight')).to.equal(first);
    await act.press('综合');
    await act.check('仅看直飞');
    await act.sees('符合条件 2 个');
    expect(act.root.querySelector('.fb-flight')).to.equal(first);
  });

  it('filters by a cell of the overview, and no longer when it is pressed again', async () => {
    const { act } = await searched();
    await act.press('航司总览');
    const cell = () =>
      [...act.root.querySelectorAll<HTMLElement>('.fb-overview-cell')].find(
        ({ textContent }) => textContent === '东航 晚上 18–24 最低¥6201班',
      );
    await until(cell, 'the cell');
    cell()?.click();
    await until(() => carriers(act.root).join() === 'MU');
    expect(cell()?.ariaPressed).to.equal('true');
    expect(act.root.querySelectorAll('.fb-overview-cell')).to.have.length(2);
    await accessible(act.root.host);
    cell()?.click();
    await until(() => carriers(act.root).length === 2);
  });

  it('give in the row the reason that the lowest price of a flight is not bookable for the travellers', async () => {
    const { act } = await searched();
    await act.sees('¥510 限2-9人');
    const [row] = act.root.querySelectorAll('.fb-flight-lowest');
    expect(row?.textContent).to.include('1,080');
  });

  it('say so where those who travel can buy nothing of a flight', async () => {
    const few = unit({ plimit: '4:2-9', salePrice: 40_000 });
    const { act } = await searched({
      queryFlightList: () => ({ itineraryList: [itinerary(flight(), [few])] }),
    });
    await act.sees('当前乘机人不可订');
    await act.sees('¥400 限2-9人');
  });

  it('merge the flights of one aircraft into a row, below the lowest, and list the others on wish', async () => {
    const share = {
      flightNo: 'ZH9501',
      carrierCode: 'ZH',
      carrierShortName: '深航',
      isShare: true,
      operatingFlightNo: 'CA1501',
      operatingCarrierName: '国航',
    };
    const { element, act } = await searched({
      queryFlightList: () => ({
        itineraryList: [
          itinerary(flight(), [unit()]),
          itinerary(flight(share), [unit({ salePrice: 90_000 })]),
          itinerary(flight({ flightNo: 'MU5102', carrierCode: 'MU' }), [unit()]),
        ],
      }),
    });
    await act.sees('共 3 个航班，同机合并为 2 行');
    await act.sees('实际承运 国航');
    await until(() => carriers(act.root).length === 2);
    const row = act.root.querySelector<HTMLElement>('.fb-flight:has(.fb-same-aircraft)');
    expect(row && carriers(row)).to.deep.equal(['ZH']);
    await act.press('与ZH9501同机另有1个');
    await until(() => row && carriers(row).join() === 'ZH,CA');
    await accessible(element);
    // Filters and their counts refer to flights, not to rows.
    await act.check('隐藏共享');
    await act.sees('共 3 个航班，符合条件 2 个');
    expect(act.text()).not.to.include('同机');
    await act.check('隐藏共享');
    await until(() => row && carriers(row).join() === 'ZH,CA');
    row?.querySelector<HTMLElement>('.fb-others .fb-flight-choose')?.click();
    await act.press('预订');
    await until(() => act.field('联系人姓名'));
    expect(act.text()).to.include('CA1501');
    await act.press('返回航班');
    await until(
      () => act.root.querySelector('.fb-others .fb-flight[data-open]'),
      'the flight as it was left',
    );
  });

  it('list prices without taxes, or with them: in rows, filters and order alike', async () => {
    // With taxes, the cheaper of the two becomes the dearer one.
    const feeder = unit({ salePrice: 61_000, buildFee: 0, fuelFee: 0 });
    const { act } = await searched({
      queryFlightList: () => ({
        itineraryList: [
          itinerary(flight(), [unit({ salePrice: 60_000 })]),
          itinerary(flight({ flightNo: 'MU5102', carrierCode: 'MU' }), [feeder]),
        ],
      }),
    });
    const prices = () =>
      [...act.root.querySelectorAll('.fb-flight-lowest')].map((price) => price.textContent);
    await act.press('价格');
    await until(() => prices().join() === '¥600.00起 不含税,¥610.00起 不含税');
    await act.check('含税价');
    await until(() => prices().join() === '¥610.00起 含税,¥670.00起 含税');
    await act.sees('各日最低价不含税');
    await act.press('航司总览');
    await until(() => act.root.querySelector('.fb-overview')?.textContent?.includes('¥670'));
    await act.press('票价');
    await act.sees('票价（元，含税）');
    await until(() => act.root.querySelector('[aria-label=最高票价]'), 'the panel');
    setValue(act.root.querySelector('[aria-label=最高票价]') as HTMLInputElement, '650');
    await act.press('应用');
    await act.sees('含税 ¥650以下');
    await until(() => carriers(act.root).join() === 'MU');
    await act.press('清除筛选');
    await until(() => carriers(act.root).length === 2);
    await act.press('选择', 1);
    const fare = () => act.root.querySelector('.fb-fare-price');
    await until(() => fare()?.textContent?.includes('¥670.00含税'), 'the fare with its taxes');
    await act.check('含税价');
    await until(() => fare()?.textContent?.includes('¥600.00不含税'), 'the fare without');
  });

  describe('price units', () => {
    const night = unit({ policyId: 'N', canBookTime: 2, salePrice: 90_000, refundable: false });
    const day = unit({ policyId: 'D', canBookTime: 1, salePrice: 95_000 });

    it('are bookable at their time of day alone, and say so', async () => {
      const { act } = await searched({
        queryFlightList: () => ({ itineraryList: [itinerary(flight(), [night, day])] }),
      });
      await act.press('选择');
      await act.sees('非工作时间 00:00-08:29、17:31-23:59及节假日可订');
      await act.sees('工作时间 08:30-17:30（节假日除外）可订');
      await act.sees('不得退票');
      const books = [...act.root.querySelectorAll<HTMLButtonElement>('.fb-fare-book')];
      // At any time of the day, exactly one of the two can be booked.
      expect(books.filter(({ disabled }) => disabled)).to.have.length(1);
    });

    it('show with their rules the product, the seller, and the start of the next fee', async () => {
      const sps = [
        {
          officeNo: 'PEK701',
          serviceProviderID: 'FW02',
          serviceProviderName: '代理分销',
          supplierID: 'GY02',
          supplierName: '示范航空服务',
        },
      ];
      const units = [unit({ sps, productTags: ['企业协议'], policyExInfo: '限本企业' })];
      const { act } = await searched({
        queryFlightList: () => ({ itineraryList: [itinerary(flight(), units)] }),
      });
      await act.press('选择');
      await act.press('退改规则');
      await act.sees('示范航空服务（代理分销）');
      await act.sees('企业协议的说明');
      await act.sees('限本企业');
      await act.sees(/再过 \d+天(\d+小时)?，费用变为/);
    });

    it('show that a change is free for a time, and the fee after that', async () => {
      const change = { ...RULE.refund, freeTimes: 1 };
      const { act } = await searched({
        queryFlightList: () => ({ itineraryList: [itinerary(flight(), [unit()])] }),
        queryTicketRuleSec: () => [{ ...RULE, change }],
      });
      await act.press('选择');
      await act.press('退改规则');
      await act.sees('前 1 次免费');
      const [, present] = act.root.querySelectorAll('[data-now] .tp-tier-fee');
      expect(present?.textContent).to.equal('免费此后 ¥54.00');
    });

    it('keeps long names on one line, whole in their titles', async () => {
      const carrierShortName = '世界上名字最长的示范航空股份有限公司西南分公司';
      const { act } = await searched({
        queryFlightList: () => ({ itineraryList: [itinerary(flight({ carrierShortName }), [unit()])] }),
      });
      const name = act.root.querySelector<HTMLElement>('.fb-carrier-name');
      expect(name?.title).to.equal(carrierShortName);
      expect(name?.offsetHeight).to.be.below(30);
      expect(name?.scrollWidth).to.be.above(name?.clientWidth ?? 0);
    });

    it('can be compared, four at most, and booked from there', async () => {
      const { element, act } = await searched({
        queryFlightList: () => ({
          itineraryList: [
            itinerary(
              flight(),
              ['A', 'B', 'C', 'D', 'E'].map((policyId, i) =>
                unit({ policyId, cabinCode: policyId, salePrice: 60_000 + i * 10_000 }),
              ),
            ),
          ],
        }),
        queryTicketRuleSec: () => [RULE],
      });
      await act.press('选择');
      const boxes = () => [...act.root.querySelectorAll<HTMLInputElement>('.fb-fare-compare input')];
      await until(() => boxes().length === 5, 'five fares');
      boxes()[0]?.click();
      await act.sees('再加入1个价格即可对比');
      expect((act.button('开始对比') as HTMLButtonElement).disabled).to.equal(true);
      for (const i of [1, 2, 3]) boxes()[i]?.click();
      await act.sees('已加入 4/4');
      expect(boxes()[4]?.disabled).to.equal(true);
      await act.press('移除 国航 CA1501 D舱');
      await until(() => boxes()[4]?.disabled === false);

      await act.press('开始对比');
      await until(() => act.root.querySelector('.fb-compare'), 'the table');
      await until(() => !act.root.querySelector('.fb-compare')?.textContent?.includes('查询中'));
      const heads = [...act.root.querySelectorAll('.fb-compare thead th')].map((head) => head.textContent);
      expect(heads).to.have.length(4);
      const [best, ...others] = act.root.querySelectorAll('.fb-compare tbody tr:first-child [data-best]');
      expect(best?.textContent).to.equal('¥600.00最低');
      expect(others).to.have.length(0);
      await accessible(element);
      const seen = (selector: string) => act.root.querySelector(selector)?.getBoundingClientRect();
      const names = () => seen('.fb-compare thead') as DOMRect;
      await setViewport({ width: 390, height: 500 });
      const body = act.root.querySelector('.tp-dialog-body') as HTMLElement;
      body.scrollTo({ top: 200, behavior: 'instant' });
      await until(
        () => Math.abs(names().top - body.getBoundingClientRect().top) <= 1,
        'the names at the top',
      );
      const actions = seen('.fb-compare tfoot');
      expect(actions?.bottom).to.be.at.most(body.getBoundingClientRect().bottom + 1);
      expect(actions?.top).to.be.above(names().bottom);
      await setViewport({ width: 1280, height: 800 });
      await act.press('订这个价格', 1);
      await until(() => act.field('联系人姓名'));
      expect(act.text()).to.include('B舱');
    });
  });

  describe('filters chosen beforehand', () => {
    it('come from the embedder’s conditions, and keep the changes of the user', async () => {
      const { act } = await searched(
        {},
        { conditions: '[{"conditionType":3,"values":[500]}]', 'book-price-limit': '1' },
      );
      await act.sees('5折及以下');
      await act.sees('仅看最低价');
      await act.sees('符合条件 1 个');
      await act.press('清除筛选');
      await until(() => carriers(act.root).length === 2);
      await act.press('选择');
      await act.press('预订');
      await until(() => act.field('联系人姓名'));
      await act.press('返回航班');
      await act.sees(/共 2 个航班/);
      expect(chips(act.root)).to.have.length(0);
    });
  });

  for (const width of [390, 720, 1024, 1440]) {
    it(`fits ${width} px with everything open`, async () => {
      await setViewport({ width, height: 900 });
      const { element, act } = await searched();
      await act.check('仅看直飞');
      await act.press('航司总览');
      await act.press('选择');
      await act.press('退改规则');
      await act.sees('不得改期');
      act.root.querySelector<HTMLElement>('.fb-fare-compare input')?.click();
      await act.sees('再加入1个价格即可对比');
      for (const box of act.root.querySelectorAll<HTMLElement>('.fb-fare-compare input:not(:checked)'))
        box.click();
      await act.sees('已加入 2/4');
      expect(act.root.querySelector('.fb-results')?.scrollWidth).to.be.at.most(element.clientWidth);
      expect(element.scrollWidth).to.be.at.most(element.clientWidth);
      const overview = act.root.querySelector('.fb-overview');
      expect(overview?.scrollWidth).to.be.at.most(overview?.clientWidth ?? 0);
      await setViewport({ width: 1280, height: 800 });
    });
  }

  for (const width of [1440, 1024]) {
    it(`keeps every row whole when a window of ${width} px is narrowed to 390 px below the first flights`, async () => {
      await setViewport({ width, height: 900 });
      const itineraryList = Array.from({ length: 40 }, (_, i) =>
        itinerary(flight({ flightNo: `CA15${i + 10}` }), [unit()]),
      );
      const { element, act } = await searched({ queryFlightList: () => ({ itineraryList }) });
      const rows = () => [...act.root.querySelectorAll('.fb-flight')];
      await until(() => {
        rows().at(-1)?.scrollIntoView();
        return rows().length === 40;
      }, 'every row');
      await setViewport({ width: 390, height: 900 });
      await until(() => element.clientWidth <= 390, 'the narrow window');
      const { right } = element.getBoundingClientRect();
      const widest = Math.max(...rows().map((row) => row.getBoundingClientRect().right));
      expect(widest).to.be.at.most(right);
      await setViewport({ width: 1280, height: 800 });
    });
  }
});
