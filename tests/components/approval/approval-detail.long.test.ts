import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { ORDER_NO } from '../order/support/order-samples';
import { APPLY_ID, applicationDetail } from './approval-samples';

const show = (answers: Answers = {}, applyId = APPLY_ID) =>
  putOnPage('tp-approval-detail', answers, { 'apply-id': applyId });

describe('<tp-approval-detail>', () => {
  before(() => define());
  afterEach(() => takeAway());

  it('shows one application alone: no list is asked for, and no focus is taken', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const { element, act } = await show();
    await act.sees('价格超标');
    await act.sees('审批流程');
    expect(act.button('返回申请列表')).to.equal(undefined);
    expect(document.activeElement === field, 'the focus stays with the page').to.equal(true);
    expect(called('queryApprovalList')).to.deep.equal([]);
    await accessible(element);
    field.remove();
  });

  it('shows the present cost of the flights and cheaper ones', async () => {
    const { act } = await show();
    await act.sees('此刻的价格');
    const text = act.root.querySelector('.al-outlook')?.textContent ?? '';
    expect(text)
      .to.contain('CA1501现价¥1,180.00/人比申请时贵¥100.00')
      .and.to.contain('MU5101 2027-03-01 09:00¥820.00比所选CA1501低¥360.00');
  });

  it('shows the cost of waiting with a change, and its time', async () => {
    const { act } = await show({
      queryApprovalOutlook: () => ({
        legs: [],
        fee: { now: 5400, next: { time: '2027-02-28T00:30:00.000Z', fee: null } },
      }),
    });
    await act.sees('现在的手续费');
    await act.sees('¥54');
    await act.sees('2027-02-28 08:30后不可办理');
  });

  it('decides it, tells the page, and shows the new state', async () => {
    const { element, act } = await show();
    await act.type('审批意见', '同意出行');
    const decided = next(element, 'tp-approval-decided');
    await act.press('同意');
    await act.press('立即提交');
    expect((await decided).detail).to.deep.equal({ applyId: APPLY_ID, applyState: '已同意' });
    await act.sees('同意该申请');
    expect(called('decideApproval').map(({ body }) => body)).to.deep.equal([
      { applyId: APPLY_ID, decision: 'agree', opinion: '同意出行' },
    ]);
  });

  it('leads to the order, in place where the page has none, and back with the typed opinion', async () => {
    const { element, act } = await show();
    await act.type('审批意见', '请稍候');
    element.addEventListener('tp-navigate', (event) => event.preventDefault(), { once: true });
    await act.press('查看订单');
    expect(act.root.querySelector('tp-order-list')).to.equal(null);
    const asked = next(element, 'tp-navigate');
    await act.press('查看订单');
    expect((await asked).detail).to.deep.equal({ target: 'order', orderNo: ORDER_NO });
    await until(() => act.root.querySelector('tp-order-list'), 'the order in place');
    await act.press('返回申请');
    await act.sees('价格超标');
    expect((act.field('审批意见') as HTMLInputElement | undefined)?.value).to.equal('请稍候');
  });

  it('follows its attribute, and says where none is named', async () => {
    const { element, act } = await show({}, '');
    await act.sees('没有指定申请单');
    expect(called('queryApprovalDetail')).to.deep.equal([]);
    element.setAttribute('apply-id', APPLY_ID);
    await act.sees('价格超标');
  });

  it('holds the order against the budgets that it is charged to', async () => {
    const budgets = [
      { kind: 'request' as const, name: 'SP26120100000099', amount: 500_000, used: 315_000, needed: 115_000 },
      { kind: 'month' as const, name: '研发中心', amount: 100_000, used: 115_000, needed: 115_000 },
    ];
    const { act } = await show({ queryApprovalDetail: () => applicationDetail({ budgets }) });
    await act.sees('出差申请 SP26120100000099');
    await act.sees('本订单后剩余 ¥1,850.00');
    await act.sees('预算 ¥5,000.00，其他订单 ¥2,000.00，本订单 ¥1,150.00');
    await act.sees('超出预算 ¥150.00');
  });

  it('says why it is not to be seen, and asks no more', async () => {
    const { act } = await show({
      queryApprovalDetail: () => {
        throw refusal('applyUnknown');
      },
    });
    await act.sees('申请单不存在');
    expect(act.button('重试')).to.equal(undefined);
  });
});
