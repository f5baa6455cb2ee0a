import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { ApplicationDetail } from '../../../src/contract/approval/approval';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { applicationDetail, approvalTask, APPLY_ID } from './approval-samples';

const SUPERVISOR = { staffNO: 'S0001', staffName: '王建华' };
const AT = '2026-11-20T03:00:00.000Z';

/** The supervisor has agreed and passed it to two others, one of whom has added a third. */
const PATH: ApplicationDetail['path'] = [
  {
    stepNo: 1,
    stepName: '直属上级审批',
    mode: 'any',
    isCurrent: false,
    limit: null,
    tasks: [
      approvalTask({ ...SUPERVISOR, taskState: 'transferred', opinion: '出差在外', endTime: AT }),
      approvalTask({
        taskNo: 2,
        staffNO: 'S0002',
        staffName: '林静',
        taskState: 'agreed',
        endTime: AT,
        addedBy: SUPERVISOR,
      }),
    ],
  },
  {
    stepNo: 2,
    stepName: '行政与财务会签',
    mode: 'all',
    isCurrent: true,
    limit: { hours: 24, workingDaysOnly: true, otherwise: 'agree' },
    tasks: [
      approvalTask({ taskNo: 3, staffNO: 'S0003', staffName: '刘敏' }),
      approvalTask({ taskNo: 4, staffNO: 'S0004', staffName: '周宁', taskState: 'agreed', endTime: AT }),
      approvalTask({
        taskNo: 5,
        staffNO: 'S0005',
        staffName: '韩雪',
        addedBy: { staffNO: 'S0004', staffName: '周宁' },
        isAdded: true,
      }),
    ],
  },
];
const COLLEAGUES = ['何家俊', '孙可欣', '陈思远'].map((staffName, i) => ({
  staffNO: staffName === '陈思远' ? 'S0009' : `S010${i}`,
  staffName,
  deptName: '财务部',
}));

describe('the path of an application', () => {
  before(() => define());
  afterEach(() => takeAway());

  const show = (change: Partial<ApplicationDetail> = {}, answers: Answers = {}) =>
    putOnPage(
      'tp-approval-list',
      {
        queryApprovalDetail: () => applicationDetail({ path: PATH, ...change }),
        queryStaffChoices: ({ keyword }: { keyword: string }) => ({
          staffList: COLLEAGUES.filter(({ staffName }) => staffName.includes(keyword)),
        }),
        ...answers,
      },
      { 'apply-id': APPLY_ID },
    );
  type Shown = Awaited<ReturnType<typeof show>>;
  const dialog = ({ act }: Shown) => act.root.querySelector<HTMLElement>('dialog');
  const fieldOf = async (shown: Shown) => {
    const field = () => dialog(shown)?.querySelector('input');
    await until(field, 'the field');
    return field() as HTMLInputElement;
  };
  const choose = async (shown: Shown, name: string) => {
    const field = await fieldOf(shown);
    field.focus();
    // After an earlier choice the field still has the focus, but its list is closed.
    field.click();
    const option = () =>
      [...shown.act.root.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
        one.textContent?.includes(name),
      );
    await until(option, name);
    option()?.click();
  };
  const confirm = (shown: Shown, name: string) => {
    const buttons = [...(dialog(shown)?.querySelectorAll<HTMLElement>('button') ?? [])];
    buttons.find(({ textContent }) => textContent === name)?.click();
  };

  it('shows the approvers, mode, decisions and state of each step', async () => {
    await setViewport({ width: 1440, height: 900 });
    const { element, act } = await show();
    await act.sees('行政与财务会签');
    const steps = [...act.root.querySelectorAll('.al-path > li')];
    expect(steps.map((step) => step.getAttribute('aria-current'))).to.deep.equal([null, 'step']);
    const [first, second] = steps.map(({ textContent }) => textContent ?? '');
    expect(first)
      .to.contain('王建华已转交')
      .and.to.contain('审批意见：出差在外')
      .and.to.contain('林静王建华转交已同意');
    expect(first).not.to.contain('会签');
    expect(second).to.contain('会签').and.to.contain('刘敏待审批').and.to.contain('韩雪周宁加签待审批');
    await accessible(element);
  });

  it('stands nowhere once it has ended', async () => {
    const { act } = await show({ applyState: '已撤回', canDecide: false });
    await act.sees('行政与财务会签');
    expect(act.root.querySelector('.al-path [aria-current]')).to.equal(null);
  });

  it('is passed on to a colleague, with the opinion', async () => {
    const shown = await show();
    await shown.act.type('审批意见', '请代为审批');
    await shown.act.press('转交');
    await shown.act.sees('您不再审批该申请');
    await accessible(shown.element);
    confirm(shown, '确定转交');
    await shown.act.sees('请选择审批人');
    expect(called('transferApproval')).to.deep.equal([]);
    await choose(shown, '何家俊');
    confirm(shown, '确定转交');
    await until(() => dialog(shown) === null, 'the dialog to close');
    expect(called('transferApproval').map(({ body }) => body)).to.deep.equal([
      { applyId: APPLY_ID, staffNO: 'S0100', opinion: '请代为审批' },
    ]);
  });

  it('offers neither the applicant nor who decides already', async () => {
    const shown = await show();
    await shown.act.press('转交');
    (await fieldOf(shown)).focus();
    await until(() => shown.act.root.querySelectorAll('[role=option]').length === 2, 'two colleagues');
    expect(shown.act.root.querySelector('[role=listbox]')?.textContent).not.to.contain('陈思远');
  });

  it('adds other approvers, and keeps the typed opinion', async () => {
    const shown = await show();
    await shown.act.type('审批意见', '同意');
    await shown.act.press('加签');
    for (const name of ['何家俊', '孙可欣']) await choose(shown, name);
    const removed = shown.act.button('移除何家俊');
    removed?.click();
    await until(() => shown.act.button('移除何家俊') === undefined, 'one fewer');
    expect(dialog(shown)?.contains(shown.act.root.activeElement), 'the focus stays').to.equal(true);
    confirm(shown, '确定加签');
    await until(() => dialog(shown) === null, 'the dialog to close');
    expect(called('addApprovers').map(({ body }) => body)).to.deep.equal([
      { applyId: APPLY_ID, staffNOList: ['S0101'] },
    ]);
    expect((shown.act.field('审批意见') as HTMLInputElement | undefined)?.value).to.equal('同意');
  });

  it('goes back to a step that was passed', async () => {
    const shown = await show({ returnSteps: [{ stepNo: 1, stepName: '直属上级审批' }] });
    await shown.act.press('退回');
    await shown.act.sees('之后的步骤也须重新审批');
    await accessible(shown.element);
    confirm(shown, '确定退回');
    await until(() => called('returnApproval').length > 0, 'it was sent back');
    expect(called('returnApproval').at(-1)?.body).to.deep.equal({
      applyId: APPLY_ID,
      stepNo: 1,
      opinion: '',
    });
  });

  it('says why somebody cannot be asked, and asks again', async () => {
    const shown = await show(
      {},
      {
        transferApproval: () => {
          throw refusal('approverAlready');
        },
      },
    );
    await shown.act.press('转交');
    await choose(shown, '何家俊');
    confirm(shown, '确定转交');
    await shown.act.sees('所选人员已是本步骤的审批人');
    expect(dialog(shown), 'the dialog stays').not.to.equal(null);
  });

  it('offers nothing to who may not, and nothing to go back to in the first step', async () => {
    const { act } = await show({ canTransfer: false, canAddApprovers: false });
    await act.sees('同意');
    for (const name of ['转交', '加签', '退回']) expect(act.button(name)).to.equal(undefined);
  });

  it('is urged by the applicant, when it may be again', async () => {
    const mine = {
      canDecide: false,
      canAgree: false,
      canRefuse: false,
      canTransfer: false,
      canAddApprovers: false,
    };
    let detail: Partial<ApplicationDetail> = { ...mine, canWithdraw: true, canUrge: true };
    const { element, act } = await show(
      {},
      {
        queryApprovalDetail: () => applicationDetail({ path: PATH, ...detail }),
        urgeApproval: () => {
          detail = { ...detail, canUrge: false, urgeCount: 1, urgeTime: AT };
          return { applyId: APPLY_ID, urgeCount: 1, urgeTime: AT };
        },
      },
    );
    await act.press('催办');
    await act.sees('1次，最近2026-11-20 11:00');
    await until(() => act.button('催办') === undefined, 'nothing to press for a while');
    expect(act.root.activeElement ?? null, 'the focus stays inside').not.to.equal(null);
    await accessible(element);
  });

  for (const width of [390, 1024]) {
    it(`fits ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      const { element, act } = await show({ returnSteps: [{ stepNo: 1, stepName: '直属上级审批' }] });
      await act.sees('行政与财务会签');
      expect(element.scrollWidth).to.be.at.most(element.clientWidth);
    });
  }
});
