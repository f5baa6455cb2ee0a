import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { createOrder } from '../../../src/contract/flight-booking/booking';
import type { BodyOf } from '../../../src/contract/call';
import { accessible } from '../../support/components/accessible';
import { called, takeAway } from '../../support/components/element-page';
import { next, until } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { flight, itinerary, unit } from '../../support/flight-samples';
import { toPassengers } from './support/booking-page';
import { toReview } from './support/order-steps';
import { judgement } from './support/standard-samples';

const ordered = () => called('createOrder').at(-1)?.body as BodyOf<typeof createOrder>;

/** Sells the flight at a different price in each search; the last one applies to all further searches. */
function selling(...units: (Parameters<typeof unit>[0] | undefined)[]) {
  let asked = 0;
  return () => {
    const now = units[Math.min(asked, units.length - 1)];
    asked += 1;
    return { itineraryList: now ? [itinerary(flight(), [unit(now)])] : [] };
  };
}

describe('the review of an order in <tp-flight-booking>', () => {
  before(() => define());
  afterEach(takeAway);

  it('shows the order as it will be sent, with numbers masked, and sends it then', async () => {
    const { element, act } = await toPassengers();
    await until(() => act.field('成本中心'), 'the costs');
    await act.check('航空意外险');
    await act.type('备注', '靠窗');
    await toReview(act);
    expect(called('createOrder'), 'nothing is held yet').to.have.length(0);
    const region = (name: string) => {
      const heading = [...act.root.querySelectorAll('section h2')].find((one) => one.textContent === name);
      return heading?.closest('section')?.textContent ?? '';
    };
    expect(region('航班'))
      .to.include('3月1日 周一')
      .and.to.include('08:30首都机场T3')
      .and.to.include('10:45虹桥机场T2')
      .and.to.include('国航 CA1501')
      .and.to.include('经济舱 Y舱 8.5折');
    expect(region('乘机人'))
      .to.include('林静')
      .and.to.include('110*************2X')
      .and.to.include('138****0001')
      .and.to.include('航空意外险 ¥20.00');
    expect(region('乘机人')).not.to.include('11010519491231002X');
    expect(region('出行信息'))
      .to.include('因公')
      .and.to.include('成本中心研发费用')
      .and.to.include('核算主体远航科技（上海）有限公司')
      .and.to.include('费用部门研发部')
      .and.to.include('林静 13800000001')
      .and.to.include('靠窗');
    await act.sees('所选航班符合差旅标准');
    await until(() => act.root.querySelector('.fb-leg-rules .tp-rules'), 'the rules');
    const price = act.root.querySelector('.fb-order-side .fb-price-panel')?.textContent;
    expect(price).to.include('民航发展基金').and.to.include('订单总额').and.to.include('¥1,170.00');
    await accessible(element);
    const created = next(element, 'tp-order-created');
    await act.press('提交订单');
    await created;
    expect(ordered().passengers[0]).to.deep.include({ cardNo: '11010519491231002X' });
  });

  it('leads back to the form with everything typed, by its button and by the steps', async () => {
    const { act } = await toPassengers();
    await act.type('备注', '靠窗');
    await toReview(act);
    await act.press('返回修改');
    await until(() => act.field('备注')?.value === '靠窗', 'the form as it was');
    await act.type('备注', '过道');
    await toReview(act);
    await act.sees('过道');
    act.root.querySelectorAll<HTMLElement>('.tp-steps button')[1]?.click();
    await until(() => act.field('备注')?.value === '过道', 'the form again');
  });

  it('names the approver and the reason of the over-standard price', async () => {
    const { element, act } = await toPassengers({ judgeBookingStandard: () => judgement(3) });
    await until(() => act.field('折扣超标原因'), 'the reasons');
    const reason = act.field('折扣超标原因') as HTMLSelectElement;
    reason.value = 'R1';
    reason.dispatchEvent(new Event('change', { bubbles: true }));
    await toReview(act);
    await act.sees('提交后由王建华审批');
    await act.sees('低折扣舱位已售完');
    expect(act.field('折扣超标原因'), 'nothing is typed here').to.equal(undefined);
    await accessible(element);
  });

  it('shows the payment method of a private journey', async () => {
    const { act } = await toPassengers();
    await act.check('因私');
    await toReview(act);
    await act.sees('个人支付，提交订单后选择');
    expect(act.text()).not.to.include('费用归属');
  });

  it('says that a price has changed meanwhile, and orders at the new one', async () => {
    const { element, act } = await toPassengers({
      queryFlightList: selling({}, { salePrice: 120_000, ticketPrice: 120_000 }),
    });
    await toReview(act);
    await act.sees('CA1501 票价已由 ¥1,080.00 变为 ¥1,200.00，以下按新票价计算');
    await act.sees('¥1,270.00');
    const created = next(element, 'tp-order-created');
    await act.press('提交订单');
    await created;
    expect(ordered().voyages[0]?.salePrice).to.equal(120_000);
  });

  it('says that a price is not sold any more, with the way to other flights', async () => {
    const { act } = await toPassengers({ queryFlightList: selling({}, { policyId: 'P9' }) });
    await toReview(act);
    await act.sees('CA1501 的所选价格已停售，请重新选择航班');
    await act.press('重新选择航班');
    await act.sees('共 1 个航班');
  });

  it('leads to the field in which the gateway finds an error', async () => {
    const { act } = await toPassengers({
      createOrder: () => {
        throw Object.assign(refusal('fieldsInvalid'), {
          kind: 'fields',
          fields: { contactPhone: '号码停用' },
        });
      },
    });
    await toReview(act);
    await act.press('提交订单');
    await act.sees('号码停用');
    await until(() => act.root.activeElement === act.field('联系人手机'), 'the focus at the field');
  });
});
