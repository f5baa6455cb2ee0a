import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { within } from '../../support/components/act';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { pressNamed } from '../../support/components/press-named';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import {
  approvedChange,
  CHANGE_APPLY_ID,
  REFUND_APPLY_ID,
  waitingRefund,
} from '../approval/after-sale-samples';
import { ORDER_NO, OTHER_ORDER_NO } from './support/order-samples';
import { refundDetail } from './support/refund-samples';

const both = () => ({ staffNO: 'S0001', applicationList: [approvedChange(), waitingRefund()] });
const none = (staffNO = 'S0001') => ({ staffNO, applicationList: [] });
const show = (answers: Answers = {}) => putOnPage('tp-order-unfinished', answers, {}, 'session');

/** Selects a ticket for a refund and leaves it unsubmitted. */
async function beginRefund(orderNo: string): Promise<void> {
  const answers = { h5RefundTicketDetailQueryGateWay: () => refundDetail({ orderNo }) };
  const { act } = await putOnPage('tp-order-refund', answers, { 'order-no': orderNo }, 'session');
  await act.check('林静');
  await act.sees('已选 1 张机票');
  takeAway();
}

describe('<tp-order-unfinished>', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  it('says that nothing is begun, and leads to the orders', async () => {
    const { element, act } = await show({ queryUnfinishedAfterSale: () => none() });
    await act.sees('没有未完成的改签和退票');
    await accessible(element);
    element.addEventListener('tp-navigate', (event) => event.preventDefault());
    const navigated = next(element, 'tp-navigate');
    await act.press('查看我的订单');
    expect((await navigated).detail).to.deep.equal({ target: 'orders', statuses: [] });
  });

  it('lists drafts of several orders, continues one and drops another', async () => {
    await beginRefund(ORDER_NO);
    await beginRefund(OTHER_ORDER_NO);
    const { element, act } = await show({ queryUnfinishedAfterSale: () => none() });
    await act.sees(`订单 ${ORDER_NO}`);
    await act.sees(`订单 ${OTHER_ORDER_NO}`);
    await act.sees('已选 1 张机票');
    await accessible(element);
    await pressNamed(act, `删除 退票 ${OTHER_ORDER_NO}`);
    await act.sees('删除后已填写的内容不能恢复');
    await act.press('确定删除');
    await until(() => !act.text().includes(OTHER_ORDER_NO), 'the draft is gone');
    const navigated = next(element, 'tp-navigate');
    await pressNamed(act, `继续 退票 ${ORDER_NO}`);
    expect((await navigated).detail).to.deep.equal({ target: 'refund', orderNo: ORDER_NO });
    await until(() => act.root.querySelector('tp-order-refund'), 'the refund in place');
    await within(act.root.querySelector('tp-order-refund') as HTMLElement).sees('已选 1 张机票');
  });

  it('shows no drafts of another user', async () => {
    await beginRefund(ORDER_NO);
    const { act } = await show({ queryUnfinishedAfterSale: () => none('S0002') });
    await act.sees('没有未完成的改签和退票');
  });

  it('lists applications that wait or were agreed to, and leads on', async () => {
    const { element, act } = await show({
      queryUnfinishedAfterSale: both,
      queryApprovalDetail: () => approvedChange(),
    });
    await act.sees('改签超标申请');
    await act.sees('已同意');
    await act.sees('退票申请');
    await act.sees('审批中');
    await accessible(element);
    element.addEventListener('tp-navigate', (event) => event.preventDefault());
    let navigated = next(element, 'tp-navigate');
    await pressNamed(act, `去改签 ${CHANGE_APPLY_ID}`);
    expect((await navigated).detail).to.deep.equal({
      target: 'change',
      orderNo: ORDER_NO,
      applyId: CHANGE_APPLY_ID,
    });
    navigated = next(element, 'tp-navigate');
    await pressNamed(act, `查看申请 ${REFUND_APPLY_ID}`);
    expect((await navigated).detail).to.deep.equal({ target: 'approval', applyId: REFUND_APPLY_ID });
  });

  it('withdraws one that waits, and says why it could not be', async () => {
    let isThere = true;
    const { act } = await show({
      queryUnfinishedAfterSale: () => (isThere ? both() : none()),
      withdrawApproval: () => {
        if (!isThere) throw refusal('applyDecided');
        isThere = false;
        return { applyId: REFUND_APPLY_ID, applyState: '已撤回' };
      },
    });
    await pressNamed(act, `撤回 ${REFUND_APPLY_ID}`);
    await act.press('确定撤回');
    await act.sees('没有未完成的改签和退票');
    expect(called('withdrawApproval')[0]?.body).to.deep.equal({ applyId: REFUND_APPLY_ID });
  });

  it('shows a reading error, and tries again', async () => {
    let fails = true;
    const { act } = await show({
      queryUnfinishedAfterSale: () => {
        if (fails) throw refusal('queryTimedOut');
        return both();
      },
    });
    await act.sees('查询超时');
    fails = false;
    await act.press('重试');
    await act.sees('改签超标申请');
  });

  it('fits a phone', async () => {
    await setViewport({ width: 390, height: 844 });
    const { element, act } = await show({ queryUnfinishedAfterSale: both });
    await act.sees('改签超标申请');
    expect(element.scrollWidth).to.be.at.most(element.clientWidth);
    await setViewport({ width: 1280, height: 800 });
  });
});
