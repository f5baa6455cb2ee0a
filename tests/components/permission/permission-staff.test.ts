import { expect } from '@open-wc/testing';
import { define } from '../../../components/index';
import { staffPermissions } from '../../../src/contract/data-permission/staff-permissions';
import { OBJECT } from '../../../src/contract/permission/objects';
import { operators } from '../../../src/contract/permission/operators';
import { accessible } from '../../support/components/accessible';
import { setValue } from '../../support/components/act';
import { called, putOnPage, takeAway, type ElementOnPage } from '../../support/components/element-page';
import { until, type Answers } from '../../support/components/fake-runtime';
import { pressNamed } from '../../support/components/press-named';
import { resourceAnswers } from '../../support/components/resource-answers';
import { refusal } from '../../support/components/samples';
import { safetyAnswers } from '../account-safety/safety-samples';
import { choose } from '../report/choose';
import { memberAnswers } from './permission-samples';

const node = (objectNo: string) => ({
  objectNo,
  objectName: '',
  objectType: 2,
  parentNo: '',
  url: '',
  iconUrl: '',
  keyID: objectNo,
  childObjectInfoBos: [],
});

const ROW = {
  staffNO: 'S1',
  staffName: '陈思远',
  department: { no: 'D1', name: '平台研发部' },
  roleList: [{ no: '100001-staff', name: '员工' }],
  managerKind: 'none',
  reportScope: { isSet: false, permissionRangeID: 1, memberList: [] },
  objectList: [{ no: 'P1', name: '角色管理' }],
} as const;

const staffAnswers = (): Answers => ({
  ...memberAnswers(),
  ...resourceAnswers(staffPermissions, structuredClone([ROW]) as never).answers,
  queryStaffGrants: () => ({
    grantList: [{ objectNo: 'P1', sourceList: [{ roleNO: '100001-staff', name: '员工' }] }],
  }),
  addExport: () => ({ exportNo: `E${'0'.repeat(32)}` }),
  setDataPermission: () => ({ reportScope: { isSet: true, permissionRangeID: 2, memberList: [] } }),
  queryPermissionListForBusiness: () => ({
    treeResps: [node(OBJECT.editRoles), node(OBJECT.setDataPermissions)],
  }),
});

async function find({ act }: ElementOnPage, label: string, name: string): Promise<void> {
  await until(() => act.field(label), label);
  act.field(label)?.focus();
  act.field(label)?.click();
  const option = () =>
    [...act.root.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
      one.textContent?.includes(name),
    );
  await until(option, name);
  option()?.click();
}

describe('permissions of staff', () => {
  before(() => define(['permission']));
  afterEach(takeAway);

  it('are listed, and shown with the role that each comes of; scopes are set and roles taken; axe passes', async () => {
    const { element, act } = await putOnPage('tp-permission', staffAnswers(), {
      page: 'permissionManageNew',
    });
    for (const words of ['平台研发部', '员工', '非管理员', '本人（按角色）', '1 项权限'])
      await act.sees(words);
    const exported = async (count: number) => {
      await until(() => called('addExport').length === count, 'the export to be asked for');
      return called('addExport').at(-1)?.body as { kind: string; query: Record<string, unknown> };
    };
    await act.press('导出 Excel');
    expect((await exported(1)).kind).to.equal('staffPermission');
    await act.check('逐项列出权限及来源');
    await act.press('导出 Excel');
    expect((await exported(2)).kind).to.equal('staffGrant');
    await pressNamed(act, '陈思远');
    await until(() => act.root.querySelector('[role=treeitem]'), 'the tree');
    await act.press('导出 CSV');
    const { kind, query } = await exported(3);
    expect([kind, query['staffNO']]).to.deep.equal(['staffGrant', 'S1']);
    act.root.querySelector<HTMLElement>('[role=treeitem] .tp-tree-fold')?.click();
    await act.sees('角色管理（员工）');
    await accessible(element);
    await act.press('设置数据范围');
    await act.check('指定员工');
    await act.press('保存');
    await act.sees('请选择员工或部门');
    await act.check('全企业');
    await act.press('保存');
    await until(() => called('setDataPermission').length === 1, 'it is sent');
    expect(called('setDataPermission')[0]?.body).to.deep.equal({
      key: 'S1',
      busiSceneID: 4,
      permissionID: 11,
      permissionRangeID: 2,
      memberList: [],
    });
    await until(() => !act.root.querySelector('dialog[open]'), 'the form is closed');
    await pressNamed(act, '移除 员工');
    await act.sees('确定移除角色“员工”吗');
    [...act.root.querySelectorAll<HTMLElement>('dialog[open] footer button')].at(-1)?.click();
    await until(() => called('deleteRoleMember').length === 1, 'it is taken');
    expect(called('deleteRoleMember')[0]?.body).to.deep.equal({ key: '100001-staff', staffNOs: ['S1'] });
  });
});

describe('operators', () => {
  before(() => define(['permission']));
  afterEach(takeAway);

  it('are set with departments, products, days and hours; axe passes', async () => {
    const row = {
      keyId: 'OP1',
      staff: { no: 'S1', name: '陈思远' },
      departments: [{ no: 'D1', name: '研发中心' }],
      products: ['flight', 'hotel'],
      weekdays: [1, 2, 3],
      hours: { from: '09:00', to: '18:00' },
      isEnabled: true,
      remark: '',
      validTo: null,
      modifyTime: null,
    };
    const { answers } = resourceAnswers(operators, [row] as never, () => ({ modifyTime: null }));
    const withRight = {
      ...answers,
      queryPermissionListForBusiness: () => ({ treeResps: [node(OBJECT.editOperators)] }),
    };
    const { element, act } = await putOnPage('tp-permission', withRight, { page: 'setOperator' });
    for (const words of ['国内机票、酒店（本平台暂未开通）', '周一、周二、周三', '09:00 ～ 18:00', '启用'])
      await act.sees(words);
    await pressNamed(act, '编辑 陈思远');
    await act.sees('开始时间');
    await accessible(element);
    expect(act.root.querySelector('dialog[open]')?.textContent).not.to.contain('火车票');
    choose(act.field('结束时间') as HTMLSelectElement, '20:00');
    await act.press('保存');
    await until(() => called('alterOperator').length === 1, 'it is sent');
    const [altered] = called('alterOperator').map(({ body }) => body as { values: object });
    expect(altered?.values).to.deep.include({
      products: ['flight', 'hotel'],
      hours: { from: '09:00', to: '20:00' },
    });
  });
});

describe('the main administrator', () => {
  before(() => define(['permission']));
  afterEach(takeAway);
  const main = (isCaller: boolean) => ({
    mainManager: { staffNO: 'S3', staffName: '刘敏', deptName: '行政部', telephone: '138****0003' },
    isCaller,
    changeList: [
      {
        changeNO: 1,
        changeTime: '2026-11-20T02:00:00.000Z',
        formerName: '王建华',
        presentName: '刘敏',
        reason: '岗位调整',
        formerKeeps: 'subManager',
      },
    ],
  });
  const show = (answers: Answers) => putOnPage('tp-permission', answers, { page: 'addchangeMainManager' });

  it('is shown with who it was; others have no form; axe passes', async () => {
    const { element, act } = await show({ queryMainManager: () => main(false) });
    for (const words of ['138****0003', '王建华 → 刘敏', '岗位调整', '只有主管理员本人可以变更主管理员'])
      await act.sees(words);
    expect(act.button('提交变更')).to.equal(undefined);
    await accessible(element);
  });

  it('hands over after a confirmation and a proof; errors are shown at the field', async () => {
    let isProven = false;
    const shown = await show({
      ...safetyAnswers(),
      queryMainManager: () => main(true),
      queryAccountSafety: () => {
        const answer = (safetyAnswers()['queryAccountSafety'] as () => { accountSafety: object })();
        const proofs = isProven ? { proofs: [], missing: 0 } : { proofs: [], missing: 1 };
        return { accountSafety: { ...answer.accountSafety, ...proofs } };
      },
      proveIdentity: ({ secret }: { secret: string }) => {
        if (secret !== 'right') throw refusal('proofWrong');
        isProven = true;
        return { proofs: [], missing: 0, authSign: 'token-2' };
      },
      changeMainManager: () => ({ staffName: '王建华' }),
    });
    const { act } = shown;
    const prove = async (secret: string) => {
      const input = () => act.root.querySelector<HTMLInputElement>('dialog[open] input[type=password]');
      await until(input, 'the password');
      const found = input();
      if (found) setValue(found, secret);
    };
    await act.press('提交变更');
    for (const words of ['请选择新的主管理员', '请输入变更原因', '请选择原主管理员保留的权限'])
      await act.sees(words);
    await find(shown, '新的主管理员', '王建华');
    await act.type('变更原因', '岗位调整');
    await act.check('仅保留员工角色');
    await act.press('提交变更');
    await act.sees('确定将主管理员变更为“王建华”吗');
    await act.press('确定变更');
    await prove('wrong');
    await act.press('下一步');
    await until(() => called('proveIdentity').length === 1, 'a wrong proof');
    await prove('right');
    await act.press('下一步');
    await until(() => called('changeMainManager').length === 1, 'it is sent');
    const [sent] = called('changeMainManager').map(({ body }) => body as { successor: { name: string } });
    expect(sent).to.deep.include({ reason: '岗位调整', formerKeeps: 'staffRole' });
    expect(sent?.successor.name).to.equal('王建华');
  });
});
