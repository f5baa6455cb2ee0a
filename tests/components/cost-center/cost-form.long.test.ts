import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import type { BodyOf } from '../../../src/contract/call';
import type { saveCostObject } from '../../../src/contract/cost-center/cost-objects';
import { GatewayError } from '../../../src/gateway/gateway-error';
import { accessible } from '../../support/components/accessible';
import { key } from '../../support/components/act';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { lostAnswer, refusal } from '../../support/components/samples';
import { choiceAnswers, costAnswers } from './cost-samples';

const CODE_TAKEN = {
  kind: 'fields',
  code: '41000',
  message: '提交的信息有误，请检查标出的内容',
  retryable: false,
  fields: { code: '编号已被使用', 'deptNOList.0': '部门不存在，请重新选择' },
} as const;

describe('the form of <tp-cost-center>', () => {
  before(() => define());
  afterEach(takeAway);

  async function show(answers: Answers = {}, attributes: Record<string, string> = {}) {
    const shown = await putOnPage(
      'tp-cost-center',
      { ...costAnswers(), ...choiceAnswers(), ...answers },
      attributes,
    );
    await until(() => shown.act.root.querySelector('tr[data-row], .tp-detail-card'), 'what it shows');
    return shown;
  }
  type Shown = Awaited<ReturnType<typeof show>>;
  const sent = () => called('saveCostObject').map(({ body }) => body as BodyOf<typeof saveCostObject>);
  const dialog = ({ act }: Shown) => act.root.querySelector<HTMLElement>('dialog');
  const closed = (shown: Shown) => until(() => dialog(shown) === null, 'the dialog to close');
  const value = ({ act }: Shown, label: string) => (act.field(label) as HTMLInputElement).value;
  async function pick({ act }: Shown, label: string, typed: string, name: string): Promise<void> {
    act.field(label)?.click();
    await act.type(label, typed);
    const option = () =>
      [...act.root.querySelectorAll<HTMLElement>('[role=option]')].find(({ textContent }) =>
        textContent.includes(name),
      );
    await until(option, `${name} to be chosen`);
    option()?.click();
  }

  it('adds one with a parent, an owner, days, departments and persons', async () => {
    const shown = await show();
    const { element, act } = shown;
    await act.press('新增成本中心');
    await until(() => act.root.activeElement === act.field('编号'), 'the focus at the first field');
    await accessible(element);
    await act.type('编号', 'CC-NEW');
    await act.type('名称', '新中心');
    await pick(shown, '上级', '研发中心', '研发中心');
    await pick(shown, '负责人', '陈', '陈思远');
    await act.type('生效日期', '2026-12-01');
    await act.type('失效日期', '2027-11-30');
    await act.check('指定部门和人员');
    act.root.querySelector<HTMLElement>('.tp-tree-field button')?.click();
    const node = () =>
      [...act.root.querySelectorAll<HTMLElement>('[role=treeitem]')].find(({ textContent }) =>
        textContent.includes('研发部'),
      );
    await until(node, 'the departments');
    await accessible(element);
    node()?.click();
    key(act.root.activeElement as Element, 'Escape');
    await until(() => !act.root.querySelector('[role=tree]'), 'the departments closed');
    await pick(shown, '人员', '林', '林静');
    await act.sees('林静研发部');
    const saved = next(element, 'tp-cost-object-saved');
    await act.press('保存');
    expect((await saved).detail.costKind).to.equal('costCenter');
    expect(sent()).to.deep.equal([
      {
        costKind: 'costCenter',
        no: '',
        basedOn: 0,
        code: 'CC-NEW',
        name: '新中心',
        parentNO: 'E001C1',
        ownerNO: 'S0002',
        validFrom: '2026-12-01',
        validTo: '2027-11-30',
        taxNo: '',
        isForAll: false,
        deptNOList: ['D01'],
        staffNOList: ['S0001'],
      },
    ]);
    await closed(shown);
    await act.sees('成本中心已保存');
    await act.sees('新中心');
  });

  it('shows missing and invalid values at each field, with the focus at the first', async () => {
    const shown = await show();
    const { element, act } = shown;
    await act.press('新增成本中心');
    await act.type('生效日期', '2026-12-01');
    await act.type('失效日期', '2026-11-01');
    await act.check('指定部门和人员');
    await act.press('保存');
    await act.sees('请输入编号');
    await act.sees('请输入名称');
    await act.sees('失效日期不能早于生效日期');
    await act.sees('请选择部门或人员');
    expect(act.root.activeElement).to.equal(act.field('编号'));
    await accessible(element);
    await act.type('编号', 'A B');
    await act.type('名称', '名'.repeat(61));
    await act.press('保存');
    await act.sees('编号只能含文字、数字和 . _ / -');
    await act.sees('名称不能超过60个字符');
    expect(sent()).to.deep.equal([]);
  });

  it('has the current values, and sends their revision; only entities have a tax number', async () => {
    const shown = await show({}, { 'cost-kind': 'accountingEntity' });
    const { act } = shown;
    await pressNamed(act, '编辑 AE-SH');
    await act.sees('编辑核算主体');
    await until(() => act.field('税号'), 'the form');
    expect(value(shown, '税号')).to.equal('91310000MA1FL0001X');
    await act.type('名称', '远航上海');
    key(act.field('名称') as Element, 'Enter');
    act.root.querySelector<HTMLFormElement>('dialog form')?.requestSubmit();
    await closed(shown);
    expect(sent()[0]).to.include({ no: 'E001A1', basedOn: 1, name: '远航上海', taxNo: '91310000MA1FL0001X' });
  });

  it('is closed at once without changes, and asks first with some', async () => {
    const shown = await show();
    const { act } = shown;
    await until(() => act.button('编辑 CC-RD'), 'the row');
    act.button('编辑 CC-RD')?.focus();
    await pressNamed(act, '编辑 CC-RD');
    await until(() => act.field('名称'), 'the form');
    await act.press('取消');
    await closed(shown);
    expect(act.root.activeElement?.ariaLabel, 'the focus is back').to.equal('编辑 CC-RD');
    await pressNamed(act, '编辑 CC-RD');
    await act.type('名称', '别的名称');
    key(act.field('名称') as Element, 'Escape');
    await act.sees('已填写的内容将丢失');
    await act.press('继续编辑');
    expect(value(shown, '名称')).to.equal('别的名称');
    await act.press('取消');
    await act.press('放弃修改');
    await closed(shown);
    expect(sent()).to.deep.equal([]);
  });

  it('shows refusals of the gateway at the field', async () => {
    const shown = await show({
      saveCostObject: () => {
        throw new GatewayError(CODE_TAKEN);
      },
    });
    const { act } = shown;
    await pressNamed(act, '编辑 CC-RD-1');
    await act.type('编号', 'CC-RD');
    await act.press('保存');
    await act.sees('编号已被使用');
    await act.sees('部门不存在，请重新选择');
    await until(() => act.root.activeElement === act.field('编号'), 'the focus at the field');
    expect(dialog(shown)?.querySelector('.tp-problem-box')).to.equal(null);
  });

  it('continues after a change of another user, with the typed values', async () => {
    const good = costAnswers();
    let isFirst = true;
    const shown = await show({
      ...good,
      saveCostObject: (body: BodyOf<typeof saveCostObject>) => {
        if (!isFirst) return good['saveCostObject']?.(body as never);
        isFirst = false;
        const { name: _, ...others } = body;
        good['saveCostObject']?.({ ...others, code: 'CC-THEIRS', name: '研发中心' } as never);
        throw refusal('costObjectChanged');
      },
    });
    const { element, act } = shown;
    await pressNamed(act, '编辑 CC-RD');
    await act.type('名称', '我的名称');
    await act.press('保存');
    await act.sees('您填写的内容尚未保存');
    await accessible(element);
    await act.press('载入最新数据并保留我的填写');
    await act.sees('您改过的内容已保留');
    expect(value(shown, '名称')).to.equal('我的名称');
    expect(value(shown, '编号')).to.equal('CC-THEIRS');
    await act.press('保存');
    await closed(shown);
    expect(sent().map(({ basedOn }) => basedOn)).to.deep.equal([1, 2]);
    expect(sent()[1]).to.include({ code: 'CC-THEIRS', name: '我的名称' });
  });

  it('saves once, though the first answer was lost', async () => {
    const good = costAnswers();
    let isLost = true;
    const shown = await show({
      saveCostObject: (body: never) => {
        if (!isLost) return good['saveCostObject']?.(body);
        isLost = false;
        throw lostAnswer();
      },
    });
    const { act } = shown;
    await act.press('新增成本中心');
    await act.type('编号', 'CC-NEW');
    await act.type('名称', '新中心');
    await act.press('保存');
    await act.sees('不会重复保存');
    await act.press('保存');
    await closed(shown);
    const [first, second] = called('saveCostObject');
    expect(first?.requestId).to.equal(second?.requestId);
  });

  it('begins below the one that is shown', async () => {
    const shown = await show({}, { 'object-no': 'E001C2' });
    const { act } = shown;
    await act.press('新增下级');
    await until(() => act.field('上级'), 'the form');
    expect(value(shown, '上级')).to.equal('平台研发');
  });
});
