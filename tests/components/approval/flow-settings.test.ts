import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import type { saveApprovalFlow } from '../../../src/contract/approval/flow-settings';
import type { BodyOf } from '../../../src/contract/call';
import { accessible } from '../../support/components/accessible';
import { findCatalogueTexts } from '../../support/components/catalogue-texts';
import { called, putOnPage, signInAs, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { refusal } from '../../support/components/samples';
import { FLOW, flowSettings, USUAL } from './flow-samples';

type Shown = Awaited<ReturnType<typeof putOnPage>>;

describe('<tp-approval-flow>', () => {
  before(() => define());
  afterEach(() => {
    takeAway();
    sessionStorage.clear();
  });

  async function show(answers: Answers = {}, attributes: Record<string, string> = {}): Promise<Shown> {
    const shown = await putOnPage('tp-approval-flow', answers, attributes, 'session');
    await shown.act.sees(/审批步骤|Steps/);
    return shown;
  }
  const names = ({ act }: Shown) =>
    [...act.root.querySelectorAll('.af-steps h4')].map(({ textContent }) => textContent);
  const dialog = ({ act }: Shown) => act.root.querySelector<HTMLElement>('dialog');
  const focused = ({ act }: Shown) => act.root.activeElement?.textContent;
  const sent = () => called('saveApprovalFlow').map(({ body }) => body as BodyOf<typeof saveApprovalFlow>);
  const closed = (shown: Shown) => until(() => dialog(shown) === null, 'the dialog to close');

  it('shows the approvers, mode, conditions and problems of each step', async () => {
    await setViewport({ width: 1440, height: 900 });
    const shown = await show();
    const { element, act } = shown;
    expect(names(shown)).to.deep.equal(['第1步 上级审批', '第2步 财务会签', '第3步 总部审批']);
    const [first, second, third] = [...act.root.querySelectorAll('.af-steps > li')].map(
      ({ textContent }) => textContent ?? '',
    );
    expect(first).to.contain('由直属上级审批').and.to.contain('适用：所有申请');
    expect(second)
      .to.contain('由刘敏、周宁会签')
      .and.to.contain('适用：金额满¥20,000')
      .and.to.contain('24小时内未审批则自动拒绝（节假日不计时）');
    expect(third).to.contain('已离职人员（S9999）').and.to.contain('S9999已不在本企业');
    const drawn = act.root.querySelector('.af-drawn')?.textContent;
    expect(drawn).to.contain('金额满¥20,000').and.to.contain('抄送申请人的部门负责人');
    await accessible(element);
  });

  it('begins with the kind that the page wants, and changes to another', async () => {
    const shown = await show({}, { 'apply-type': '2' });
    await shown.act.sees('企业尚未设置，由直属上级审批');
    expect(names(shown)).to.deep.equal(['第1步 直属上级审批']);
    await shown.act.press('出差申请');
    await shown.act.sees('刘敏于2026-11-20 11:00修改');
  });

  it('moves steps by buttons and keys, with the focus going along, and says where they are', async () => {
    const shown = await show();
    const { act } = shown;
    const up = act.button('上移财务会签');
    up?.focus();
    up?.click();
    await until(() => names(shown)[0] === '第1步 财务会签', 'the step first');
    await until(() => focused(shown) === '下移财务会签' || focused(shown) === '编辑财务会签', 'the focus');
    await act.sees('财务会签已移至第1步');
    const edit = act.button('编辑财务会签');
    edit?.focus();
    edit?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', altKey: true, bubbles: true, composed: true }),
    );
    await until(() => names(shown)[1] === '第2步 财务会签', 'the step second again');
    await until(() => act.button('保存') === undefined, 'nothing to save: all is as before');
  });

  it('removes a step, with the focus on the next, but never the last one', async () => {
    const shown = await show();
    const { act } = shown;
    await act.press('删除财务会签');
    await until(() => focused(shown) === '编辑总部审批', 'the focus');
    await act.press('删除总部审批');
    await until(() => names(shown).length === 1, 'one step');
    expect(act.button('至少保留一个步骤')?.hasAttribute('disabled')).to.equal(true);
  });

  it('saves changes with the version they are based on', async () => {
    const shown = await show();
    const { element, act } = shown;
    await act.press('添加步骤');
    await act.sees('添加审批步骤');
    await accessible(element);
    await act.press('确定');
    await act.sees('请输入步骤名称');
    expect(act.root.activeElement?.getAttribute('aria-invalid')).to.equal('true');
    await act.type('步骤名称', '人事审批');
    const box = [...(dialog(shown)?.querySelectorAll<HTMLElement>('label') ?? [])];
    box.find(({ textContent }) => textContent === '出行天数')?.click();
    await act.sees('天数不少于');
    await act.type('天数不少于', '3天');
    await act.press('确定');
    await closed(shown);
    await act.sees('第4步 人事审批');
    await act.press('移除抄送申请人的部门负责人');
    const saved = next(element, 'tp-approval-flow-saved');
    await act.press('保存');
    expect((await saved).detail).to.deep.equal({ applyType: 1, version: 3 });
    const { copyTo: _, ...rest } = FLOW;
    const step = {
      stepNo: 4,
      stepName: '人事审批',
      approver: { kind: 'supervisor', level: 1 },
      mode: 'any',
      conditions: [{ kind: 'days', least: 3 }],
    };
    expect(sent()).to.deep.equal([
      { applyType: 1, basedOn: 2, flow: { ...rest, steps: [...FLOW.steps, step] } },
    ]);
  });

  it('sets who replaces approvers that may not decide', async () => {
    const shown = await show();
    const { element, act } = shown;
    await act.press('设置替补审批人');
    await until(() => dialog(shown) !== null, 'the dialog');
    await accessible(element);
    await act.press('确定');
    await closed(shown);
    await act.press('保存');
    await until(() => sent().length === 1, 'what is saved');
    expect(sent()[0]?.flow.replacement).to.deep.equal({ kind: 'supervisor', level: 1 });
  });

  it('shows errors of a condition at its field', async () => {
    const shown = await show();
    const { act } = shown;
    await act.press('编辑财务会签');
    await act.sees('编辑审批步骤');
    await act.type('金额不低于', '0');
    await act.type('时限', '900');
    await act.press('确定');
    await act.sees('请输入大于0的金额');
    await act.sees('时限须为1至720小时');
    expect(dialog(shown)).not.to.equal(null);
  });

  it('keeps changes over other kinds and a reload, until they are discarded', async () => {
    let shown = await show();
    await shown.act.press('删除总部审批');
    await shown.act.sees('有未保存的修改');
    await shown.act.press('超标申请');
    await until(() => shown.act.button('保存') === undefined, 'nothing to save of the other kind');
    takeAway();
    shown = await show();
    await shown.act.sees('有未保存的修改');
    expect(names(shown)).to.have.length(2);
    await shown.act.press('放弃修改');
    await shown.act.press('确定放弃');
    await until(() => names(shown).length === 3, 'the flow in force');
    expect(sessionStorage.length).to.equal(0);
  });

  it('restores no draft after a change of another user, or of the same person in another enterprise', async () => {
    let shown = await show();
    signInAs('S1');
    await shown.act.press('删除总部审批');
    await shown.act.sees('有未保存的修改');
    takeAway();
    shown = await show();
    expect(names(shown)).to.have.length(3);
    expect(shown.act.button('保存')).to.equal(undefined);
    expect(sessionStorage.length).to.equal(0);
  });

  it('names the user who has saved since, keeps the changes, and loads theirs on request', async () => {
    let isTheirs = false;
    const shown = await show({
      queryApprovalFlows: () =>
        flowSettings(isTheirs ? { version: 3, changedBy: '周宁', flow: USUAL, findings: [] } : {}),
      saveApprovalFlow: ({ applyType, basedOn }: BodyOf<typeof saveApprovalFlow>) => {
        isTheirs = true;
        if (basedOn < 3) throw refusal('flowChanged');
        return { applyType, version: basedOn + 1 };
      },
    });
    const { element, act } = shown;
    await act.press('删除总部审批');
    await act.press('保存');
    await act.sees('周宁已于2026-11-20 11:00保存了版本3');
    expect(names(shown), 'the changes stay').to.have.length(2);
    await accessible(element);
    await act.press('以我的修改为准');
    await until(() => sent().length === 2, 'sent again');
    expect(sent()[1]?.basedOn).to.equal(3);
  });

  it('shows the author of each change, and restores a former version', async () => {
    const shown = await show();
    const { element, act } = shown;
    await act.press('版本记录');
    await act.sees('新增第2步“财务会签”：由刘敏、周宁会签，适用金额满¥20,000');
    await act.sees('抄送：不抄送 → 申请人的部门负责人');
    await act.sees('恢复自系统默认流程');
    await accessible(element);
    const restored = next(element, 'tp-approval-flow-saved');
    await act.press('恢复此版本');
    await act.press('确定恢复');
    await restored;
    expect(called('restoreApprovalFlow').map(({ body }) => body)).to.deep.equal([
      { applyType: 1, basedOn: 2, version: 1 },
    ]);
    await closed(shown);
  });

  it('tries unsaved flows too, and shows approvers and reasons for skipped steps', async () => {
    const staffList = [{ staffNO: 'S0009', staffName: '陈思远', deptName: '销售部' }];
    const shown = await show({ queryStaffChoices: () => ({ staffList }) });
    const { element, act } = shown;
    await act.press('删除总部审批');
    await act.press('试算');
    await act.sees('不会产生申请单');
    const go = () =>
      [...act.root.querySelectorAll<HTMLElement>('button[type=submit]')].find(
        ({ textContent }) => textContent === '试算',
      );
    go()?.click();
    await act.sees('请选择申请人');
    act.field('申请人')?.focus();
    act.field('申请人')?.click();
    const option = () => act.root.querySelector<HTMLElement>('[role=option]');
    await until(option, 'the colleague');
    option()?.click();
    await act.type('金额', '30000');
    go()?.click();
    await act.sees('依次经过1个步骤');
    await act.sees('前面步骤已审批');
    await act.sees('适用：出行满5天');
    await accessible(element);
    expect(called('tryApprovalFlow').map(({ body }) => body)).to.deep.equal([
      {
        applyType: 1,
        staffNO: 'S0009',
        amount: 3_000_000,
        days: 1,
        violations: [],
        flow: { ...FLOW, steps: FLOW.steps.slice(0, 2) },
      },
    ]);
  });

  it('says why it cannot be shown', async () => {
    const { act } = await putOnPage('tp-approval-flow', {
      queryApprovalFlows: () => {
        throw refusal('forbidden');
      },
    });
    await act.sees('您没有该操作的权限');
  });

  it('speaks English', async () => {
    const shown = await show({}, { lang: 'en' });
    await shown.act.sees('Step 2: 财务会签');
    await shown.act.sees('Refused automatically after 24 h');
    expect(findCatalogueTexts(shown.element)).to.deep.equal([]);
  });

  for (const width of [390, 1024]) {
    it(`fits ${width} px`, async () => {
      await setViewport({ width, height: 800 });
      const { element, act } = await show();
      await act.press('删除总部审批');
      await act.sees('有未保存的修改');
      expect(element.scrollWidth).to.be.at.most(element.clientWidth);
    });
  }
});
