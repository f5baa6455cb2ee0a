import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { OrderDetail } from '../../../src/contract/order/list';
import { accessible } from '../../support/components/accessible';
import { putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { orderDetail, ORDER_NO } from './support/order-samples';
import { NEW_NO, rebuyRecord } from './support/rebuy-samples';

const CHANGE_NO = '26112000000009';

/** A changed order of two travellers, one of whom has refunded their ticket. */
function soldOrder(): OrderDetail {
  const [traveller] = orderDetail().travellers;
  const [ticket] = traveller?.tickets ?? [];
  if (!traveller || !ticket) throw new Error('the sample has a traveller with a ticket');
  const { flights, passengerNames } = orderDetail();
  const link = { flights, passengerNames, totalAmount: 115_000, createTime: '2026-11-20T02:00:00.000Z' };
  return orderDetail({
    orderStatus: '部分退票',
    canPay: false,
    canCancel: false,
    canRefund: true,
    travellers: [
      {
        ...traveller,
        serviceFee: 1000,
        tickets: [{ ...ticket, ticketNo: '9992345678901', ticketStatus: 'OPEN FOR USE' }],
        insurances: [
          {
            productName: '航意险',
            insurerName: '中国人保',
            price: 3000,
            boughtWith: '',
            state: 'covers',
            flights: [{ flightNo: 'CA1501', takeOffTime: '2026-12-01T08:30' }],
          },
        ],
      },
      { ...traveller, passagerName: '周文博', tickets: [{ ...ticket, ticketStatus: 'REFUNDED' }] },
    ],
    states: [
      { orderStatus: '待支付', time: '2026-11-20T02:00:00.000Z' },
      { orderStatus: '出票中', time: '2026-11-20T02:05:00.000Z' },
      { orderStatus: '已出票', time: '2026-11-20T02:06:00.000Z' },
      { orderStatus: '退票中', time: '2026-11-21T02:00:00.000Z' },
      { orderStatus: '部分退票', time: '2026-11-21T02:01:00.000Z' },
    ],
    chain: [
      { ...link, orderNo: ORDER_NO, changeOf: '', rebuyOf: '', orderStatus: '部分退票' },
      { ...link, orderNo: CHANGE_NO, changeOf: ORDER_NO, rebuyOf: '', orderStatus: '改签失败' },
    ],
    refunds: [
      {
        refundNo: `${ORDER_NO}-1`,
        refundState: '已退票',
        passengerNames: ['周文博'],
        refundFee: 5400,
        refundAmount: 109_600,
        applyTime: '2026-11-21T02:00:00.000Z',
        doneTime: '2026-11-21T02:01:00.000Z',
      },
    ],
  });
}

const open = async (detail: () => OrderDetail, orderNo = ORDER_NO, answers: Answers = {}) => {
  const shown = await putOnPage(
    'tp-order-list',
    { queryAirTicketDetailNew: detail, ...answers },
    { 'order-no': orderNo },
  );
  await shown.act.sees('订单总额');
  const texts = (selector: string) =>
    [...shown.act.root.querySelectorAll(selector)].map(({ textContent }) => textContent);
  return { ...shown, texts };
};

describe('an order, whole', () => {
  before(() => define());
  afterEach(takeAway);
  afterEach(() => setViewport({ width: 1024, height: 768 }));

  it('tells the states that it has been in, and those to come', async () => {
    const { texts } = await open(() => orderDetail());
    expect(texts('[aria-label=订单进度] > li')).to.deep.equal([
      '待支付2026-11-20 10:00',
      '出票中待进行',
      '已出票待进行',
      '完成待进行',
    ]);
  });

  it('shows no next state of an order that was cancelled or refunded', async () => {
    const { act, texts } = await open(soldOrder);
    expect(texts('[aria-label=订单进度] > li')).to.have.length(5);
    expect(act.root.querySelector('[aria-label=订单进度] [aria-current=step]')?.textContent).to.include(
      '部分退票',
    );
  });

  it('has its states one under the other where beside each other they would take two lines', async () => {
    const { act, element } = await open(() => orderDetail());
    const tops = () =>
      [...act.root.querySelectorAll('[aria-label=订单进度] > li')].map(
        (state) => state.getBoundingClientRect().top,
      );
    element.style.width = '1000px';
    await until(() => new Set(tops()).size === 1, 'one line');
    element.style.width = '360px';
    await until(() => new Set(tops()).size === tops().length, 'a line each');
  });

  it('has each traveller’s price by its parts', async () => {
    const { texts } = await open(soldOrder);
    const rows = texts('[aria-label=每位乘机人的费用] tbody tr');
    expect(rows).to.have.length(2);
    for (const amount of ['1,080.00', '70.00', '10.00', '30.00', '1,190.00'])
      expect(rows[0]).to.include(amount);
    expect(rows[1]).to.include('1,150.00');
  });

  it('leads to the orders of its changes, and shows refunds', async () => {
    const { element, act, texts } = await open(soldOrder);
    expect(texts('[aria-label=退票记录] > li')[0]).to.include('已退回 ¥1,096.00');
    expect(texts('[aria-label=改签记录] > li')[0]).to.include('本订单');
    const asked = next(element, 'tp-detail');
    await act.press(CHANGE_NO);
    expect(((await asked) as CustomEvent<{ id: string }>).detail.id).to.equal(CHANGE_NO);
  });

  it('shows the flights an insurance covers now, moved along with a change at no cost', async () => {
    const { texts } = await open(soldOrder);
    expect(texts('[aria-label=保险] > li')).to.deep.equal([
      '保障中航意险林静中国人保保障航班 CA1501 2026-12-01 08:30¥30.00',
    ]);
    takeAway();
    const moved = await open(() => {
      const order = soldOrder();
      return {
        ...order,
        travellers: order.travellers.map((traveller) => ({
          ...traveller,
          insurances: traveller.insurances.map((one) => ({ ...one, boughtWith: CHANGE_NO })),
        })),
      };
    });
    expect(moved.texts('[aria-label=保险] > li')[0]).to.include(
      `随订单 ${CHANGE_NO} 投保，改签后沿用，未另收保费`,
    );
  });

  it('says of an order that was bought in the place of another which that is', async () => {
    const { texts } = await open(() => {
      const order = soldOrder();
      return { ...order, chain: order.chain.map((one) => ({ ...one, changeOf: '', rebuyOf: CHANGE_NO })) };
    });
    expect(texts('[aria-label=改签记录] > li')[0]).to.include(`退票重购自 ${CHANGE_NO}`);
  });

  it('says loudly that two tickets are valid where an old one could not be given back, in both orders', async () => {
    const [link] = soldOrder().chain;
    if (!link) throw new Error('the sample has a chain');
    const chain = [
      { ...link, orderNo: ORDER_NO },
      { ...link, orderNo: NEW_NO, rebuyOf: ORDER_NO },
    ];
    for (const [orderNo, way, told] of [
      [ORDER_NO, '重新申请退票', { type: 'tp-navigate', detail: { target: 'refund', orderNo: ORDER_NO } }],
      [NEW_NO, '查看原订单', { type: 'tp-detail', detail: { kind: 'order', id: ORDER_NO } }],
    ] as const) {
      const { element, act } = await open(() => orderDetail({ orderNo, chain, canRefund: true }), orderNo, {
        queryRebuys: () => [rebuyRecord({ outcome: 'refundFailed' })],
      });
      await until(() => act.root.querySelector('[role=alert]')?.textContent.includes('新旧机票目前都有效'));
      element.addEventListener('tp-navigate', (event) => event.preventDefault());
      const asked = next(element, told.type);
      await act.press(way);
      expect((await asked).detail).to.deep.include(told.detail);
      takeAway();
    }
    const { act } = await open(() => orderDetail({ orderNo: ORDER_NO, chain, canRefund: false }), ORDER_NO, {
      queryRebuys: () => [rebuyRecord({ outcome: 'refundFailed' })],
    });
    await until(() => act.root.querySelector('[role=alert]')?.textContent.includes('请联系客服处理'));
    expect(act.button('重新申请退票')).to.equal(undefined);
  });

  it('shows its rules at once where an action is possible', async () => {
    const { act } = await open(soldOrder);
    await until(() => act.root.querySelector('.tp-rules'), 'the rules');
  });

  it('gives the flights that somebody has a ticket for to a calendar', async () => {
    const { act } = await open(soldOrder);
    const saved: Blob[] = [];
    const { createObjectURL } = URL;
    URL.createObjectURL = (file: Blob) => {
      saved.push(file);
      return 'data:text/calendar,';
    };
    const names: string[] = [];
    const stop = (event: Event) => {
      event.preventDefault();
      names.push((event.target as HTMLAnchorElement).download);
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      this.addEventListener('click', stop, { once: true });
      click.call(this);
    };
    try {
      await act.press('加入日历');
      await until(() => saved.length > 0, 'a file');
    } finally {
      URL.createObjectURL = createObjectURL;
      HTMLAnchorElement.prototype.click = click;
    }
    expect(names).to.deep.equal([`${ORDER_NO}.ics`]);
    const file = (await saved[0]?.text())?.replaceAll('\r\n ', '') ?? '';
    expect(file).to.include('SUMMARY:CA1501 北京–上海');
    expect(file).to.include('林静，票号 9992345678901');
    expect(file).not.to.include('周文博');
  });

  it('offers no calendar without a ticket to fly by', async () => {
    const { act } = await open(() => orderDetail());
    expect(act.button('加入日历')).to.equal(undefined);
    expect(act.button('打印')).not.to.equal(undefined);
  });

  for (const width of [1440, 390])
    it(`is accessible, ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const { element } = await open(soldOrder);
      await accessible(element);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    });
});
