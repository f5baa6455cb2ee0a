import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { roles } from '../../../src/contract/permission/roles';
import { describeResourcePage } from '../../support/components/describe-resource-page';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway, type ElementOnPage } from '../../support/components/element-page';
import { until } from '../../support/components/fake-runtime';
import { OBJECT } from '../../../src/contract/permission/objects';
import { answersWithRights } from '../../support/components/rights';
import { pressNamed } from '../../support/components/press-named';
import { memberAnswers, ROLES } from './permission-samples';

const treeRow = ({ act }: ElementOnPage, name: string) =>
  [...act.root.querySelectorAll<HTMLElement>('[role=treeitem]')].find((row) =>
    row.textContent?.includes(name),
  );
const openMenu = async (shown: ElementOnPage): Promise<void> => {
  await until(() => treeRow(shown, '企业管理'), 'the tree');
  if (!treeRow(shown, '角色管理'))
    shown.act.root.querySelector<HTMLElement>('[role=treeitem] .tp-tree-fold')?.click();
  await until(() => treeRow(shown, '角色管理'), 'what is below the menu');
};

describeResourcePage(roles, {
  tag: 'permission',
  page: 'roleManageNew',
  noun: '角色',
  rows: structuredClone(ROLES) as never,
  named: { field: 'roleName', label: '角色名称' },
  missing: '请输入角色名称',
  fill: async (act) => {
    await until(() => act.root.querySelector('dialog [role=treeitem]'), 'the tree');
    act.root.querySelector<HTMLElement>('dialog [role=treeitem]')?.click();
    await act.sees('已选 4 项权限');
  },
  answers: memberAnswers(),
});

describe('sub administrators', () => {
  before(() => define(['permission']));
  afterEach(takeAway);

  it('are listed with their rights, departments and end; axe passes', async () => {
    const { element, act } = await putOnPage('tp-permission', {}, { page: 'adminIndex' });
    await act.sees('王建华');
    for (const words of ['指定部门', '研发中心', '全企业', '2026-01-01 起', '1 项权限'])
      await act.sees(words);
    await act.sees('主管理员：刘敏（总经办）');
    await accessible(element);
    await pressNamed(act, '编辑 陈思远');
    await act.type('备注', '研发和测试');
    await act.press('保存');
    await until(() => called('alterSubManagerInfo').length > 0, 'it was sent');
    const [wanted] = called('alterSubManagerInfo').map(({ body }) => body as { values: object });
    expect(wanted?.values).to.include({ managedScope: 'departments', remark: '研发和测试' });
  });
});

describe('a role', () => {
  before(() => define(['permission']));
  afterEach(takeAway);
  const show = (row = '') => putOnPage('tp-permission', {}, { page: 'roleManageNew', row });

  it('grants an action with its page, by keyboard too, and nothing that the user does not hold', async () => {
    const shown = await show();
    const { act } = shown;
    await pressNamed(act, '编辑 普通员工');
    await openMenu(shown);
    const checked = (name: string) => treeRow(shown, name)?.getAttribute('aria-checked');
    expect(treeRow(shown, '职位列表')?.textContent, 'no number of the right').to.equal('职位列表');
    const tree = act.root.querySelector<HTMLElement>('dialog [role=tree]');
    expect(tree?.scrollHeight, 'all rows are in view of the page').to.equal(tree?.clientHeight);
    expect([checked('企业管理'), checked('职位列表'), checked('角色管理')]).to.deep.equal([
      'mixed',
      'true',
      'false',
    ]);
    treeRow(shown, '企业钱包')?.click();
    await act.sees('您没有“企业钱包”的权限，不能授予他人');
    treeRow(shown, '角色管理')?.querySelector<HTMLElement>('.tp-tree-fold')?.click();
    await until(() => treeRow(shown, '维护角色'), 'the action');
    treeRow(shown, '维护角色')?.click();
    await until(() => checked('角色管理') === 'true', 'its page');
    act.root.querySelector<HTMLElement>('dialog [role=tree]')?.focus();
    await sendKeys({ press: 'Space' });
    await until(() => checked('维护角色') === 'false', 'the action taken out by keyboard');
    await act.press('保存');
    await until(() => called('alterRole').length > 0, 'it was sent');
    const [wanted] = called('alterRole').map(
      ({ body }) => body as { values: { objectList: { no: string }[] } },
    );
    expect(wanted?.values.objectList.map(({ no }) => no).toSorted()).to.deep.equal(['P1', 'P2', 'V1']);
  });

  it('shows its members to readers, who change nothing', async () => {
    const { element, act } = await putOnPage('tp-permission', answersWithRights(OBJECT.seeRoles), {
      page: 'roleManageNew',
      row: 'R1000',
    });
    await act.sees('陈思远');
    for (const name of ['编辑', '删除', '添加成员', '移除', '复制'])
      expect(act.button(name), name).to.equal(undefined);
    await accessible(element);
  });

  it('gets and loses members, and is copied', async () => {
    const shown = await show('R1000');
    const { act } = shown;
    await act.sees('陈思远');
    await pressNamed(act, '移除 陈思远');
    await act.sees('其下次操作时不再拥有该角色的权限');
    [...act.root.querySelectorAll<HTMLElement>('dialog[open] footer button')].at(-1)?.click();
    await act.sees('该角色还没有成员');
    await act.press('添加成员');
    await act.press('保存');
    await act.sees('请选择员工');
    await act.press('取消');
    await act.press('复制');
    await act.press('保存');
    await until(() => called('copyRole').length > 0, 'it was copied');
    expect(called('copyRole')[0]?.body).to.deep.equal({ key: 'R1000', roleName: '职位维护员（副本）' });
  });
});
