import { expect, nextFrame } from '@open-wc/testing';
import { define } from '../../../components/index';
import { next, until, USER } from '../../support/components/fake-runtime';
import { lostAnswer } from '../../support/components/samples';
import { submitOrder } from './support/order-steps';
import { called, session, show, takeAway, toPassengers } from './support/passenger-steps';
import { staff } from './support/traveller-samples';

const KEPT = 'tp-flight-draft-7';

describe('the draft of an order in <tp-flight-booking>', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  it('is there again after a reload, for the same person', async () => {
    const { act } = await toPassengers({}, { inTab: true });
    await act.type('备注', '靠窗');
    await until(() => sessionStorage.getItem(KEPT)?.includes('靠窗'));
    takeAway();
    const again = await show({}, { inTab: true });
    await until(() => again.act.field('备注')?.value === '靠窗', 'the remark is there again');
    await again.act.sees('已恢复上次未提交的订单内容');
    await again.act.press('返回航班');
    await again.act.sees(/共 \d+ 个航班/);
    expect(called('queryFlightList')).to.have.length(1);
  });

  it('waits for its own page where the page in between leaves such orders to that', async () => {
    const { act } = await toPassengers({}, { inTab: true });
    await act.type('备注', '靠窗');
    await until(() => sessionStorage.getItem(KEPT)?.includes('靠窗'));
    takeAway();
    const between = await show({}, { inTab: true, hidesHeldOrders: true });
    await until(() => between.act.field('出发城市'), 'the search');
    // Loads the modules that would restore the draft.
    await import('../../../components/flight-booking/model/order/draft-sync');
    await import('../../../components/flight-booking/passengers/travellers/find-self');
    await nextFrame();
    expect(between.act.field('备注')).to.equal(undefined);
    expect(sessionStorage.getItem(KEPT)).to.include('靠窗');
    takeAway();
    const again = await show({}, { inTab: true });
    await until(() => again.act.field('备注')?.value === '靠窗', 'the remark is there again');
  });

  it('is the same order after a reload where its answer was lost: never a second one', async () => {
    const lost = { createOrder: () => Promise.reject(lostAnswer()) };
    const { act } = await toPassengers(lost, { inTab: true });
    await submitOrder(act);
    await act.sees('订单可能已经提交');
    const [first] = called('createOrder');
    takeAway();
    const again = await show({}, { inTab: true });
    await again.act.sees('上次提交没有收到结果');
    expect(again.act.text()).not.to.contain('未提交');
    const created = next(again.element, 'tp-order-created');
    await again.act.press('重试');
    await created;
    // The order itself does not count as an overlapping journey of its travellers.
    expect(called('queryOverlappingJourneys')).to.have.length(0);
    expect(called('createOrder')[0]?.requestId).to.equal(first?.requestId);
    expect(sessionStorage.getItem(KEPT)).to.equal(null);
  });

  it('is gone once the order is made', async () => {
    const { element, act } = await toPassengers({}, { inTab: true });
    await until(() => sessionStorage.getItem(KEPT));
    const created = next(element, 'tp-order-created');
    await submitOrder(act);
    await created;
    expect(sessionStorage.getItem(KEPT)).to.equal(null);
  });

  it('is gone for another person', async () => {
    const { act } = await toPassengers({}, { inTab: true });
    await act.type('备注', '靠窗');
    await until(() => sessionStorage.getItem(KEPT)?.includes('靠窗'));
    takeAway();
    await show(
      {
        queryStaffInfoVagueForCloud: () => ({ total: 1, staffList: [staff({ staffNO: 'S0009' })] }),
      },
      { inTab: true },
    );
    await until(() => sessionStorage.getItem(KEPT) === null, 'the draft is forgotten');
  });

  it('is deleted when the user signs out, and stays when the session ends by itself', async () => {
    const { act } = await toPassengers({}, { inTab: true });
    await session().start();
    await act.type('备注', '靠窗');
    await until(() => sessionStorage.getItem(KEPT)?.includes('靠窗'));
    session().expire('登录过期');
    expect(sessionStorage.getItem(KEPT)).to.contain('靠窗');
    await session().signIn('token-2');
    expect(act.field('备注')?.value).to.equal('靠窗');
    await session().signOut();
    expect(sessionStorage.getItem(KEPT)).to.equal(null);
    await until(() => act.field('出发城市'), 'the search form');
  });

  it('is deleted when another user signs in', async () => {
    const { act } = await toPassengers(
      {
        verifyUserAuthSignForCloud: ({ authSign }: { authSign: string }) => ({
          ...USER,
          entAndTmcShortInfoList: USER.entAndTmcShortInfoList.map((place) => ({
            ...place,
            staffNO: authSign === 'token-1' ? 'S0001' : 'S0009',
          })),
        }),
      },
      { inTab: true },
    );
    await session().start();
    await act.type('备注', '靠窗');
    session().expire('登录过期');
    await session().signIn('token-2');
    await until(() => act.field('出发城市'), 'the search form');
    expect(sessionStorage.getItem(KEPT)).to.equal(null);
  });

  it('touches no storage where the runtime keeps to memory', async () => {
    const { act } = await toPassengers();
    await act.type('备注', '靠窗');
    await act.sees('价格明细');
    expect(sessionStorage.getItem(KEPT)).to.equal(null);
  });
});
