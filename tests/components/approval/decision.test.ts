import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import { accessible } from '../../support/components/accessible';
import { setValue } from '../../support/components/act';
import { applicationDetail, approvalAnswers, APPLY_ID } from './approval-samples';
import { called, putOnPage, signInAs, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { lostAnswer, refusal } from '../../support/components/samples';

const show = (answers: Answers = {}, attributes: Record<string, string> = {}) =>
  putOnPage('tp-approval-list', answers, attributes);

/** A gateway with an application that changes in the meantime. */
function changing(first: Partial<ApplicationDetail> = {}) {
  let detail = applicationDetail(first);
  return {
    change: (change: Partial<ApplicationDetail>) => (detail = { ...detail, ...change }),
    answers: { queryApprovalDetail: () => detail } satisfies Answers,
  };
}
const CLOSED = { canDecide: false, canAgree: false, canRefuse: false };

describe('a decision on an application', () => {
  before(() => define());
  afterEach(() => takeAway());

  it('agrees once for two quick presses, with the opinion', async () => {
    const { element, act } = await show({}, { 'apply-id': APPLY_ID });
    await act.type('审批意见', '同意出行');
    const decided = next(element, 'tp-approval-decided');
    act.button('同意')?.click();
    act.button('同意')?.click();
    await act.press('立即提交');
    expect((await decided).detail).to.deep.equal({ applyId: APPLY_ID, applyState: '已同意' });
    expect(called('decideApproval').map(({ body }) => body)).to.deep.equal([
      { applyId: APPLY_ID, decision: 'agree', opinion: '同意出行' },
    ]);
    await act.sees(/林静已于2026-11-20 11:00同意该申请/);
    await act.sees('审批意见：同意出行');
    expect(act.button('拒绝')).to.equal(undefined);
  });

  it('holds a decision back for a moment, in which it can be taken back', async () => {
    const { element, act } = await show({}, { 'apply-id': APPLY_ID });
    await act.press('同意');
    await act.sees('即将同意该申请');
    await accessible(element);
    await act.press('撤销');
    expect(act.root.activeElement?.textContent, 'the focus stays').to.equal('同意');
    expect(act.root.textContent).not.to.contain('即将同意');
    const decided = next(element, 'tp-approval-decided');
    await act.press('拒绝');
    await act.press('确定拒绝');
    await act.sees('即将拒绝该申请');
    expect(called('decideApproval')).to.deep.equal([]);
    expect((await decided).detail, 'sent by itself').to.deep.equal({
      applyId: APPLY_ID,
      applyState: '已拒绝',
    });
    expect(called('decideApproval')).to.have.length(1);
  });

  it('sends a delayed decision when the page is left', async () => {
    const { act } = await show({}, { 'apply-id': APPLY_ID });
    await act.press('同意');
    await act.sees('即将同意该申请');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await until(() => called('decideApproval').length === 1, 'the decision');
  });

  it('sends no delayed decision once another user has signed in', async () => {
    const { act } = await show({}, { 'apply-id': APPLY_ID });
    signInAs('S0001');
    await act.press('同意');
    await act.sees('即将同意该申请');
    signInAs('S0009');
    await act.press('立即提交');
    await act.sees('登录用户已变更，本次操作未提交');
    expect(called('decideApproval')).to.deep.equal([]);
  });

  it('decides nothing where the host prevents it', async () => {
    const { element, act } = await show({}, { 'apply-id': APPLY_ID });
    const asked = next(element, 'tp-before-decide');
    element.addEventListener('tp-before-decide', (event) => event.preventDefault(), { once: true });
    await act.press('同意');
    expect((await asked).detail).to.deep.equal({ applyId: APPLY_ID, decision: 'agree', opinion: '' });
    expect(act.root.textContent).not.to.contain('即将同意');
    expect(called('decideApproval')).to.deep.equal([]);
  });

  it('asks before it refuses', async () => {
    const { element, act } = await show({}, { 'apply-id': APPLY_ID });
    await act.press('拒绝');
    await act.sees('座位立即释放');
    await act.press('再想想');
    expect(called('decideApproval')).to.have.length(0);
    await act.press('拒绝');
    const decided = next(element, 'tp-approval-decided');
    await act.press('确定拒绝');
    await act.press('立即提交');
    expect((await decided).detail).to.deep.equal({ applyId: APPLY_ID, applyState: '已拒绝' });
  });

  it('asks again under the same request id after a lost answer', async () => {
    let lost = true;
    const good = approvalAnswers();
    const { element, act } = await show(
      {
        ...good,
        decideApproval: (body: never) => {
          if (lost) throw lostAnswer();
          return good['decideApproval']?.(body);
        },
      },
      { 'apply-id': APPLY_ID },
    );
    await act.press('同意');
    await act.press('立即提交');
    await act.sees('结果未知');
    lost = false;
    const decided = next(element, 'tp-approval-decided');
    await act.press('同意');
    await decided;
    const [first, second] = called('decideApproval');
    expect(first?.requestId).to.be.a('string').and.equal(second?.requestId);
  });

  it('finds out by itself that the lost answer was a yes', async () => {
    const { change, answers } = changing();
    const { act } = await show(
      {
        ...answers,
        decideApproval: () => {
          change({ ...CLOSED, applyState: '已同意', decideTime: '2026-11-20T03:00:00.000Z' });
          throw lostAnswer();
        },
      },
      { 'apply-id': APPLY_ID },
    );
    await act.press('同意');
    await act.press('立即提交');
    await act.sees(/林静已于2026-11-20 11:00同意该申请/);
    expect(act.button('同意')).to.equal(undefined);
    const facts = [...act.root.querySelectorAll('dt')].map((fact) => fact.textContent);
    expect(facts).to.include('申请人').and.not.to.include('审批时限');
  });

  for (const [fault, applyState, words] of [
    ['applyDecided', '已拒绝', /该申请单已处理，不能重复审批.*拒绝该申请/],
    ['applyExpired', '已过期', /该申请单已超过审批时限.*申请已失效/],
  ] as const) {
    it(`says in words that it is ${applyState} meanwhile, and shows it`, async () => {
      const { change, answers } = changing();
      const { act } = await show(
        {
          ...answers,
          decideApproval: () => {
            change({ ...CLOSED, applyState, decideTime: '2026-11-20T03:00:00.000Z' });
            throw refusal(fault);
          },
        },
        { 'apply-id': APPLY_ID },
      );
      await act.press('同意');
      await act.press('立即提交');
      await act.sees(words);
      expect(act.button('同意')).to.equal(undefined);
    });
  }

  it('shows on return the decision of another tab', async () => {
    const { change, answers } = changing();
    const { act } = await show(answers, { 'apply-id': APPLY_ID });
    await act.sees('价格超标');
    change({ ...CLOSED, applyState: '已同意', decideTime: '2026-11-20T03:00:00.000Z' });
    window.dispatchEvent(new Event('focus'));
    await act.sees('同意该申请');
  });

  it('counts down to the deadline and then says that it is over', async () => {
    const { change, answers } = changing({ deadline: new Date(Date.now() + 1500).toISOString() });
    const { act } = await show(answers, { 'apply-id': APPLY_ID });
    await act.sees(/剩余 0分0[12]秒/);
    change({ ...CLOSED, applyState: '已过期' });
    await act.sees('超过审批时限未审批');
  });

  it('keeps the typed opinion during a visit to the list', async () => {
    const { act } = await show({}, { 'apply-id': APPLY_ID });
    await act.type('审批意见', '待确认');
    await act.press('返回申请列表');
    await act.press(APPLY_ID);
    await until(() => act.field('审批意见')?.value === '待确认');
  });

  it('cuts the opinion at 140 characters, whole ones', async () => {
    const { act } = await show({}, { 'apply-id': APPLY_ID });
    await act.type('审批意见', '');
    const field = act.field('审批意见') as unknown as HTMLTextAreaElement;
    setValue(field, '𠮷'.repeat(141));
    await act.sees('140/140');
    expect(field.value).to.equal('𠮷'.repeat(140));
    expect(field.placeholder).to.equal('请输入审批意见（选填）');
  });

  it('offers each decision only to users with its right', async () => {
    const { act } = await show(
      { queryApprovalDetail: () => applicationDetail({ canRefuse: false }) },
      { 'apply-id': APPLY_ID },
    );
    await until(() => act.button('同意'));
    expect(act.button('拒绝')).to.equal(undefined);
  });

  it('lets the applicant take their application back, after a question', async () => {
    const { change, answers } = changing({ ...CLOSED, canWithdraw: true });
    const { element, act } = await show(
      {
        ...answers,
        withdrawApproval: () => {
          change({ canWithdraw: false, applyState: '已撤回', decideTime: '2026-11-20T03:00:00.000Z' });
          return { applyId: APPLY_ID, applyState: '已撤回' };
        },
      },
      { 'apply-id': APPLY_ID },
    );
    await until(() => act.button('撤回申请'));
    expect(act.button('同意')).to.equal(undefined);
    await act.press('撤回申请');
    const decided = next(element, 'tp-approval-decided');
    await act.press('确定撤回');
    expect((await decided).detail).to.deep.equal({ applyId: APPLY_ID, applyState: '已撤回' });
    await act.sees('撤回该申请。订单已取消，座位已释放。');
  });
});
