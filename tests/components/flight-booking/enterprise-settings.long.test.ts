import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { ENT_SETTING } from '../../../src/contract/enterprise-setting/enterprise-setting';
import { addDays, shanghaiDate } from '../../../src/domain/shanghai-time';
import { until } from '../../support/components/fake-runtime';
import { called, takeAway } from '../../support/components/element-page';
import { flight, itinerary, unit } from '../../support/flight-samples';
import { lostAnswer } from '../../support/components/samples';
import { searched, show } from './support/booking-page';
import { entSettings } from './support/setting-samples';

const chips = (root: ParentNode) => [...root.querySelectorAll('.fb-chip')].map((chip) => chip.textContent);

describe('the enterprise’s settings in <tp-flight-booking>', () => {
  before(() => define());
  afterEach(takeAway);

  const timed = {
    queryFlightList: () => ({
      itineraryList: [
        itinerary(flight(), [
          unit({ policyId: 'N', canBookTime: 2, salePrice: 90_000 }),
          unit({ policyId: 'D', canBookTime: 1, salePrice: 95_000 }),
        ]),
      ],
    }),
  };

  it('say which hours are work hours', async () => {
    const { act } = await searched({ ...timed, ...entSettings({ [ENT_SETTING.workTime]: '00:00-23:59' }) });
    await act.press('选择');
    await act.sees('工作时间 00:00-23:59（节假日除外）可订');
    const books = [...act.root.querySelectorAll<HTMLButtonElement>('.fb-fare-book')];
    // The last fare is the cheapest but is sold only outside work hours, and all hours are work hours for this
    // enterprise.
    expect(books.map(({ disabled }) => disabled)).to.deep.equal([false, true]);
  });

  it('choose filters in advance, over the element’s own attributes', async () => {
    const conditions = JSON.stringify([{ conditionType: 33, values: [1] }]);
    const { act } = await searched(
      entSettings({ [ENT_SETTING.bookPriceLimit]: '1', [ENT_SETTING.bookConditions]: conditions }),
      { conditions: '[{"conditionType":3,"values":[900]}]' },
    );
    await until(() => chips(act.root).length === 3, 'a chip each');
    expect(chips(act.root)).to.deep.equal(['移除经济舱', '移除9折及以下', '移除仅看最低价']);
  });

  it('choose none where they say nothing, or nothing that can be read', async () => {
    const { act } = await searched(
      entSettings({ [ENT_SETTING.bookPriceLimit]: '10', [ENT_SETTING.bookConditions]: '{"all":true}' }),
    );
    expect(chips(act.root)).to.deep.equal([]);
  });

  it('end the days that can be searched where the gateway’s parameter does', async () => {
    const { act } = await show({
      getSysParam: ({ param }: { param: string }) => ({ param, value: '30' }),
    });
    await act.type('出发城市', 'bj');
    await act.sees('北京首都机场');
    await until(() => called('getSysParam').length > 0);
    await act.type('到达城市', '上海');
    await act.sees('上海虹桥机场');
    await act.type('出发日期', addDays(shanghaiDate(new Date()), 31));
    await act.press('搜索航班');
    await act.sees('暂不支持预订该日期的航班');
    expect(called('queryFlightList')).to.have.length(0);
  });

  it('that do not come leave the usual ones: the flights are shown all the same', async () => {
    const { act } = await searched({
      ...timed,
      queryEntSettingInfoForCloud: () => {
        throw lostAnswer();
      },
    });
    await act.press('选择');
    await act.sees('工作时间 08:30-17:30（节假日除外）可订');
  });
});
