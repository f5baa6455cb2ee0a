import { expect } from '@open-wc/testing';
import { define } from '../../../../components/index';
import { addDays, shanghaiDate } from '../../../../src/domain/shanghai-time';
import { accessible } from '../../../support/components/accessible';
import type { within } from '../../../support/components/act';
import { next, until, type Answers } from '../../../support/components/fake-runtime';
import { show as showBooking } from '../support/booking-page';
import { called, takeAway } from '../../../support/components/element-page';
import { BACK, ROUND, roundAnswers, THERE } from '../support/round-trip-samples';
import { submitOrder } from '../support/order-steps';

const show = (
  answers: Answers = {},
  attributes: Record<string, string> = {},
  storage?: 'memory' | 'session',
) => showBooking({ ...roundAnswers(), ...answers }, attributes, storage);

describe('the search of <tp-flight-booking> in an address', () => {
  const start = location.href;
  before(() => define());
  afterEach(() => {
    takeAway();
    history.replaceState(null, '', start);
  });

  const hostile: [string, Record<string, string>, string][] = [
    ['an unknown city', { ...ROUND, 'dep-code': 'QQQ' }, '没有找到指定的城市，请重新选择'],
    ['markup for a city', { ...ROUND, 'arr-code': '<img src=x onerror=alert(1)>' }, '没有找到指定的城市'],
    ['a day that does not exist', { ...ROUND, 'dep-date': '2027-02-30' }, '请选择出发日期'],
    ['a day that is past', { ...ROUND, 'dep-date': '2020-01-01' }, '出发日期不能早于今天'],
    ['a return before the departure', { ...ROUND, 'ret-date': '2027-02-01' }, '返程日期不能早于出发日期'],
    ['a return that is none', { ...ROUND, 'ret-date': 'javascript:1' }, '请选择返程日期'],
    ['one city twice', { ...ROUND, 'arr-code': 'PEK' }, '出发城市和到达城市不能相同'],
  ];
  for (const [what, attributes, message] of hostile) {
    it(`leads to the form with a word at the field for ${what}`, async () => {
      const { act } = await show({}, attributes);
      await act.sees(message);
      expect(act.root.querySelectorAll('[aria-invalid="true"]')).to.have.length(1);
      expect(act.root.querySelector('.fb-results')).to.equal(null);
      expect(called('queryFlightList')).to.have.length(0);
    });
  }

  it('is followed where it changes, and empties the form where it names nothing', async () => {
    const { element, act } = await show({}, ROUND);
    await act.sees('共 2 个航班');
    element.setAttribute('dep-date', '2027-03-02');
    await until(() => called('queryFlightList').length === 2, 'another search');
    expect(called('queryFlightList')[1]?.body).to.include({ depDate: '2027-03-02' });
    for (const name of Object.keys(ROUND)) element.removeAttribute(name);
    await until(() => !act.root.querySelector('.fb-results'), 'the form alone');
    expect(act.field('出发城市')?.value).to.equal('');
    expect(act.field('返程日期') ?? undefined).to.equal(undefined);
  });

  it('is not searched again when the address follows the search', async () => {
    const { element, act } = await show();
    element.addEventListener('tp-search', (event) => {
      type Detail = Record<'depCode' | 'arrCode' | 'depDate', string>;
      const { depCode, arrCode, depDate } = (event as CustomEvent<Detail>).detail;
      element.setAttribute('dep-code', depCode);
      element.setAttribute('arr-code', arrCode);
      element.setAttribute('dep-date', depDate);
      element.setAttribute('auto-search', '');
    });
    await act.type('出发城市', 'bj');
    await act.type('到达城市', 'sh');
    await act.press('搜索航班');
    await act.sees('共 2 个航班');
    await act.press('选择', 1);
    await act.sees('当前乘机人不可订');
    expect(called('queryFlightList')).to.have.length(1);
  });

  it('is the page’s own where it keeps it, with an entry a search and back to the former', async () => {
    history.replaceState(null, '', `${location.pathname}?other=1#part`);
    const { act } = await show({}, { 'keeps-address': '' });
    const before = history.length;
    await act.type('出发城市', 'bj');
    await act.type('到达城市', 'sh');
    await act.type('出发日期', THERE);
    await act.press('搜索航班');
    await act.sees('共 2 个航班');
    expect(location.search).to.equal(`?other=1&depCode=BJS&arrCode=SHA&depDate=${THERE}`);
    expect(location.hash).to.equal('#part');
    expect(history.length).to.equal(before + 1);
    await act.type('出发日期', '2027-03-02');
    await act.press('搜索航班');
    await until(() => location.search.includes('2027-03-02'), 'the new address');
    history.back();
    await until(() => act.field('出发日期')?.value === THERE, 'the former search');
    await until(() => called('queryFlightList').length === 3, 'its flights');
    expect(called('queryFlightList')[2]?.body).to.include({ depDate: THERE });
    history.back();
    await until(() => act.field('出发城市')?.value === '', 'the empty form');
  });

  it('is no longer there when a new booking begins', async () => {
    history.replaceState(null, '', `${location.pathname}?other=1`);
    const { element, act } = await show({}, { 'keeps-address': '' });
    await act.type('出发城市', 'bj');
    await act.type('到达城市', 'sh');
    await act.press('搜索航班');
    await act.press('选择');
    await act.press('预订');
    await until(() => act.field('联系人姓名')?.value === '林静');
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    await created;
    expect(location.search).to.include('depCode=BJS');
    const asked = called('queryFlightList').length;
    const restarted = next(element, 'tp-booking-restarted');
    await act.press('查看订单');
    await act.press('继续预订');
    await restarted;
    await until(() => location.search === '?other=1', 'the address without the search');
    await until(() => act.field('出发城市')?.value === '北京', 'the form as it was filled in');
    expect(act.root.querySelector('.fb-results')).to.equal(null);
    expect(called('queryFlightList'), 'nothing is searched by itself').to.have.length(asked);
  });

  it('is taken from the page’s own, and nothing of it is touched unless that is wanted', async () => {
    history.replaceState(null, '', `${location.pathname}?depCode=BJS&arrCode=SHA&depDate=${THERE}`);
    const alone = await show();
    expect(alone.act.field('出发城市')?.value).to.equal('');
    takeAway();
    const { act } = await show({}, { 'keeps-address': '' });
    await act.sees('共 2 个航班');
  });
});

describe('recent searches of <tp-flight-booking>', () => {
  const KEY = 'tp-recent-searches-1';
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });
  const chips = (act: ReturnType<typeof within>) =>
    [...act.root.querySelectorAll('.fb-recent-search')].map((chip) => chip.textContent);

  it('are none for a new user, and the last one is offered the next time', async () => {
    const { act } = await show({}, ROUND, 'session');
    await act.sees('共 2 个航班');
    await until(() => sessionStorage.getItem(KEY)?.includes('E001/S0001'), 'it is kept');
    expect(act.root.querySelector('.fb-recent')).to.equal(null);
    takeAway();
    const again = await show({}, {}, 'session');
    await again.act.sees('最近搜索');
    expect(chips(again.act)).to.deep.equal(['北京上海03-01 至 03-04']);
    await accessible(again.element);
    await again.act.press('北京');
    await again.act.sees('共 2 个航班');
    expect(called('queryFlightList')[0]?.body).to.include({ depCode: 'BJS', depDate: THERE });
    expect(again.act.field('返程日期')?.value).to.equal(BACK);
  });

  it('move a past day to tomorrow and can be taken away one by one', async () => {
    const one = { depCode: 'BJS', depName: '北京', arrCode: 'SHA', arrName: '上海', retDate: '' };
    const list = [
      { ...one, depDate: '2020-01-01', retDate: '2020-01-04' },
      { ...one, depDate: '2020-01-01' },
    ];
    sessionStorage.setItem(KEY, JSON.stringify({ 'E001/S0001': list, 'E001/S0002': list, bad: 7 }));
    const { act } = await show({}, {}, 'session');
    await act.sees('最近搜索');
    const tomorrow = addDays(shanghaiDate(new Date()), 1);
    expect(chips(act)).to.deep.equal([
      `北京上海${tomorrow.slice(5)} 至 ${addDays(tomorrow, 3).slice(5)}`,
      `北京上海${tomorrow.slice(5)}`,
    ]);
    await act.press('移除 北京至上海往返');
    await until(() => chips(act).length === 1);
    expect(act.root.activeElement?.textContent).to.equal('移除 北京至上海');
    await act.press('移除 北京至上海');
    await until(() => !act.root.querySelector('.fb-recent'));
    expect(JSON.parse(sessionStorage.getItem(KEY) ?? '')).to.deep.equal({ 'E001/S0002': list });
  });
});
