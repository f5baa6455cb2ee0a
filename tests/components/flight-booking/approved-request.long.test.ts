import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import type { within } from '../../support/components/act';
import { show, toPassengers } from './support/booking-page';
import { called, takeAway } from '../../support/components/element-page';
import { next, until } from '../../support/components/fake-runtime';
import { lostAnswer, refusal } from '../../support/components/samples';
import { orderFormInfo } from './support/traveller-samples';
import { requestsAnswer, travelRequest } from './support/standard-samples';
import { submitOrder } from './support/order-steps';

const ordered = () => called('createOrder').at(-1)?.body as Record<string, unknown> | undefined;

describe('an approved request in <tp-flight-booking>', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  const openList = async (act: ReturnType<typeof within>) => {
    await act.press('关联申请单');
    await until(() => act.root.querySelector('.fb-requests'), 'the list of requests');
    await accessible(act.root.host);
    act.root.querySelector<HTMLElement>('.fb-requests button')?.click();
    await act.sees('剩余预算 ¥8,800.00');
  };

  it('fills in cities, day, travellers and purpose, and the order is booked under it', async () => {
    const { element, act } = await show();
    await openList(act);
    await until(() => act.field('出发城市')?.value === '北京' && act.field('到达城市')?.value === '上海');
    expect(act.field('出发日期')?.value).to.equal('2027-03-01');
    await act.press('搜索航班');
    await act.press('选择');
    await act.press('预订');
    await until(() => act.field('联系人姓名')?.value === '林静');
    await until(() => act.field('出行事由')?.localName === 'select');
    const purpose = act.field('出行事由') as unknown as HTMLSelectElement;
    expect(purpose.selectedOptions[0]?.text).to.equal('项目实施');
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    await created;
    expect(ordered()?.['applyId']).to.equal('SP26112000000001');
  });

  it('is there again after a reload, before there is an order; gone with another user', async () => {
    const KEPT = 'tp-flight-request-1';
    const { act } = await show({}, {}, 'session');
    await openList(act);
    await until(() => sessionStorage.getItem(KEPT) !== null, 'the request to be kept');
    takeAway();
    const again = await show({}, {}, 'session');
    await again.act.sees('剩余预算 ¥8,800.00');
    await again.act.press('取消关联');
    await until(() => sessionStorage.getItem(KEPT) === null, 'what was taken off is gone');
    takeAway();
    sessionStorage.setItem(KEPT, JSON.stringify({ owner: 'S9999', request: travelRequest() }));
    const other = await show({}, {}, 'session');
    await until(() => sessionStorage.getItem(KEPT) === null, 'what another chose is gone');
    expect(other.act.text()).not.to.include('剩余预算');
  });

  it('is found among many by a keyword, with more of them on demand', async () => {
    const asked: object[] = [];
    const one = travelRequest();
    const { act } = await show({
      applicationQuery: (body: { keyword: string; pageSize: number }) => {
        asked.push(body);
        const isFound = '驻场实施'.includes(body.keyword);
        return isFound ? { total: 41, applicationList: [one] } : { total: 0, applicationList: [] };
      },
    });
    await act.press('关联申请单');
    await act.sees('显示更多');
    await act.press('显示更多');
    await until(() => JSON.stringify(asked.at(-1)) === '{"keyword":"","pageSize":40}', 'more of them');
    await act.type('查找申请单', '驻场');
    await until(() => JSON.stringify(asked.at(-1)) === '{"keyword":"驻场","pageSize":20}', 'the keyword');
    await act.type('查找申请单', '没有');
    await act.sees('没有符合条件的申请单');
    await accessible(act.root.host);
    expect(act.field('查找申请单')?.value).to.equal('没有');
  });

  it('names the parts of the order that it does not cover', async () => {
    const trip = { ...travelRequest().trip, endDate: '2027-02-28', beginDate: '2027-02-20' };
    const { act } = await toPassengers(requestsAnswer(() => [travelRequest({ trip })]));
    await openList(act);
    await act.sees('航班日期2027-03-01不在申请单的2027-02-20至2027-02-28之内');
    await act.press('取消关联');
    await until(() => !act.text().includes('不在申请单'));
  });

  it('without a leg by air says so where it is looked for, and cannot be linked', async () => {
    const { legs, ...trip } = travelRequest().trip;
    const byTrain = legs.map((leg) => ({ ...leg, travelMeans: 'train' as const }));
    const { act } = await show(
      requestsAnswer(() => [
        travelRequest({ applyId: 'SP26112000000002', trip: { ...trip, legs: byTrain } }),
      ]),
    );
    await act.press('关联申请单');
    await act.sees('行程不含飞机出行，不能用于预订机票');
    await accessible(act.root.host);
    expect(act.root.querySelector('.fb-requests button')).to.equal(null);
  });

  it('that was linked before it had none by air is a gap of the order', async () => {
    const { legs, ...trip } = travelRequest().trip;
    const byTrain = legs.map((leg) => ({ ...leg, travelMeans: 'train' as const }));
    let isByTrain = false;
    const { act } = await toPassengers(
      requestsAnswer(() => [
        isByTrain ? travelRequest({ trip: { ...trip, legs: byTrain } }) : travelRequest(),
      ]),
    );
    await openList(act);
    isByTrain = true;
    await act.press('下一步');
    await act.sees('申请单的行程不含飞机出行');
  });

  it('is asked for where the enterprise wants one', async () => {
    const { element, act } = await toPassengers({
      queryOrderFormInfo: () => orderFormInfo({ requestRequired: true }),
    });
    await act.press('下一步');
    await act.sees('企业规定须凭已批准的申请单预订，请先关联申请单');
    expect(called('createOrder')).to.have.length(0);
    await openList(act);
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    await created;
  });

  it('that is used up is explained, with another to choose', async () => {
    const { act } = await toPassengers({
      createOrder: () => {
        throw refusal('applyBudgetShort', { budgetLeft: 0 });
      },
    });
    await openList(act);
    await act.type('备注', '靠窗');
    await submitOrder(act);
    await act.sees('申请单剩余预算不足');
    await act.press('更换申请单');
    await until(() => act.root.querySelector('.fb-requests'), 'the list again');
    expect(act.field('备注')?.value).to.equal('靠窗');
  });

  it('says that there is none, or that the list could not be read', async () => {
    let fails = true;
    const { act } = await show(
      requestsAnswer(() => {
        if (fails) throw lostAnswer();
        return [];
      }),
    );
    await act.press('关联申请单');
    await act.sees('申请单读取失败，请重试');
    fails = false;
    await act.press('重试');
    await act.sees('没有可用于预订的申请单');
  });
});
