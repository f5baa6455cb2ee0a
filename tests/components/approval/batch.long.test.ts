import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { Application, queryApprovalList } from '../../../src/contract/approval/approval';
import type { BodyOf, ResultOf } from '../../../src/contract/call';
import { accessible } from '../../support/components/accessible';
import { setValue } from '../../support/components/act';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import { called, putOnPage, signInAs, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { lostAnswer, refusal } from '../../support/components/samples';
import { application } from './approval-samples';

type Decided = { applyId: string; decision: 'agree' | 'refuse'; opinion: string };
type Shown = Awaited<ReturnType<typeof show>>;

const IDS = ['SP26112000000001', 'SP26112000000002', 'SP26112000000003', 'SP26112000000004'] as const;
const [FIRST, SECOND, THIRD, FOURTH] = IDS;

/** Four pending applications without the decided ones; only others may decide the last one. */
function waiting(change: Answers = {}, rows: Partial<Record<string, Partial<Application>>> = {}) {
  const gone = new Set<string>();
  const answers: Answers = {
    queryApprovalList: ({ taskState, role }: BodyOf<typeof queryApprovalList>) => {
      const all = IDS.filter((applyId) => !gone.has(applyId)).map((applyId) =>
        application({
          applyId,
          ...(applyId === FOURTH && { canDecide: false, canAgree: false, canRefuse: false }),
          ...rows[applyId],
        }),
      );
      const applicationList = role === 'approver' && taskState === 'open' ? all : [];
      return {
        total: applicationList.length,
        applicationList,
        canApprove: true,
        pendingCount: 4,
        hasCopies: false,
      } satisfies ResultOf<typeof queryApprovalList>;
    },
    decideApproval: ({ applyId, decision }: Decided) => {
      gone.add(applyId);
      return { applyId, applyState: decision === 'agree' ? '已同意' : '已拒绝' };
    },
    ...change,
  };
  return { answers, gone };
}

const show = (answers: Answers, attributes: Record<string, string> = {}) =>
  putOnPage('tp-approval-list', answers, attributes);
const decisions = () => called('decideApproval').map(({ body }) => body as Decided);
const dialog = ({ act }: Shown) => act.root.querySelector<HTMLElement>('dialog');
const results = ({ act }: Shown) =>
  [...act.root.querySelectorAll('.al-batch-results > li')].map(({ textContent }) => textContent ?? '');
const box = ({ act }: Shown, applyId: string) =>
  act.root.querySelector<HTMLInputElement>(`[data-row="${applyId}"] input[type=checkbox]`);
const all = ({ act }: Shown) => act.root.querySelector<HTMLInputElement>('thead input[type=checkbox]');
async function choose(shown: Shown, ...applyIds: string[]): Promise<void> {
  for (const applyId of applyIds) {
    await until(() => box(shown, applyId), `the box of ${applyId}`);
    box(shown, applyId)?.click();
  }
  await shown.act.sees(`已选 ${applyIds.length} 项`);
}
async function confirm(shown: Shown, button: string): Promise<void> {
  await until(() => dialog(shown), 'the dialog');
  await shown.act.press(button);
}
/** A call whose response the test releases. */
function held() {
  const answer: (() => void)[] = [];
  return {
    answer: async () => {
      await until(() => answer.length > 0, 'a call');
      answer.shift()?.();
    },
    wait: () => new Promise<void>((resolve) => answer.push(resolve)),
  };
}

describe('applications decided together', () => {
  before(() => define());
  afterEach(() => takeAway());

  it('are approved one after the other, with one opinion, and an event for each', async () => {
    const shown = await show(waiting().answers);
    const { element, act } = shown;
    const told: unknown[] = [];
    element.addEventListener('tp-approval-decided', (event) => told.push((event as CustomEvent).detail));
    await until(() => all(shown)?.disabled === false, 'the boxes');
    expect(box(shown, FOURTH), 'others decide it').to.equal(null);
    all(shown)?.click();
    await act.sees('已选 3 项');
    await accessible(element);
    await act.press('批量同意');
    await act.sees('将同意所选的3项申请');
    await act.type('审批意见', '同意'.repeat(80));
    await act.sees('140/140');
    await accessible(element);
    await confirm(shown, '确定同意（3）');
    await act.sees('3项成功');
    expect(
      decisions().map(({ applyId, decision, opinion }) => [applyId, decision, opinion.length]),
    ).to.deep.equal([FIRST, SECOND, THIRD].map((applyId) => [applyId, 'agree', 140]));
    expect(new Set(called('decideApproval').map(({ requestId }) => requestId)).size).to.equal(3);
    expect(told).to.deep.equal([FIRST, SECOND, THIRD].map((applyId) => ({ applyId, applyState: '已同意' })));
    expect(results(shown).every((result) => result.includes('已同意'))).to.equal(true);
    await accessible(element);
    await act.press('关闭', 1);
    await until(() => dialog(shown) === null, 'the dialog to close');
    expect(act.text()).not.to.contain('已选');
    expect(act.root.activeElement?.className, 'the focus is not lost').to.equal('tp-list');
  });

  it('say why one was not, and go on', async () => {
    const shown = await show(
      waiting({
        decideApproval: ({ applyId }: Decided) => {
          if (applyId === SECOND) throw refusal('applyDecided');
          return { applyId, applyState: applyId === THIRD ? '审批中' : '已同意' };
        },
      }).answers,
    );
    await choose(shown, FIRST, SECOND, THIRD);
    await shown.act.press('批量同意');
    await confirm(shown, '确定同意');
    await shown.act.sees('2项成功，1项未成功');
    const [first, second, third] = results(shown);
    expect(first).to.contain('已同意');
    expect(second).to.contain('该申请单已处理，不能重复审批').and.not.to.contain('重试');
    expect(third).to.contain('待后续审批审批中');
  });

  it('are sent again under the same request id where no answer came', async () => {
    let isLost = true;
    const shown = await show(
      waiting({
        decideApproval: ({ applyId }: Decided) => {
          if (applyId === SECOND && isLost) throw lostAnswer();
          return { applyId, applyState: '已拒绝' };
        },
      }).answers,
    );
    await choose(shown, FIRST, SECOND);
    await shown.act.press('批量拒绝');
    await shown.act.sees('拒绝后相关订单关闭');
    await confirm(shown, '确定拒绝');
    await shown.act.sees('1项成功，1项未成功');
    expect(results(shown)[1]).to.contain('重试不会重复处理');
    isLost = false;
    await shown.act.press('重试');
    await shown.act.sees('2项成功');
    const ids = called('decideApproval').map(({ requestId }) => requestId);
    expect(ids).to.have.length(3);
    expect(ids[1]).to.equal(ids[2]);
    expect(shown.act.root.activeElement?.className).to.equal('al-batch-status');
  });

  it('show how far it is, never two at once, and can be stopped and gone on with', async () => {
    const { wait, answer } = held();
    const shown = await show(
      waiting({
        decideApproval: async ({ applyId }: Decided) => {
          await wait();
          return { applyId, applyState: '已同意' };
        },
      }).answers,
    );
    const { act, element } = shown;
    await choose(shown, FIRST, SECOND, THIRD);
    await act.press('批量同意');
    await confirm(shown, '确定同意');
    await act.sees('正在提交 0/3');
    await accessible(element);
    await answer();
    await act.sees('正在提交 1/3');
    const bar = act.root.querySelector('dialog [role=progressbar]');
    expect([bar?.ariaLabel, bar?.ariaValueNow]).to.deep.equal(['提交进度', '33']);
    await until(() => decisions().length === 2, 'the second');
    await sendKeys({ press: 'Escape' });
    await act.sees('正在停止');
    expect(dialog(shown), 'what is under way is seen to its end').not.to.equal(null);
    await answer();
    await act.sees('2项成功，1项未提交');
    expect(decisions()).to.have.length(2);
    await act.press('继续提交（1）');
    await answer();
    await act.sees('3项成功');
    expect(decisions().map(({ applyId }) => applyId)).to.deep.equal([FIRST, SECOND, THIRD]);
  });

  it('are not decided in the name of another user who signs in meanwhile', async () => {
    const { answer, wait } = held();
    const { answers } = waiting();
    const shown = await show({
      ...answers,
      decideApproval: async (body: never) => {
        await wait();
        return answers['decideApproval']?.(body);
      },
    });
    signInAs('S0001');
    await choose(shown, FIRST, SECOND, THIRD);
    await shown.act.press('批量同意');
    await confirm(shown, '确定同意');
    await until(() => decisions().length === 1, 'the first');
    signInAs('S0009');
    await answer();
    await shown.act.sees('1项成功，1项未成功，1项未提交');
    expect(results(shown)[1]).to.contain('登录用户已变更，本次操作未提交');
    expect(decisions().map(({ applyId }) => applyId)).to.deep.equal([FIRST]);
  });

  it('are left out where the host prevents it', async () => {
    const shown = await show(waiting().answers);
    shown.element.addEventListener('tp-before-decide', (event) => {
      if ((event as CustomEvent<Decided>).detail.applyId === FIRST) event.preventDefault();
    });
    await choose(shown, FIRST, SECOND);
    await shown.act.press('批量同意');
    await confirm(shown, '确定同意');
    await shown.act.sees('1项成功，1项未成功');
    expect(results(shown)[0]).to.contain('页面未允许提交');
    expect(decisions().map(({ applyId }) => applyId)).to.deep.equal([SECOND]);
  });

  it('leave the question when others decide them meanwhile', async () => {
    const { answers, gone } = waiting();
    const shown = await show(answers);
    const { act, element } = shown;
    await choose(shown, FIRST, SECOND, THIRD);
    await act.press('批量同意');
    await act.sees('将同意所选的3项申请');
    gone.add(SECOND);
    window.dispatchEvent(new Event('focus'));
    await act.sees('所选申请中有1项已由他人处理');
    await act.sees('将同意所选的2项申请');
    expect(act.root.querySelectorAll('.al-batch-asked > li')).to.have.length(2);
    await accessible(element);
    await confirm(shown, '确定同意（2）');
    await act.sees('2项成功');
    expect(decisions().map(({ applyId }) => applyId)).to.deep.equal([FIRST, THIRD]);
  });

  it('offer nothing to send once others have decided all of them', async () => {
    const { answers, gone } = waiting();
    const shown = await show(answers);
    await choose(shown, FIRST);
    await shown.act.press('批量拒绝');
    await until(() => shown.act.button('确定拒绝（1）'), 'the question');
    gone.add(FIRST);
    window.dispatchEvent(new Event('focus'));
    await shown.act.sees('没有可提交的申请');
    expect(shown.act.button('确定拒绝')).to.equal(undefined);
  });

  it('offer only the actions allowed for all of them', async () => {
    const shown = await show(waiting({}, { [FIRST]: { canRefuse: false } }).answers);
    await choose(shown, FIRST, SECOND);
    await until(() => shown.act.button('批量同意'), 'the buttons');
    expect(shown.act.button('批量拒绝')).to.equal(undefined);
    box(shown, FIRST)?.click();
    await until(() => shown.act.button('批量拒绝'), 'to refuse the other');
  });

  it('are forgotten with the tab, the filter and by themselves, and as they vanish', async () => {
    const { answers, gone } = waiting();
    const shown = await show(answers);
    const { act } = shown;
    await choose(shown, FIRST, SECOND);
    gone.add(FIRST);
    window.dispatchEvent(new Event('focus'));
    await act.sees('已选 1 项');
    await act.press('取消选择');
    await until(() => box(shown, SECOND)?.checked === false, 'nothing chosen');
    expect(act.root.activeElement === all(shown), 'the focus is not lost').to.equal(true);
    expect(act.text()).not.to.contain('已选');
    await choose(shown, SECOND);
    await act.type('关键字', '陈');
    await act.press('查询');
    await until(() => !act.text().includes('已选'), 'the filter to forget them');
    await choose(shown, THIRD);
    await act.press('我已审批');
    await act.press('待我审批');
    await until(() => box(shown, THIRD), 'the rows again');
    expect(box(shown, THIRD)?.checked).to.equal(false);
    await act.press('我的申请');
    await until(() => all(shown) === null, 'no boxes');
  });

  it('are decided on a phone by the keyboard, and the dialog closes by Escape', async () => {
    await setViewport({ width: 390, height: 844 });
    const shown = await show(waiting().answers);
    const { act, element } = shown;
    await until(() => all(shown)?.disabled === false, 'the boxes');
    all(shown)?.focus();
    await sendKeys({ press: 'Space' });
    await until(() => act.button('批量同意'), 'the bar');
    expect(element.scrollWidth).to.be.at.most(element.clientWidth);
    await accessible(element);
    const opener = act.button('批量同意');
    opener?.focus();
    await sendKeys({ press: 'Enter' });
    await until(() => dialog(shown), 'the dialog');
    await sendKeys({ press: 'Escape' });
    await until(() => dialog(shown) === null, 'the dialog to close');
    expect(act.root.activeElement === opener, 'the focus comes back').to.equal(true);
    expect(decisions()).to.deep.equal([]);
    await setViewport({ width: 1024, height: 768 });
  });

  it('speak English', async () => {
    const shown = await show(waiting().answers, { lang: 'en' });
    await until(() => all(shown)?.disabled === false, 'the boxes');
    all(shown)?.click();
    await shown.act.sees('3 selected');
    await shown.act.press('Approve selected');
    await until(() => dialog(shown), 'the dialog');
    setValue(dialog(shown)?.querySelector('textarea') as HTMLTextAreaElement, 'ok');
    await shown.act.press('Approve 3 requests');
    await shown.act.sees('3 succeeded');
    expect(findCatalogueTexts(shown.element)).to.deep.equal([]);
  });
});
