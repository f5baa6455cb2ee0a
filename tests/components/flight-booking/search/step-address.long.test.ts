import { expect } from '@open-wc/testing';
import { define } from '../../../../components/index';
import type { FlightQuery } from '../../../../src/contract/flight-booking/booking';
import { next, until, type Answers } from '../../../support/components/fake-runtime';
import { called, takeAway } from '../../../support/components/element-page';
import { TODO } from '../../home/home-samples';
import { LATER, ORDER_NO, orderDetail } from '../../order/support/order-samples';
import { show as showBooking } from '../support/booking-page';
import { roundAnswers, ROUND, THERE } from '../support/round-trip-samples';
import { submitOrder, toReview } from '../support/order-steps';

const ONE_WAY = `depCode=BJS&arrCode=SHA&depDate=${THERE}`;
const unpaid = () =>
  orderDetail({ orderStatus: '待支付', canPay: true, payDeadline: LATER, priceGuaranteedUntil: LATER });

/** Shows the element at an address that it keeps. `reload` leaves the page and opens it at the current address. */
async function at(query: string, answers: Answers = {}) {
  history.replaceState(null, '', `${location.pathname}?${query}`);
  const show = () =>
    showBooking(
      { ...roundAnswers(), queryAirTicketDetailNew: unpaid, ...answers },
      { 'keeps-address': '' },
      'session',
    );
  let shown = await show();
  return {
    get act() {
      return shown.act;
    },
    get element() {
      return shown.element;
    },
    async reload() {
      takeAway();
      shown = await show();
    },
    async toForm() {
      await shown.act.press('选择');
      await shown.act.press('预订');
      await until(() => shown.act.field('联系人姓名')?.value === '林静', 'the traveller is filled in');
    },
  };
}

describe('the step of <tp-flight-booking> in an address', () => {
  const start = location.href;
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
    history.replaceState(null, '', start);
  });
  const step = () => new URLSearchParams(location.search).get('step') ?? '';
  const comesTo = (wanted: string) => until(() => step() === wanted, `the address at "${wanted}"`);

  it('goes back to the flights and forward to the form, with the inputs', async () => {
    const page = await at(ONE_WAY);
    await page.toForm();
    await comesTo('passengers');
    await page.act.type('备注', '靠窗');
    history.back();
    await page.act.sees('共 2 个航班');
    expect(step()).to.equal('');
    history.forward();
    await until(() => page.act.field('备注')?.value === '靠窗', 'the form as it was left');
    expect(step()).to.equal('passengers');
    expect(called('queryFlightList')).to.have.length(1);
  });

  it('is the same after a reload, and back leads to the flights from there', async () => {
    const page = await at(ONE_WAY);
    await page.toForm();
    await page.act.type('备注', '靠窗');
    await until(() => sessionStorage.getItem('tp-flight-draft-7')?.includes('靠窗'), 'it is kept');
    await page.reload();
    await until(() => page.act.field('备注')?.value === '靠窗', 'the form taken up');
    expect(step()).to.equal('passengers');
    history.back();
    await page.act.sees('共 2 个航班');
    await page.reload();
    await page.act.sees('共 2 个航班');
    expect(page.act.field('备注') ?? undefined, 'at the flights one stays').to.equal(undefined);
    await page.toForm();
    expect(page.act.field('备注')?.value).to.equal('靠窗');
  });

  it('is the review too: walked back and forward, and there again after a reload', async () => {
    const page = await at(ONE_WAY);
    await page.toForm();
    await page.act.type('备注', '靠窗');
    await toReview(page.act);
    await comesTo('review');
    history.back();
    await until(() => page.act.field('备注')?.value === '靠窗', 'the form');
    expect(step()).to.equal('passengers');
    history.forward();
    await until(() => page.act.button('提交订单'), 'the review');
    await page.reload();
    await until(() => page.act.button('提交订单'), 'the review taken up');
    await page.act.sees('靠窗');
    expect(step()).to.equal('review');
    history.back();
    await until(() => page.act.field('备注')?.value === '靠窗', 'the form after the reload');
    history.back();
    await page.act.sees('共 2 个航班');
    history.forward();
    await until(() => page.act.field('备注')?.value === '靠窗', 'the form from the flights');
  });

  it('keeps filters, order and the open flight, there again after a reload and on the way back', async () => {
    const page = await at(ONE_WAY);
    await page.act.sees('共 2 个航班');
    await page.act.press('价格');
    await page.act.check('仅看直飞');
    await page.act.check('含税价');
    await page.act.press('选择');
    await until(() => new URLSearchParams(location.search).get('view')?.includes('"open"'), 'the view');
    const { search } = location;
    const isAsLeft = () =>
      until(
        () =>
          page.act.root.querySelector('.fb-flight[data-open]') &&
          page.act.root.querySelector('.fb-chip') &&
          page.act.root.querySelector('.fb-fare-basis')?.textContent === '含税',
        'the open flight, the filter and the prices with taxes',
      );
    await page.reload();
    await isAsLeft();
    expect(location.search).to.equal(search);
    await page.act.press('预订');
    await comesTo('passengers');
    history.back();
    await isAsLeft();
    expect(location.search).to.equal(search);
    await page.act.press('搜索航班');
    await until(() => !location.search.includes('open'), 'another search is looked at anew');
  });

  it('takes nothing of a view that it cannot mean', async () => {
    const view = {
      filters: { carriers: 7, timeBands: ['x', '<b>'], directOnly: 'yes', no: 1 },
      sort: '<i>',
      open: 5,
      taxed: 'yes',
    };
    const page = await at(`${ONE_WAY}&view=${encodeURIComponent(JSON.stringify(view))}`);
    await page.act.sees('共 2 个航班');
    await page.reload();
    takeAway();
    const broken = await at(`${ONE_WAY}&view=%7B%22filters`);
    await broken.act.sees('共 2 个航班');
  });

  it('names unpaid orders below the form, with the way on to their payment', async () => {
    const page = await at('', { queryTodo: () => TODO });
    await page.act.sees('未完成的订单');
    await page.act.press('去支付');
    await comesTo('pay');
    history.back();
    await page.act.sees('未完成的订单');
    history.forward();
    await comesTo('pay');
    await page.reload();
    await until(() => page.act.root.querySelector('tp-payment'), 'the payment');
    history.back();
    await page.act.sees('未完成的订单');
  });

  for (const named of ['passengers', 'review']) {
    it(`leads to the flights where the ${named} it names were never filled in here`, async () => {
      const page = await at(`${ONE_WAY}&step=${named}`);
      await page.act.sees('共 2 个航班');
      await comesTo('');
    });
  }

  it('is the way back of a round trip, with the way there as it was chosen', async () => {
    const page = await at(`${ONE_WAY}&retDate=${ROUND['ret-date']}`);
    await page.act.press('选择');
    await page.act.press('选为去程');
    await page.act.sees('MU5101');
    await comesTo('return');
    await page.reload();
    await page.act.sees('MU5101');
    expect(step()).to.equal('return');
    history.back();
    await page.act.sees('去程');
    await until(() => !page.act.root.textContent?.includes('MU5101'), 'the flights there');
    history.forward();
    await page.act.sees('MU5101');
  });

  it('is with the way there chosen last, also where the flights back were still being searched', async () => {
    const { queryFlightList: found } = roundAnswers() as { queryFlightList: (leg: FlightQuery) => unknown };
    let isSlow = false;
    const page = await at(`${ONE_WAY}&retDate=${ROUND['ret-date']}`, {
      queryFlightList: (leg: FlightQuery) =>
        isSlow && leg.depCode === 'SHA' ? new Promise<never>(() => undefined) : found(leg),
    });
    const chosen = () => page.act.root.querySelector('[aria-label="已选去程"]')?.textContent ?? '';
    const take = async (nth: number) => {
      await page.act.press('选择', nth);
      await page.act.press('选为去程');
      await until(() => chosen() !== '', 'the way there');
    };
    await page.act.sees('共 2 个航班');
    await take(0);
    await page.act.sees('MU5101');
    const former = chosen();
    await page.act.press('重选');
    await until(() => chosen() === '', 'the flights there again');
    isSlow = true;
    await take(1);
    const last = chosen();
    expect(last).not.to.equal(former);
    await comesTo('return');
    history.back();
    await until(() => chosen() === '', 'the flights there');
    history.forward();
    await until(() => chosen() === last, 'the way there that was chosen last');
    isSlow = false;
    await page.reload();
    await page.act.sees('MU5101');
    expect(chosen()).to.equal(last);
  });

  it('leads back to the flights there as they were looked at, and forward to those back as they were', async () => {
    const page = await at(`${ONE_WAY}&retDate=${ROUND['ret-date']}`);
    const filters = () =>
      [...page.act.root.querySelectorAll('.fb-chip > :nth-child(2)')].map((chip) => chip.textContent);
    const isOpen = () => page.act.root.querySelector('.fb-flight[data-open]') !== null;
    await page.act.sees('共 2 个航班');
    await page.act.check('仅看直飞');
    await page.act.press('选择');
    await until(() => location.search.includes('open'), 'the view');
    const there = new URLSearchParams(location.search).get('view');
    await page.act.press('选为去程');
    await page.act.sees('MU5101');
    await page.act.check('隐藏共享');
    await until(() => filters().join().includes('隐藏共享'), 'the filter of the way back');
    history.back();
    await until(() => isOpen() && filters().join() === '仅看直飞', 'the flights there as they were left');
    expect(new URLSearchParams(location.search).get('view')).to.equal(there);
    history.forward();
    await until(() => filters().join() === '隐藏共享', 'the flights back as they were left');

    sessionStorage.clear();
    await page.reload();
    await page.act.sees('共 2 个航班');
    expect(filters(), 'nothing of the way back among the flights there').to.deep.equal([]);
  });

  it('is the order made, and nothing leads back to the form it was made with', async () => {
    const page = await at(ONE_WAY);
    await page.toForm();
    const created = next(page.element, 'tp-order-created');
    await submitOrder(page.act);
    await created;
    await comesTo('order');
    expect(new URLSearchParams(location.search).get('orderNo')).to.equal(ORDER_NO);
    expect(called('createOrder')).to.have.length(1);
    await page.reload();
    await page.act.sees('订单已提交，座位已保留');
    await page.act.press('去支付');
    await comesTo('pay');
    await page.reload();
    await until(() => page.act.root.querySelector('tp-payment'), 'the payment');
    history.back();
    await page.act.sees('订单已提交，座位已保留');
    history.back();
    await page.act.sees('共 2 个航班');
    expect(step()).to.equal('');
    expect(page.act.field('联系人姓名') ?? undefined).to.equal(undefined);
    expect(called('createOrder'), 'after the reload').to.have.length(0);
  });

  it('says of an order that was not paid in time why it is closed, and searches its route anew', async () => {
    const by = { kind: 'unpaid', operatorName: '系统', reason: '' } as const;
    const [segment] = orderDetail().segments;
    const page = await at(`step=pay&orderNo=${ORDER_NO}`, {
      queryAirTicketDetailNew: () =>
        orderDetail({ orderStatus: '已取消', canPay: false, travelType: 2, cancellation: by }),
    });
    await page.act.sees('订单已超过支付时限，座位已释放');
    const times = page.act.root.querySelector('.fb-choice-times');
    expect(times && getComputedStyle(times).display, 'the flight beside it, as in the form').to.equal('flex');
    await page.act.press('重新查询');
    await page.act.sees(/共 \d 个航班/);
    const query = called('queryFlightList').at(-1)?.body as FlightQuery | undefined;
    expect([query?.depCode, query?.arrCode, query?.depDate]).to.deep.equal([
      'BJS',
      'SHA',
      segment?.flight.takeOffTime.slice(0, 10),
    ]);
    expect((page.act.field('因私') as HTMLInputElement).checked).to.equal(true);
    expect(step()).to.equal('');
  });

  it('shows an order as it stands, and says so where it cannot be opened', async () => {
    const by = { kind: 'cancelled', operatorName: '林静', reason: '行程变更' } as const;
    let answer = () => orderDetail({ orderStatus: '已取消', canPay: false, cancellation: by });
    const page = await at(`step=pay&orderNo=${ORDER_NO}`, { queryAirTicketDetailNew: () => answer() });
    await page.act.sees('订单已取消，座位已释放');
    await page.act.sees('取消原因行程变更');
    await comesTo('order');
    takeAway();
    answer = () => {
      throw new Error('订单不存在');
    };
    const gone = await at(`step=order&orderNo=${ORDER_NO}`, { queryAirTicketDetailNew: () => answer() });
    await gone.act.sees('打开失败：订单不存在');
    await gone.act.press('重新预订');
    await until(() => gone.act.field('出发城市'), 'the form');
    expect(location.search).to.equal('');
  });
});
