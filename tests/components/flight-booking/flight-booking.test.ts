import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { key } from '../../support/components/act';
import { searchFlights } from './support/search-steps';
import { until } from '../../support/components/fake-runtime';
import { goodAnswers, lostAnswer } from '../../support/components/samples';
import { itinerary, flight, unit } from '../../support/flight-samples';
import { TRIP_DAY } from '../../support/trip-day';
import { show } from './support/booking-page';
import { called, takeAway } from '../../support/components/element-page';

/** Asserts that no element covers the first or last letter of the message. */
function readable(message: Element | null | undefined): void {
  const text = message?.querySelector('span');
  const { left, right, top, bottom } = text?.getBoundingClientRect() ?? new DOMRect();
  const root = text?.getRootNode() as ShadowRoot;
  for (const x of [left + 2, right - 2]) {
    expect(root.elementFromPoint(x, (top + bottom) / 2) === text, message?.textContent).to.equal(true);
  }
}

describe('<tp-flight-booking>', () => {
  before(() => define());
  afterEach(takeAway);

  describe('search', () => {
    const ways: [typed: string, place: string, what: string][] = [
      ['北', '北京', '中文'],
      ['beij', '北京', '拼音'],
      ['xa', '西安', '首字母'],
      ['PVG', '上海浦东机场', '三字码 of an airport'],
      ['xiy', '西安', 'the code of a city’s only airport'],
      ['虹桥', '上海虹桥机场', 'part of an airport’s name'],
    ];
    const options = (root: ShadowRoot) =>
      [...root.querySelectorAll('[role=option]')].map(({ textContent }) => textContent).join(' ');
    for (const [typed, place, what] of ways) {
      it(`finds ${place} by ${what}`, async () => {
        const { act } = await show();
        await act.type('出发城市', typed);
        await until(() => options(act.root).includes(place), `${place} among the options`);
        key(act.field('出发城市') as HTMLElement, 'Enter');
        await until(() => act.field('出发城市')?.value === place);
      });
    }

    it('offers popular cities before any typing', async () => {
      const { act } = await show();
      act.field('出发城市')?.focus();
      await act.sees('热门城市');
    });

    it('offers recent searches, the newest first', async () => {
      const { element, act } = await show();
      await searchFlights(element);
      await act.sees('共 2 个航班');
      act.field('出发城市')?.focus();
      await act.sees('最近搜索');
      const recent = act.root.querySelector('[role=group][aria-label=最近搜索]');
      const names = [...(recent?.querySelectorAll('.tp-option-name') ?? [])].map((name) => name.textContent);
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

    it('accepts a typed city even without a choice from the list', async () => {
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
      await act.type('出发日期', TRIP_DAY);
      await act.press('搜索航班');
      await act.sees('共 2 个航班，符合条件 1 个');
      expect(called('queryFlightList')[0]?.body).to.include({ depCode: 'BJS' });
    });

    it('names missing values and moves the focus there', async () => {
      const { act } = await show();
      await act.press('搜索航班');
      await act.sees('请选择出发城市');
      await act.sees('请选择到达城市');
      expect(act.root.activeElement).to.equal(act.field('出发城市'));
      expect(called('queryFlightList')).to.have.length(0);
    });

    for (const width of [1440, 390]) {
      it(`leaves every message readable after an empty search, and that of an open list, ${width} px`, async () => {
        await setViewport({ width, height: 800 });
        const { act } = await show();
        const picker = () => act.root.querySelector('.tp-combobox[data-placed]');
        act.field('到达城市')?.focus();
        await until(picker, 'the code of the list is here');
        await act.press('搜索航班');
        await until(() => act.root.querySelectorAll('.tp-field-message.error').length === 2, 'both messages');
        await until(() => act.root.activeElement === act.field('出发城市'), 'the focus at the first field');
        expect(picker() === null, 'no list opened').to.equal(true);
        for (const message of act.root.querySelectorAll('.tp-field-message.error')) readable(message);
        key(act.field('出发城市') as HTMLElement, 'ArrowDown');
        await until(picker, 'the list, asked for');
        const own = act.field('出发城市')?.closest('.tp-field')?.querySelector('.tp-field-message');
        readable(own);
      });
    }

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
        { 'dep-code': 'BJS', 'arr-code': 'SHA', 'dep-date': TRIP_DAY, 'auto-search': '' },
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
      expect(prices).to.deep.equal(['¥1,080.00起 不含税', '¥620.00起 不含税']);
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

    it('shows all data as text', async () => {
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
