import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openSession } from '../../../demo/gateway/login/session';
import {
  queryFunAndDataPermissionForUse,
  queryPermMember,
  REPORT_SCOPE,
  RETURN_TYPE,
} from '../../../src/contract/data-permission/data-permission';
import { APP, OBJECT } from '../../../src/contract/permission/objects';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { sessionStart } from '../../support/gateway/session-start';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Staff numbers of the demo accounts in the first enterprise. */
const STAFF = {
  staff: '1000010001',
  approver: '1000010002',
  admin: '1000010003',
  multi: '1000010004',
  nopage: '1000010005',
  nopc: '1000010006',
} as const;
type Account = keyof typeof STAFF;
const ask = (
  staffId: string,
  change: { returnType?: 0 | 1 | 2; departmentId?: string; appNo?: string } = {},
) => ({
  returnType: RETURN_TYPE.both,
  staffId,
  appNo: APP.portal,
  ...change,
});

/** Token of `multi`, switched to another enterprise than their first. */
async function multiIn(enterpriseNum: string): Promise<string> {
  const place = await gateway.db
    .selectFrom('staff')
    .select(['staff_no', 'user_no'])
    .where('enterprise_num', '=', enterpriseNum)
    .where('user_no', '=', 'U000004')
    .executeTakeFirstOrThrow();
  const holder = { userNo: place.user_no, enterpriseNum, staffNo: place.staff_no, bounds: null };
  return (await openSession(gateway.db, holder, sessionStart(gateway))).authSign;
}

describe('functional and data permissions', () => {
  const ranges: Record<Account, number> = {
    staff: 1,
    approver: 3,
    admin: 2,
    multi: 4,
    nopage: 1,
    nopc: 1,
  };
  for (const [account, range] of Object.entries(ranges) as [Account, number][]) {
    it(`give ${account} the held rights, and the report scope ${range}`, async () => {
      const as = await gateway.login(account);
      const answer = await gateway.ok(queryFunAndDataPermissionForUse, ask(STAFF[account]), { as });
      assert.equal(answer.staffId, STAFF[account]);
      const [scope, ...others] = answer.dataPermissionList;
      assert.deepEqual(others, []);
      assert.deepEqual(
        [scope?.busiSceneID, scope?.permissionID, scope?.permissionRangeID],
        [REPORT_SCOPE.busiSceneID, REPORT_SCOPE.permissionID, range],
      );
      assert.equal(scope?.permMemberRealList.length, range === 4 ? 3 : 0);
      const held = new Set(answer.funPermissionList.map(({ objectNo }) => objectNo));
      assert.equal(held.has(OBJECT.bookFlight), account !== 'nopage');
      assert.equal(held.has(OBJECT.biAnalysis), account === 'admin');
      assert.equal(held.has(OBJECT.pcLoginDisabled), account === 'nopc');
      assert.ok(answer.funPermissionList.every(({ objectNo }) => objectNo.startsWith('YHWZ-')));
    });
  }

  it('give the requested ones and no more', async () => {
    const as = await gateway.login('admin');
    const of = (returnType: 1 | 2) =>
      gateway.ok(queryFunAndDataPermissionForUse, ask(STAFF.admin, { returnType }), { as });
    assert.deepEqual((await of(RETURN_TYPE.functions)).dataPermissionList, []);
    assert.ok((await of(RETURN_TYPE.functions)).funPermissionList.length > 0);
    assert.deepEqual((await of(RETURN_TYPE.data)).funPermissionList, []);
    assert.equal((await of(RETURN_TYPE.data)).dataPermissionList.length, 1);
    const approvals = await gateway.ok(
      queryFunAndDataPermissionForUse,
      ask(STAFF.admin, { appNo: APP.approval }),
      { as },
    );
    assert.deepEqual(
      approvals.funPermissionList.map(({ objectNo }) => objectNo),
      ['SP-CZQX-TY', 'SP-CZQX-BTY', 'SP-CZQX-ZJ', 'SP-CZQX-JQ', 'SP-CZQX-TH', 'SP-CZQX-LCSZ'],
    );
  });

  const allowed: [caller: Account, staff: Account, isAllowed: boolean][] = [
    ['staff', 'approver', false],
    ['staff', 'admin', false],
    ['approver', 'staff', true],
    ['approver', 'admin', false],
    ['approver', 'multi', false],
    ['admin', 'staff', true],
    ['admin', 'nopc', true],
    ['multi', 'nopc', false],
    ['nopage', 'staff', false],
    ['nopc', 'multi', false],
  ];
  for (const [caller, staff, isAllowed] of allowed) {
    it(`${isAllowed ? 'let' : 'do not let'} ${caller} ask about ${staff}`, async () => {
      const as = await gateway.login(caller);
      const answer = await gateway.send(queryFunAndDataPermissionForUse, ask(STAFF[staff]), { as });
      assert.equal(answer.code, isAllowed ? '0' : '48001');
    });
  }

  it('tell neither of another enterprise’s staff nor whether there is such a one', async () => {
    const as = await gateway.login('admin');
    for (const staffId of ['1000020001', '9999999999', "' or 1=1 --"]) {
      await gateway.refused('staffOutOfScope', queryFunAndDataPermissionForUse, ask(staffId), { as });
    }
  });

  it('want the department the staff is in', async () => {
    const as = await gateway.login('admin');
    const { dept_no: departmentId } = await gateway.db
      .selectFrom('staff')
      .select('dept_no')
      .where('staff_no', '=', STAFF.staff)
      .executeTakeFirstOrThrow();
    await gateway.ok(queryFunAndDataPermissionForUse, ask(STAFF.staff, { departmentId }), { as });
    const wrong = ask(STAFF.staff, { departmentId: '100001D01' });
    assert.deepEqual(await gateway.refused('fieldsInvalid', queryFunAndDataPermissionForUse, wrong, { as }), {
      fields: { departmentId: '该员工不属于此部门' },
    });
  });
});

describe('the scope of reports', () => {
  const scopeOf = async (as: string) => gateway.ok(queryPermMember, REPORT_SCOPE, { as });

  it('is that of the roles where nothing else was set', async () => {
    for (const [account, permissionRangeID] of [
      ['staff', 1],
      ['approver', 3],
      ['admin', 2],
      ['nopage', 1],
    ] as const) {
      assert.deepEqual(await scopeOf(await gateway.login(account)), {
        permissionRangeID,
        permMemberRealList: [],
      });
    }
  });

  it('lists the persons of range 4 by the names they have now', async () => {
    const as = await gateway.login('multi');
    const { permissionRangeID, permMemberRealList } = await scopeOf(as);
    assert.equal(permissionRangeID, 4);
    const [member] = permMemberRealList;
    assert.ok(member && permMemberRealList.length === 3);
    await gateway.db
      .updateTable('staff')
      .set({ staff_name: '李更名' })
      .where('staff_no', '=', member.memberID)
      .execute();
    const after = await scopeOf(as);
    assert.equal(
      after.permMemberRealList.find(({ memberID }) => memberID === member.memberID)?.memberName,
      '李更名',
    );
  });

  it('is another in another enterprise: the departments of range 5', async () => {
    assert.deepEqual(await scopeOf(await multiIn('100002')), {
      permissionRangeID: 5,
      permMemberRealList: [
        { memberID: '100002D06', memberName: '国内营销部' },
        { memberID: '100002D07', memberName: '海外营销部' },
      ],
    });
    assert.equal((await scopeOf(await multiIn('100003'))).permissionRangeID, 2);
  });

  it('of another scene is that of the roles', async () => {
    const as = await gateway.login('multi');
    const other = await gateway.ok(queryPermMember, { busiSceneID: 1, permissionID: 1 }, { as });
    assert.deepEqual(other, { permissionRangeID: 1, permMemberRealList: [] });
  });
});
