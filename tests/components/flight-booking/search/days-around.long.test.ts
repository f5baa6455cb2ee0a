import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../../components/index';
import { key } from '../../../support/components/act';
import { until } from '../../../support/components/fake-runtime';
import { goodAnswers, lostAnswer } from '../../../support/components/samples';
import { searched, show } from '../support/booking-page';
import { called, takeAway } from '../../../support/components/element-page';

describe('the days around the results of <tp-flight-booking>', () => {
  before(() => define());
  afterEach(takeAway);

  const carriers = (root: ParentNode) =>
    [...root.querySelectorAll('.fb-carrier-mark')].map((mark) => mark.textContent);
  const days = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('.fb-day')];

  it('have their lowest price after the flights are there, without having been waited for', async () => {
    let answer: (() => void) | undefined;
    const waits = new Promise<void>((resolve) => (answer = resolve));
    const good = goodAnswers()['queryLowestPriceCalendar'];
    const { act } = await searched({
      queryLowestPriceCalendar: async (body: never) => {
        await waits;
        return good?.(body);
      },
    });
    expect(days(act.root)).to.have.length(15);
    expect(days(act.root)[0]?.textContent).to.include('02-22 周一–');
    answer?.();
    await until(() => days(act.root)[0]?.textContent?.includes('¥500，最低'));
    expect(days(act.root)[4]?.textContent).to.include('无直飞');
    expect(days(act.root)[7]?.ariaCurrent).to.equal('date');
    expect(called('queryLowestPriceCalendar').at(-1)?.body).to.deep.equal({
      depCode: 'BJS',
      arrCode: 'SHA',
      seats: 1,
      beginDate: '2027-02-22',
      endDate: '2027-03-08',
    });
  });

  it('have the prices of the airport that was chosen, in the calendar too', async () => {
    const { act } = await show(
      {},
      { 'dep-code': 'PKX', 'arr-code': 'SHA', 'dep-date': '2027-03-01', 'auto-search': '' },
    );
    await until(() => days(act.root)[0]?.textContent?.includes('¥500'), 'the prices');
    expect(called('queryLowestPriceCalendar').at(-1)?.body).to.deep.include({
      depAirports: ['PKX'],
      seats: 1,
    });
    await act.press('打开日历');
    await until(() => act.root.querySelector('.tp-day-note .fb-lowest-day'), 'the lowest price');
    for (const { body } of called('queryLowestPriceCalendar'))
      expect(body).to.deep.include({ depCode: 'BJS', depAirports: ['PKX'] });
  });

  it('fade on the side where there are more', async () => {
    const { act } = await searched();
    await until(() => days(act.root).length === 15, 'the days');
    const strip = days(act.root)[0]?.parentElement;
    if (!strip) throw new Error('the days stand in a strip');
    const sides = () => ['data-more-start', 'data-more-end'].map((name) => strip.hasAttribute(name)).join();
    expect(strip.scrollWidth).to.be.above(strip.clientWidth);
    strip.scrollLeft = 0;
    await until(() => sides() === 'false,true', 'more at the end');
    expect(getComputedStyle(strip).maskImage).to.match(/rgba\(0, 0, 0, 0\)\)$/);
    strip.scrollLeft = strip.scrollWidth;
    await until(() => sides() === 'true,false', 'more at the start');
  });

  it('keep the day searched in the middle as the window changes its width', async () => {
    const { act } = await searched();
    await until(() => days(act.root).length === 15, 'the days');
    const isInTheMiddle = () => {
      const box = days(act.root)[0]?.parentElement?.getBoundingClientRect();
      const day = days(act.root)[7]?.getBoundingClientRect();
      return box && day && Math.abs(box.x + box.width / 2 - (day.x + day.width / 2)) < 2;
    };
    await until(isInTheMiddle, 'in the middle');
    await setViewport({ width: 390, height: 844 });
    await until(isInTheMiddle, 'in the middle of a narrow window');
    await setViewport({ width: 1024, height: 768 });
  });

  it('are searched with a press, the filters kept', async () => {
    const { act } = await searched();
    await act.check('隐藏共享');
    days(act.root)[8]?.click();
    await until(() => called('queryFlightList').length === 2, 'another search');
    expect(called('queryFlightList')[1]?.body).to.include({ depDate: '2027-03-02' });
    await act.sees('符合条件 1 个');
    await until(() => days(act.root)[7]?.dataset['day'] === '2027-03-02');
    expect(act.field('出发日期')?.value).to.equal('2027-03-02');
  });

  it('are walked with the arrow keys from one tab stop', async () => {
    const { act } = await searched();
    expect(days(act.root).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    days(act.root)[7]?.focus();
    key(days(act.root)[7] as HTMLElement, 'ArrowLeft');
    expect(act.root.activeElement).to.equal(days(act.root)[6]);
    key(days(act.root)[6] as HTMLElement, 'End');
    expect(act.root.activeElement).to.equal(days(act.root)[14]);
  });

  it('go without prices when those do not come, and get them on demand', async () => {
    let fails = true;
    const good = goodAnswers()['queryLowestPriceCalendar'];
    const { act } = await searched({
      queryLowestPriceCalendar: (body: never) => {
        if (fails) throw lostAnswer();
        return good?.(body);
      },
    });
    await act.sees('重新获取最低价');
    expect(carriers(act.root)).to.have.length(2);
    fails = false;
    await act.press('重新获取最低价');
    await until(() => days(act.root)[0]?.textContent?.includes('¥500'));
  });

  it('stand in the calendar of the date field too', async () => {
    const { act } = await searched();
    act.field('出发日期')?.focus();
    await act.press('打开日历');
    await until(() => act.root.querySelector('.tp-day-note .fb-lowest-day'), 'the lowest price');
    const named = [...act.root.querySelectorAll('.rdp-day_button')].map((day) => day.ariaLabel);
    expect(named.some((name) => name?.includes('¥500 起'))).to.equal(true);
  });

  it('come for the months one turns to, each with its own lowest, and each day is asked for once', async () => {
    const { act } = await searched();
    act.field('出发日期')?.focus();
    await act.press('打开日历');
    const months = () => [...act.root.querySelectorAll('.rdp-month')];
    const arePriced = () => months().every((month) => month.querySelector('.fb-lowest-day'));
    await until(arePriced, 'a lowest day in each month');
    act.button('下个月')?.click();
    await act.sees('2027年5月');
    await until(arePriced, 'a lowest day in each month');
    act.button('上个月')?.click();
    await act.sees('2027年3月');
    act.button('下个月')?.click();
    await act.sees('2027年5月');
    const asked = called('queryLowestPriceCalendar').map(({ body }) => JSON.stringify(body));
    expect(new Set(asked).size).to.equal(asked.length);
    expect(asked.at(-1)).to.include('"endDate":"2027-05-31"');
  });
});
