import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { OrderInvoice, TicketStatus } from '../../../src/contract/order/list';
import { accessible } from '../../support/components/accessible';
import { putOnPage, takeAway } from '../../support/components/element-page';
import { orderDetail, ORDER_NO } from './support/order-samples';

const LAST_DAY = '2027-05-30';
const PARTS = '金额为票价与基金燃油，不含服务费、保险、退改费、选座和逾重行李。';

async function open(
  invoice: OrderInvoice,
  ticketStatus: TicketStatus = 'USED/FLOWN',
  attributes: Record<string, string> = {},
) {
  const order = orderDetail({ canPay: false, canCancel: false, invoice });
  const travellers = order.travellers.map((traveller) => ({
    ...traveller,
    tickets: traveller.tickets.map((ticket) => ({ ...ticket, ticketNo: '9992345678901', ticketStatus })),
  }));
  const shown = await putOnPage(
    'tp-order-list',
    { queryAirTicketDetailNew: () => ({ ...order, travellers }) },
    { 'order-no': ORDER_NO, ...attributes },
  );
  await shown.act.sees(attributes.lang === 'en' ? 'Total' : '订单总额');
  const section = shown.act.root.querySelector('[aria-label=发票], [aria-label=Invoice]');
  const facts = [...(section?.querySelectorAll('.tp-facts > div') ?? [])].map((fact) => [
    fact.querySelector('dt')?.textContent,
    fact.querySelector('dd')?.textContent,
  ]);
  const paragraphs = [...(section?.querySelectorAll('p') ?? [])].map(({ textContent }) => textContent);
  return { ...shown, section, state: section?.querySelector('.tp-tag')?.textContent, facts, paragraphs };
}

const KIND = ['发票类型', '电子行程单（数电票）'];
const AMOUNT = ['开票金额', '¥1,150.00'];
const UNTIL = ['申请截止', LAST_DAY];

describe('the invoice of an order', () => {
  before(() => define());
  afterEach(takeAway);
  afterEach(() => setViewport({ width: 1024, height: 768 }));

  it('is not spoken of before a ticket is issued', async () => {
    expect((await open({ state: 'none' }, '')).section).to.equal(null);
  });

  it('is none where every ticket is gone, and says why', async () => {
    const { state, facts, paragraphs } = await open({ state: 'none' }, 'REFUNDED');
    expect([state, facts]).to.deep.equal(['不可开票', []]);
    expect(paragraphs).to.deep.equal(['已退票、作废或误机的客票不开票；改签后的客票在改签订单中开票。']);
  });

  it('names before the end of the journey its condition and its amount', async () => {
    const { state, facts, paragraphs } = await open({ state: 'notYet', amount: 115_000 }, 'OPEN FOR USE');
    expect([state, facts]).to.deep.equal(['未到申请时间', [KIND, AMOUNT]]);
    expect(paragraphs).to.deep.equal(['全部航段飞行结束后可申请，期限为最后到达日后 180 天。', PARTS]);
  });

  const cases: [OrderInvoice['state'] & ('missed' | 'open' | 'over'), state: string, says: string][] = [
    ['missed', '待处理误机客票', '误机客票退票或改签后，可为其余客票申请。'],
    ['open', '可申请', '全部航段已飞行结束，截止日当天仍可申请。'],
    ['over', '已过申请期限', '最后到达日后已超过 180 天，不能再申请。'],
  ];
  for (const [invoiceState, word, says] of cases)
    it(`tells the last day: ${invoiceState}`, async () => {
      const { state, facts, paragraphs } = await open({
        state: invoiceState,
        amount: 115_000,
        lastDay: LAST_DAY,
      });
      expect([state, facts]).to.deep.equal([word, [KIND, AMOUNT, UNTIL]]);
      expect(paragraphs).to.deep.equal([says, PARTS]);
    });

  it('is shown in English too', async () => {
    const invoice: OrderInvoice = { state: 'open', amount: 115_000, lastDay: LAST_DAY };
    const { state, facts } = await open(invoice, 'USED/FLOWN', { lang: 'en' });
    expect([state, facts[2]]).to.deep.equal(['can be requested', ['Request by', LAST_DAY]]);
  });

  for (const width of [1440, 390])
    it(`is accessible, ${width} px`, async () => {
      await setViewport({ width, height: 900 });
      const { element } = await open({ state: 'open', amount: 115_000, lastDay: LAST_DAY });
      await accessible(element);
      expect(document.documentElement.scrollWidth).to.be.at.most(width);
    });
});
