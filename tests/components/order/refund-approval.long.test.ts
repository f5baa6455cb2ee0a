import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { approvedRefund, REFUND_APPLY_ID, waitingRefund } from '../approval/after-sale-samples';
import { ORDER_NO } from './support/order-samples';

const show = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
  putOnPage('tp-order-refund', answers, { 'order-no': ORDER_NO, ...attributes });
const judged = (policy: 0 | 1 | 3 | null) => ({
  violations: policy === null ? [] : [{ rule: 'fee' as const, policy, percent: 5, limit: 5400, fee: 10_800 }],
  policy,
  approverName: '王主管',
});
const applied = () => called('refundTicketApply');

describe('<tp-order-refund> and the enterprise’s rule', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  it('asks for a reason where the rule does, and sends it', async () => {
    const { element, act } = await show({ judgeRefundTicketStandard: () => judged(1) });
    await act.check('林静');
    await act.sees('退票费 ¥108.00 超过票价的5%（¥54.00）');
    await act.press('申请退票，退回 ¥1,072.00');
    await act.sees('请填写超标说明');
    await accessible(element);
    expect(applied()).to.have.length(0);
    await act.type('超标说明', '会议取消');
    await act.press('申请退票，退回 ¥1,072.00');
    await act.press('确认退票');
    await until(() => applied()[0], 'the refund');
    expect((applied()[0]?.body as { overReason: string } | undefined)?.overReason).to.equal('会议取消');
  });

  it('only shows recorded violations, and nothing within the rule', async () => {
    const { act } = await show({ judgeRefundTicketStandard: () => judged(0) });
    await act.check('林静');
    await act.sees('该退票将被记录，可直接提交');
    takeAway();
    sessionStorage.clear();
    const within = await show();
    await within.act.check('林静');
    await within.act.sees('申请退票，退回 ¥1,072.00');
    expect(within.act.text()).not.to.include('企业规定');
  });

  it('is put before the approver where the rule wants that', async () => {
    const open: unknown[] = [];
    const { element, act } = await show({
      judgeRefundTicketStandard: () => judged(3),
      submitRefundOverStandardApprovalAuto: () => {
        open.push(waitingRefund());
        return { applyId: REFUND_APPLY_ID, applyState: '审批中', approverName: '王主管' };
      },
      queryUnfinishedAfterSale: () => ({ staffNO: 'S0001', applicationList: [...open] }),
    });
    await act.check('林静');
    await act.sees('须先经王主管审批，通过后再提交退票');
    await act.press('提交审批');
    await act.sees('请填写超标说明');
    await act.type('超标说明', '会议取消');
    await act.press('提交审批');
    await act.sees('送审记录');
    await act.sees('退票费 ¥108.00，预计退回 ¥1,072.00');
    await accessible(element);
    expect(called('submitRefundOverStandardApprovalAuto')[0]?.body).to.deep.equal({
      orderNo: ORDER_NO,
      reasonType: 1,
      remark: '',
      tickets: [{ passengerNo: 1, segmentNo: 1 }],
      refundAmount: 107_200,
      overReason: '会议取消',
    });
    expect(applied()).to.have.length(0);
  });

  it('shows the refusal', async () => {
    const { act } = await show({
      judgeRefundTicketStandard: () => judged(3),
      submitRefundOverStandardApprovalAuto: () => {
        throw refusal('applyPending');
      },
    });
    await act.check('林静');
    await act.type('超标说明', '会议取消');
    await act.press('提交审批');
    await act.sees('相同内容的申请正在审批中');
  });

  it('has the approved refund selected and submits it', async () => {
    const { element, act } = await show(
      { queryApprovalDetail: () => approvedRefund(), judgeRefundTicketStandard: () => judged(3) },
      { 'apply-id': REFUND_APPLY_ID },
    );
    await act.sees(`申请单 ${REFUND_APPLY_ID} 已通过审批`);
    await accessible(element);
    const told = next(element, 'tp-refund-applied');
    await act.press('申请退票，退回 ¥1,072.00');
    await act.press('确认退票');
    await told;
    expect((applied()[0]?.body as { applyId: string } | undefined)?.applyId).to.equal(REFUND_APPLY_ID);
  });

  it('says where other tickets are chosen than those approved', async () => {
    const { act } = await show(
      { queryApprovalDetail: () => approvedRefund(), judgeRefundTicketStandard: () => judged(3) },
      { 'apply-id': REFUND_APPLY_ID },
    );
    await act.check('周明');
    await act.sees('当前所选与已批准的内容不同，须重新送审');
    await act.sees('须先经王主管审批');
    await act.press('恢复为已批准的内容');
    await act.sees('已通过审批');
  });
});
