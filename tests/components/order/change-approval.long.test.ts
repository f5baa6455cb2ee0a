import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { OVER_POLICY } from '../../../src/contract/travel-standard/shapes';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { pressNamed } from '../../support/components/press-named';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { approvedChange, CHANGE_APPLY_ID, changeApplication } from '../approval/after-sale-samples';
import { judgement } from '../flight-booking/support/standard-samples';
import { CHANGE_NO } from './support/change-samples';
import { chooseFlight } from './support/change-steps';
import { ORDER_NO } from './support/order-samples';

const show = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
  putOnPage('tp-order-change', answers, { 'order-no': ORDER_NO, ...attributes });
const asked = () => called('submitChangeOverStandardApprovalAuto');
const { evaluation } = judgement(OVER_POLICY.approval);
const OVER = { evaluation, policy: OVER_POLICY.approval, needsApproval: false, approverName: '王主管' };
const WITHIN = { evaluation: null, policy: null, needsApproval: true, approverName: '王主管' };
const SUBMITTED = () => ({ applyId: CHANGE_APPLY_ID, applyState: '审批中', approverName: '王主管' });

async function fillIn({ act }: Awaited<ReturnType<typeof show>>): Promise<void> {
  await act.check('林静');
  await act.check('行程变更');
  await act.press('查找航班');
  await chooseFlight(act.root);
}

describe('<tp-order-change> and its approval', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  it('is put before the approver first where it is over the standard, with a reason', async () => {
    const isOpen: unknown[] = [];
    const shown = await show({
      judgeChangeTicketStandard: () => OVER,
      submitChangeOverStandardApprovalAuto: () => {
        isOpen.push(
          changeApplication({ canDecide: false, canAgree: false, canRefuse: false, canWithdraw: true }),
        );
        return SUBMITTED();
      },
      queryUnfinishedAfterSale: () => ({ staffNO: 'S0001', applicationList: [...isOpen] }),
    });
    await fillIn(shown);
    const { element, act } = shown;
    await act.sees('先送审：王主管同意后再提交');
    await act.press('先送审');
    await act.sees('请填写超标原因');
    expect(asked()).to.have.length(0);
    await accessible(element);
    const select = act.root.querySelector<HTMLSelectElement>('.oc-over select');
    if (!select) throw new Error('no reasons to choose from');
    select.value = '0';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await act.press('先送审');
    await until(() => asked()[0], 'the application');
    const { orderNo, totalAmount, passengerNos } = (asked()[0]?.body ?? {}) as Record<string, unknown>;
    expect([orderNo, totalAmount, passengerNos]).to.deep.equal([ORDER_NO, 17_400, [1]]);
    await act.sees('送审记录');
    await act.sees('审批中');
    await act.sees('CA1501 2027-03-01 08:30 改为 CA1503 2027-03-02 09:30');
    expect(called('applyChangeAirTicketGateway')).to.have.length(0);
    await accessible(element);
  });

  it('cannot be asked for before it is approved where the enterprise wants that', async () => {
    const shown = await show({
      judgeChangeTicketStandard: () => WITHIN,
      submitChangeApprovalApplyAuto: SUBMITTED,
    });
    await fillIn(shown);
    const { act } = shown;
    await act.sees('企业规定改签须先经审批，由王主管审批');
    await act.press('提交审批');
    await until(() => called('submitChangeApprovalApplyAuto')[0], 'the application');
    expect(called('applyChangeAirTicketGateway')).to.have.length(0);
  });

  it('names the lack of an approver, and the refusal', async () => {
    const alone = await show({ judgeChangeTicketStandard: () => ({ ...WITHIN, approverName: '' }) });
    await fillIn(alone);
    await alone.act.press('提交审批');
    await alone.act.sees('没有可审批该申请的审批人，无法提交审批，请联系管理员');
    takeAway();
    sessionStorage.clear();
    const refused = await show({
      judgeChangeTicketStandard: () => WITHIN,
      submitChangeApprovalApplyAuto: () => {
        throw refusal('applyPending');
      },
    });
    await fillIn(refused);
    await refused.act.press('提交审批');
    await refused.act.sees('相同内容的申请正在审批中');
  });

  it('has the approved change selected, marked and first, and submits it', async () => {
    const { element, act } = await show(
      { queryApprovalDetail: () => approvedChange(), judgeChangeTicketStandard: () => OVER },
      { 'apply-id': CHANGE_APPLY_ID },
    );
    await act.sees(`申请单 ${CHANGE_APPLY_ID} 已通过审批`);
    await act.sees('CA1503');
    await accessible(element);
    expect(act.text()).not.to.include('请填写超标原因');
    expect(act.button('先送审')).to.equal(undefined);
    await act.press('提交改签，应付 ¥174.00');
    const applied = next(element, 'tp-change-applied');
    await act.press('确认改签');
    expect((await applied).detail).to.deep.equal({
      orderNo: ORDER_NO,
      changeOrderNo: CHANGE_NO,
      totalAmount: 17_400,
    });
    const { applyId, changeReason } = (called('applyChangeAirTicketGateway')[0]?.body ?? {}) as Record<
      string,
      unknown
    >;
    expect([applyId, changeReason]).to.deep.equal([CHANGE_APPLY_ID, 1]);
  });

  it('says where another flight was chosen than the approved one, and goes back to that', async () => {
    const { act } = await show(
      { queryApprovalDetail: () => approvedChange(), judgeChangeTicketStandard: () => OVER },
      { 'apply-id': CHANGE_APPLY_ID },
    );
    await act.sees('已通过审批');
    await act.press('更换航班');
    await chooseFlight(act.root);
    await act.sees('当前所选与已批准的内容不同，须重新送审');
    await act.press('恢复为已批准的内容');
    await act.sees('已通过审批');
  });

  it('is kept over a reload with its application', async () => {
    const answers = { queryApprovalDetail: () => approvedChange(), judgeChangeTicketStandard: () => OVER };
    const attributes = { 'order-no': ORDER_NO, 'apply-id': CHANGE_APPLY_ID };
    const first = await putOnPage('tp-order-change', answers, attributes, 'session');
    await first.act.sees('提交改签，应付 ¥174.00');
    takeAway();
    const again = await putOnPage('tp-order-change', answers, attributes, 'session');
    await again.act.sees('已通过审批');
    await again.act.sees('提交改签，应付 ¥174.00');
  });

  for (const [state, said] of [
    ['审批中', '尚在审批中'],
    ['已失效', '已失效，不能使用'],
    ['已同意', '已使用，不能再次使用'],
  ] as const)
    it(`says that an application is of no use: ${state}`, async () => {
      const { act } = await show(
        { queryApprovalDetail: () => approvedChange({ applyState: state, canApply: false }) },
        { 'apply-id': CHANGE_APPLY_ID },
      );
      await act.sees(said);
      await act.sees('选择乘客');
    });

  it('leads on with an application of the order, and away with it', async () => {
    let isThere = true;
    const { element, act } = await show({
      queryUnfinishedAfterSale: () => ({
        staffNO: 'S0001',
        applicationList: isThere ? [approvedChange()] : [],
      }),
      queryApprovalDetail: () => approvedChange(),
      withdrawApproval: () => {
        isThere = false;
        return { applyId: CHANGE_APPLY_ID, applyState: '已撤回' };
      },
    });
    await act.sees('送审记录');
    await accessible(element);
    await pressNamed(act, `删除 ${CHANGE_APPLY_ID}`);
    await act.sees('删除后已批准的申请不能再使用');
    await act.press('再想想');
    const navigated = next(element, 'tp-navigate');
    await pressNamed(act, `去改签 ${CHANGE_APPLY_ID}`);
    expect((await navigated).detail).to.deep.equal({
      target: 'change',
      orderNo: ORDER_NO,
      applyId: CHANGE_APPLY_ID,
    });
    await act.sees('已通过审批');
    expect(called('withdrawApproval')).to.have.length(0);
  });
});
