import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { changeStaffState } from '../../../src/contract/address-book/staff-state';
import { queryNoticeList } from '../../../src/contract/notice/notice';
import { changeMainManager, queryMainManager } from '../../../src/contract/permission/main-manager';
import { addRoleMember, deleteRoleMember, roles } from '../../../src/contract/permission/roles';
import {
  queryUserBusiRoleByUserkeyIdForCloud,
  subManagers,
} from '../../../src/contract/permission/sub-managers';
import { prove, signInProven } from '../../support/gateway/areas/accounts/account-steps';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const ENTERPRISE = '100001';
const ROLE = `${ENTERPRISE}-admin`;

describe('the main administrator', () => {
  let gateway: TestGateway;
  let noOf: (account: string) => string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    noOf = await staffNumbers(gateway);
  });
  afterAll(() => gateway.close());

  const to = (account: string, more: { formerKeeps?: 'staffRole' | 'subManager'; no?: string } = {}) => ({
    successor: { no: more.no ?? noOf(account), name: '' },
    reason: '岗位调整',
    formerKeeps: more.formerKeeps ?? 'staffRole',
  });
  const proven = async (account: string) => ({ as: await signInProven(gateway, account, 2) });
  const mains = async (): Promise<string[]> =>
    (
      await gateway.db
        .selectFrom('main_manager')
        .select('staff_no')
        .where('enterprise_num', '=', ENTERPRISE)
        .execute()
    ).map(({ staff_no }) => staff_no);

  it('alone hands the enterprise over, once they have proved who they are', async () => {
    const staff = await proven('staff');
    await gateway.refused('notMainManager', changeMainManager, to('staff'), staff);
    await gateway.refused('forbidden', queryMainManager, {}, staff);
    const admin = { as: await gateway.login('admin') };
    await gateway.refused('proofNeeded', changeMainManager, to('staff'), admin);
    await prove(gateway, { account: 'admin', as: admin.as, factor: 'sms' });
    const saidOf = async (no: string) =>
      (await gateway.send(changeMainManager, to('', { no }), admin)).result as unknown;
    const said = (successor: string) => ({ fields: { successor } });
    assert.deepEqual(await saidOf(noOf('admin')), said('您已是主管理员，请选择其他员工'));
    assert.deepEqual(await saidOf(noOf('nopc')), said('该员工不可登录PC端，不能成为主管理员'));
    const unknown = await saidOf('0');
    const { staff_no: elsewhere } = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('enterprise_num', '=', '100002')
      .limit(1)
      .executeTakeFirstOrThrow();
    assert.deepEqual(await saidOf(elsewhere), unknown);
    await gateway.db
      .updateTable('staff')
      .set({ staff_state: 'stopped' })
      .where('staff_no', '=', noOf('staff'))
      .execute();
    assert.deepEqual(await saidOf(noOf('staff')), said('该员工已停用或离职，不能成为主管理员'));
    await gateway.db
      .updateTable('staff')
      .set({ staff_state: 'active' })
      .where('staff_no', '=', noOf('staff'))
      .execute();
    assert.deepEqual(await mains(), [noOf('admin')]);
  });

  it('hands over all rights: the same request twice is one, both get notices, the log has it', async () => {
    const admin = await proven('admin');
    const approver = { as: await gateway.login('approver') };
    await gateway.ok(
      subManagers.add,
      {
        staff: { no: noOf('approver'), name: '' },
        managedScope: 'enterprise',
        departments: [],
        objectList: [{ no: 'YHWZ-YMQX-050204', name: '' }],
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      admin,
    );
    const requestId = randomUUID();
    const body = to('approver');
    await gateway.ok(changeMainManager, body, { ...admin, requestId });
    await gateway.ok(changeMainManager, body, { ...admin, requestId });
    await gateway.refused('notMainManager', changeMainManager, body, admin);
    assert.deepEqual(await mains(), [noOf('approver')]);

    const found = await gateway.ok(queryMainManager, {}, approver);
    assert.equal(found.isCaller, true);
    assert.match(found.mainManager?.telephone ?? '', /^1\d{2}\*{4}\d{4}$/);
    const [change] = found.changeList;
    assert.deepEqual(
      [found.changeList.length, change?.formerName, change?.presentName, change?.reason, change?.formerKeeps],
      [1, '刘敏', '王建华', '岗位调整', 'staffRole'],
    );
    const now = await gateway.ok(queryUserBusiRoleByUserkeyIdForCloud, {}, approver);
    assert.deepEqual([now.isMainManager, now.isSubManager], [true, false]);
    assert.ok(now.roleList.some(({ roleNO }) => roleNO === ROLE));
    await gateway.refused('forbidden', roles.list, {}, admin);
    const was = await gateway.ok(queryUserBusiRoleByUserkeyIdForCloud, {}, admin);
    assert.deepEqual(
      [was.isMainManager, was.isSubManager, was.roleList.map(({ roleNO }) => roleNO)],
      [false, false, [`${ENTERPRISE}-staff`]],
    );

    await gateway.idle();
    const toldOf = async (who: { as: string }) =>
      (await gateway.ok(queryNoticeList, {}, who)).noticeList.flatMap((notice) =>
        notice.about === 'mainManager' ? [[notice.kind, notice.byName]] : [],
      );
    assert.deepEqual(await toldOf(admin), [['mainManagerHandedOver', '王建华']]);
    assert.deepEqual(await toldOf(approver), [['mainManagerGiven', '刘敏']]);
  });

  it('is neither stopped nor without the role of administrators', async () => {
    const approver = { as: await gateway.login('approver') };
    const staff = { as: await gateway.login('staff') };
    await gateway.ok(addRoleMember, { key: ROLE, staffNOs: [noOf('staff')] }, approver);
    const { version } = await gateway.ok(staffMembers.get, { key: noOf('approver') }, staff);
    const stopped = { key: noOf('approver'), version, staffState: 'stopped' } as const;
    await gateway.refused('staffIsMainManager', changeStaffState, stopped, staff);
    const taken = { key: ROLE, staffNOs: [noOf('approver')] };
    await gateway.refused('mainManagerRole', deleteRoleMember, taken, staff);
    await gateway.ok(deleteRoleMember, { key: ROLE, staffNOs: [noOf('staff')] }, approver);
    await assert.rejects(
      gateway.db.deleteFrom('staff_role').where('staff_no', '=', noOf('approver')).execute(),
      /main_manager_has_role/,
    );
  });

  it('is one, however many hand over at once; the former one keeps the enterprise where that was chosen', async () => {
    let main = 'approver';
    for (const round of [1, 2, 3]) {
      const present = await proven(main);
      const others = ['admin', 'staff', 'approver', 'finance'].filter((account) => account !== main);
      const answers = await Promise.all(
        others.map((account) =>
          gateway.send(changeMainManager, to(account, { formerKeeps: 'subManager' }), present),
        ),
      );
      const won = others.filter((_, at) => answers[at]?.success);
      assert.equal(won.length, 1, `round ${round}`);
      const next = won[0] ?? '';
      assert.deepEqual(await mains(), [noOf(next)]);
      const was = await gateway.ok(queryUserBusiRoleByUserkeyIdForCloud, {}, present);
      assert.deepEqual([was.isMainManager, was.isSubManager, was.roleList.length], [false, true, 1]);
      await gateway.ok(roles.list, {}, present);
      await gateway.refused('forbidden', queryMainManager, {}, present);
      main = next;
    }
    const { changeList } = await gateway.ok(queryMainManager, {}, await proven(main));
    assert.equal(changeList.length, 4);
  });
});
