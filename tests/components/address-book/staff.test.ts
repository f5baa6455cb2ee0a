import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { define } from '../../../components/index';
import { OBJECT } from '../../../src/contract/permission/objects';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import type { FiltersChange } from '../../../src/element/navigation/filters';
import { accessible } from '../../support/components/accessible';
import { called, putOnPage, takeAway } from '../../support/components/element-page';
import { next, until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { refusal } from '../../support/components/samples';
import { ACCOUNT } from '../account-safety/safety-samples';
import { gradeAnswers, positionAnswers } from './address-book-samples';
import { extAnswers, staffFieldAnswers } from './ext-samples';
import { mayEditStaff, rightNode, STAFF, staffAnswers } from './staff-samples';

describe('the staff pages of the address book', () => {
  before(() => define(['address-book']));
  afterEach(takeAway);

  async function show(page: string, attributes: Record<string, string> = {}, answers: Answers = {}) {
    const all = {
      ...positionAnswers(),
      ...gradeAnswers(),
      ...staffAnswers(),
      ...extAnswers(),
      ...staffFieldAnswers(),
      ...mayEditStaff(),
      ...answers,
    };
    return putOnPage('tp-address-book', all, { page, ...attributes });
  }
  const submit = ({ root }: { root: ParentNode }) =>
    root.querySelector<HTMLElement>('dialog[open] button[type=submit]');
  const sent = (name: string) => called(name).at(-1)?.body as Record<string, unknown>;

  it('list staff with masked phones and states, and pass axe', async () => {
    const { element, act } = await show('list');
    await act.sees('陈思远');
    await act.sees('138****0001');
    await act.sees('停用');
    await accessible(element);
  });

  it('are filtered by a supervisor, or by having none', async () => {
    const { act } = await show('list', { filters: 'supervisor=none' });
    await act.sees('没有符合条件的员工');
    expect(sent('queryStaffList')['supervisor']).to.equal('none');
    const field = [...act.root.querySelectorAll<HTMLInputElement>('input[role=combobox]')].find(
      ({ value }) => value === '未设置',
    );
    expect(field, 'the chosen kind is said').to.be.an('HTMLInputElement');
  });

  it('keep the fields of the user themselves that rules hang on, and say why', async () => {
    const { path } = staffMembers.get;
    const own = {
      [path.slice(path.lastIndexOf('/') + 1)]: () => ({ ...STAFF[0], version: 1, isKept: true }),
    };
    const { element, act } = await show('list', { row: 'S1' }, own);
    await act.press('编辑');
    await act.sees('不能修改本人的该项信息，请由其他管理员修改');
    await accessible(element);
    const fixed = [...act.root.querySelectorAll<HTMLInputElement>('dialog input:disabled')];
    expect(fixed).to.have.length(5);
  });

  it('choose and find the nationality by its Chinese name, and send its code', async () => {
    const { act } = await show('list', { row: 'S1' });
    await act.sees('国籍或地区中国');
    await act.press('编辑');
    await act.type('国籍或地区', '日本');
    const option = () => act.root.querySelector<HTMLElement>('[role=option]');
    await until(() => option()?.textContent?.includes('日本JP'), 'the country');
    option()?.click();
    await until(() => act.field('国籍或地区')?.value === '日本', 'its name in the field');
    submit(act)?.click();
    const alter = staffMembers.alter.path.split('/').at(-1) ?? '';
    await until(() => called(alter).length === 1, 'the change');
    expect(sent(alter)['values']).to.include({ nationality: 'JP' });
    takeAway();
    const { act: list } = await show('list', { filters: 'nationality=JP' });
    await until(() => list.field('国籍或地区')?.value === '日本', 'the filter');
    const asked = called(staffMembers.list.path.split('/').at(-1) ?? '').at(-1)?.body;
    expect(asked).to.include({ nationality: 'JP' });
  });

  it('stop a member of staff after a list of the dependents was shown', async () => {
    const { act } = await show('list');
    await act.sees('陈思远');
    await pressNamed(act, '停用 陈思远');
    await act.sees('直接下属 2项：可移交接替人，否则保留到启用');
    submit(act)?.click();
    await until(() => called('changeStaffState').length > 0, 'it was sent');
    const common = { key: 'S1', version: 1, successor: null, successors: [] };
    expect(sent('changeStaffState')).to.deep.equal({ ...common, staffState: 'stopped' });
    await until(() => act.root.textContent?.includes('启用'), 'it can be started again');
  });

  it('ask which roles somebody has who comes back', async () => {
    const { act, element } = await show('list');
    await act.sees('王建华');
    await pressNamed(act, '启用 王建华');
    await act.sees('不会自动恢复');
    await act.sees('普通员工');
    await accessible(element);
    const finance = [...act.root.querySelectorAll<HTMLElement>('dialog[open] label')].find((label) =>
      label.textContent?.includes('财务'),
    );
    finance?.click();
    submit(act)?.click();
    await until(() => called('changeStaffState').length > 0, 'it was sent');
    const key = { key: 'S2', version: 1, staffState: 'active' };
    expect(sent('changeStaffState')).to.deep.equal({ ...key, roleNos: ['R0', 'R1'] });
  });

  it('record the departures of all chosen staff, and keep those chosen who are refused', async () => {
    const { act, element } = await show('list');
    await act.sees('王建华');
    act.root.querySelector<HTMLElement>('thead .tp-table-selection input')?.click();
    await act.sees('已选择2名员工');
    await accessible(element);
    const pressWithin = (part: string, text: string) =>
      [...act.root.querySelectorAll<HTMLElement>(`${part} button`)]
        .find(({ textContent }) => textContent === text)
        ?.click();
    expect(act.root.textContent).not.to.contain('授予角色');
    pressWithin('.tp-selection-bar', '修改任职信息');
    await act.sees('修改2名员工的任职信息');
    await accessible(element);
    submit(act)?.click();
    await act.sees('请至少选择一项要修改的内容');
    pressWithin('dialog[open]', '取消');
    pressWithin('.tp-selection-bar', '办理离职');
    await act.sees('为2名员工办理离职');
    submit(act)?.click();
    await act.sees('陈思远（A-001）：请为以下事项选择接替人：直接下属');
    const nos = ['S1', 'S2'];
    const body = { staffNOList: nos, otherNOList: nos, staffState: 'departed', successor: null };
    expect(sent('leaveStaffBatch')).to.deep.equal(body);
    await accessible(element);
    await act.press('知道了');
    await act.sees('已选择1名员工');
  });

  it('list the handovers and endings of a departure, and mark those that need a successor', async () => {
    const { act, element } = await show('list');
    await act.sees('陈思远');
    await pressNamed(act, '更多 陈思远');
    await until(() => act.root.querySelector('[role=menuitem]'), 'the menu');
    await accessible(element);
    // the first action has the focus
    await until(() => act.root.querySelector('[role=menuitem]:focus'), 'its first action');
    await sendKeys({ press: 'Enter' });
    await act.sees('直接下属 2项：须移交接替人');
    await act.sees('您本人的直属上级改为王总');
    await act.sees('角色 21项：结束');
    await act.press('角色 21项：结束');
    await act.sees('另有20项');
    await act.press('分别选择接替人');
    await act.sees('直接下属的接替人');
    await accessible(element);
    submit(act)?.click();
    await act.sees('请为以下事项选择接替人：直接下属');
    expect(called('departStaff').length).to.equal(0);
  });

  it('show the departments by their paths, and add one below another', async () => {
    const { element, act } = await show('list');
    await act.press('部门');
    await act.sees('研发中心 / 平台部');
    await accessible(element);
    await pressNamed(act, '新增下级 研发中心 / 平台部');
    await act.type('部门名称', '架构组');
    await act.press('保存');
    await act.sees('研发中心 / 平台部 / 架构组');
    expect(sent('addDepartment')).to.deep.equal({
      deptName: '架构组',
      parentNO: 'D2',
      head: null,
    });
  });

  it('count the staff below a department, find it by its sound, and move it by keys', async () => {
    const { act } = await show('list', { filters: 'tab=departments' });
    await act.sees('研发中心 / 平台部');
    const cells = (name: string) =>
      [...act.root.querySelectorAll('tbody tr')]
        .find((row) => row.querySelector(`[title="${name}"]`))
        ?.querySelectorAll('td') ?? [];
    const counts = [...cells('研发中心')].slice(2, 4).map(({ textContent }) => Number(textContent));
    expect(counts[1]).to.be.greaterThan(counts[0] ?? 0);
    await act.type('关键字', 'ptb');
    await act.press('查询');
    await until(() => act.root.querySelectorAll('tbody tr').length === 2, 'the hit and the one above');
    const edit = act.root.querySelector<HTMLElement>('button[aria-label="编辑 研发中心 / 平台部"]');
    edit?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, composed: true }),
    );
    await act.sees('已将“平台部”移到顶级');
    expect(sent('alterDepartment')).to.include({ deptNO: 'D2', deptName: '平台部', parentNO: '' });
  });

  it('show the departments without a head where the address asks for them', async () => {
    const { act, element } = await show('list', { filters: 'tab=departments&head=none' });
    await act.sees('研发中心 / 平台部');
    const names = () =>
      [...act.root.querySelectorAll('tbody tr')].map((row) => row.textContent ?? '').join(' ');
    expect(names()).not.to.contain('陈思远');
    const told: unknown[] = [];
    element.addEventListener('tp-filters', (event) =>
      told.push((event as CustomEvent<FiltersChange>).detail.attributes['filters']),
    );
    await act.press('员工');
    await act.sees('138****0001');
    expect(told).to.deep.equal(['']);
  });

  it('show the departments without a button to those who may only look', async () => {
    const { act } = await show('list', {}, { queryPermissionListForBusiness: () => ({ treeResps: [] }) });
    await act.press('部门');
    await act.sees('研发中心 / 平台部');
    const buttons = [...act.root.querySelectorAll('button')].map(({ textContent }) => textContent);
    for (const name of ['新增部门', '新增下级', '编辑', '删除']) expect(buttons, name).not.to.include(name);
  });

  it('lead from numbers of people to these, where there is a portal and the right to see them', async () => {
    const rights = (...objects: string[]) => ({
      queryPermissionListForBusiness: () => ({ treeResps: objects.map(rightNode) }),
    });
    const both = rights(OBJECT.seeStaff, OBJECT.editStaff);
    const open = (given: Answers, isInPortal: boolean, attributes: Record<string, string>) =>
      putOnPage('tp-address-book', { ...gradeAnswers(), ...staffAnswers(), ...given }, attributes, 'memory', {
        isInPortal,
      });
    const linksIn = ({ root }: { root: ParentNode }) =>
      [...root.querySelectorAll<HTMLAnchorElement>('td a[href^="#/addressBook/"]')].map((link) => [
        link.getAttribute('aria-label'),
        link.hash,
      ]);
    const grade = { page: 'gradeMaintain' };
    const list = '#/addressBook/manage/list?filters=';
    const staff = await open(both, true, grade);
    await until(() => linksIn(staff.act).length === 2, 'the links of the grades');
    expect(linksIn(staff.act)[1]).to.deep.equal(['20 员工人数', `${list}grade%3DG2`]);
    takeAway();
    const departments = { page: 'list', filters: 'tab=departments' };
    const tree = await open(both, true, departments);
    await until(() => linksIn(tree.act).length > 0, 'the links of the departments');
    expect(linksIn(tree.act).slice(0, 2)).to.deep.equal([
      ['5 本部门人数', `${list}ownDepartment%3DD1%26staffState%3Dpresent`],
      ['7 含下级人数', `${list}department%3DD1%26staffState%3Dpresent`],
    ]);
    takeAway();
    for (const [given, isInPortal] of [
      [both, false],
      [rights(OBJECT.editStaff), true],
    ] as const) {
      const { act } = await open(given, isInPortal, departments);
      // shown once the rights are known
      await act.sees('新增部门');
      expect(linksIn(act)).to.deep.equal([]);
      takeAway();
    }
  });

  it('lead from the list to the form of a whole page, by links in a portal and in place elsewhere', async () => {
    const { element, act } = await show('list', { row: 'S1' });
    await act.press('整页编辑');
    await act.sees('返回员工列表');
    await act.sees('任职信息');
    await until(() => act.field('姓名'), 'the form');
    await accessible(element);
    await act.press('返回员工列表');
    await act.sees('整页编辑');
    takeAway();
    const all = { ...staffAnswers(), ...extAnswers(), ...staffFieldAnswers(), ...mayEditStaff() };
    const inPortal = { isInPortal: true };
    const one = { page: 'list', row: 'S1' };
    const { act: portal } = await putOnPage('tp-address-book', all, one, 'memory', inPortal);
    await portal.sees('整页编辑');
    const addresses = [...portal.root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(addresses).to.include.members([
      '#/employeeManage/staffDetail/S1',
      '#/employeeManage/staffEdit/S1',
    ]);
  });

  it('offer no changes of staff to those who may only look', async () => {
    const { act } = await show('list', {}, { queryPermissionListForBusiness: () => ({ treeResps: [] }) });
    await act.sees('138****0001');
    for (const name of ['停用 陈思远', '更多 陈思远']) expect(act.button(name), name).to.equal(undefined);
  });

  it('offer changes of staff and departments to who keeps some departments, in these alone', async () => {
    const { act } = await show('list', {}, mayEditStaff(['D2']));
    await act.sees('138****0001');
    for (const name of ['停用 陈思远', '更多 陈思远']) expect(act.button(name), name).to.equal(undefined);
    await act.press('部门');
    await act.sees('研发中心 / 平台部');
    const labels = [...act.root.querySelectorAll('button[aria-label^="编辑 "]')].map(
      (button) => button.ariaLabel,
    );
    expect(labels).to.deep.equal(['编辑 研发中心 / 平台部']);
    expect([...act.root.querySelectorAll('button')].map(({ textContent }) => textContent)).not.to.include(
      '新增部门',
    );
  });

  it('show one of the staff by parts, and the whole number to who may see it', async () => {
    const { element, act } = await show(
      'staffDetail',
      { row: 'S1' },
      {
        revealTravellerNumbers() {
          if (called('proveIdentity').length === 0) throw refusal('proofNeeded');
          return { cardNo: '110101199005060028', phone: '13800000001' };
        },
        queryAccountSafety: () => ({
          accountSafety: { ...ACCOUNT, factors: ['password'], proofs: [], missing: 1 },
        }),
        proveIdentity: () => ({ proofs: [], missing: 0, authSign: 'renewed' }),
      },
    );
    await act.sees('任职信息');
    await act.sees('研发成本');
    await act.sees('变更记录');
    await accessible(element);
    await pressNamed(act, '查看完整联系手机');
    await act.sees('查看完整号码前请先验证身份');
    await accessible(element);
    await act.type('登录密码', 'secret');
    await act.press('下一步');
    await act.sees('13800000001');
  });

  it('ask for other sign-in data of one of the staff, and say that contact data are none', async () => {
    const { act } = await show(
      'staffDetail',
      { row: 'S1' },
      { applyAccountContact: () => ({ requestNO: 'SS1' }) },
    );
    await act.sees('登录手机和邮箱由本人在账户安全中修改');
    await act.press('申请变更登录手机/邮箱');
    await act.sees('由新手机或新邮箱确认后生效');
    await act.press('提交申请');
    await act.sees('请输入变更原因');
    await act.type('新的登录手机', '13800000099');
    await act.type('变更原因', '换号');
    await act.press('提交申请');
    await until(() => called('applyAccountContact').length > 0, 'it was sent');
    expect(sent('applyAccountContact')).to.deep.equal({
      staffNO: 'S1',
      kind: 'phone',
      value: '13800000099',
      agreement: 'owner',
      reason: '换号',
    });
  });

  it('list requests for other sign-in data, agree to one once that is said again, and pass axe', async () => {
    const request = {
      requestNO: 'SS1',
      staffNO: 'S1',
      staffName: '陈思远',
      kind: 'phone',
      value: '138****0099',
      agreement: 'colleague',
      reason: '手机丢失',
      askerName: '刘敏',
      requestState: 'waiting',
      applyTime: '2026-11-20T02:00:00.000Z',
      effectTime: '',
      mayAgree: true,
      mayEnd: true,
    };
    const { element, act } = await show(
      'list',
      { filters: 'tab=contacts' },
      {
        queryAccountContacts: () => ({ total: 1, requestList: [request] }),
        agreeAccountContact: () => ({ effectTime: '2026-11-21T02:00:00.000Z' }),
      },
    );
    await act.sees('138****0099');
    await act.sees('等待同意');
    await accessible(element);
    await pressNamed(act, '同意 陈思远');
    await act.sees('满24小时并由138****0099确认后');
    await act.confirm();
    await until(() => called('agreeAccountContact').length > 0, 'it was sent');
    expect(sent('agreeAccountContact')).to.deep.equal({ key: 'SS1' });
  });

  it('edit a member of staff on a separate page, and detect changes of another user', async () => {
    let isFirst = true;
    const own = staffAnswers();
    const alter = staffMembers.alter.path.slice(staffMembers.alter.path.lastIndexOf('/') + 1);
    const { act } = await show(
      'staffEdit',
      { row: 'S1' },
      {
        ...own,
        [alter]: (body, options) => {
          if (!isFirst) return own[alter]?.(body, options);
          isFirst = false;
          throw refusal('rowChanged', { ...STAFF[0], staffName: '陈远', version: 1 });
        },
      },
    );
    await act.sees('任职信息');
    await act.type('姓名', '陈思源');
    await act.press('保存');
    await act.sees('已被他人修改');
    await act.press('保留我填写的');
    await act.press('保存');
    await act.sees('继续编辑');
    expect((sent(alter)['values'] as { staffName: string }).staffName).to.equal('陈思源');
  });

  it('ask before an edited member of staff is left, by the menu or 取消', async () => {
    const { element, act } = await show('staffEdit', { row: 'S1' });
    await act.sees('任职信息');
    await act.type('姓名', '陈思源');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).to.equal(false);
    await act.press('取消');
    await act.sees('内容尚未提交');
    await act.press('继续填写');
    expect((act.field('姓名') as HTMLInputElement).value).to.equal('陈思源');
    await act.press('取消');
    const told = next(element, 'tp-detail');
    await act.press('放弃填写');
    expect((await told).detail).to.deep.equal({ kind: 'row', id: null });
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).to.equal(true);
  });

  it('show missing values of a new member at the fields', async () => {
    const { element, act } = await show('staffEdit');
    await act.sees('个人信息');
    await act.sees('办公地点');
    await act.press('保存');
    await act.sees('请输入姓名');
    await act.sees('请选择部门');
    await accessible(element);
  });
});
