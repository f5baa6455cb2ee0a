import assert from 'node:assert/strict';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { grades } from '../../../src/contract/address-book/grades';
import { positions } from '../../../src/contract/address-book/positions';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import type { BodyOf } from '../../../src/contract/call';
import { REPORT_SCOPE } from '../../../src/contract/data-permission/data-permission';
import { queryOrganisationChoices, type OrganisationKind } from '../../../src/contract/enterprise/choices';
import { OBJECT } from '../../../src/contract/permission/objects';
import { subManagers } from '../../../src/contract/permission/sub-managers';
import { queryStaffChoices } from '../../../src/contract/staff';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const ENTERPRISE = '100001';

describe('the list of choices for the form of staff', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let noOf: (account: string) => string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    noOf = await staffNumbers(gateway);
  });
  afterAll(() => gateway.close());

  const choices = async (kind: OrganisationKind, who = admin) =>
    (await gateway.ok(queryOrganisationChoices, { kind }, who)).choiceList;
  const numbers = async (kind: OrganisationKind, who = admin) =>
    (await choices(kind, who)).map(({ no }) => no);
  const departmentOf = async (name: string) =>
    (
      await gateway.db
        .selectFrom('department')
        .select('dept_no')
        .where('enterprise_num', '=', ENTERPRISE)
        .where('dept_name', '=', name)
        .executeTakeFirstOrThrow()
    ).dept_no;

  it('is enough for a sub administrator of a department to add somebody to it', async () => {
    const deptNo = await departmentOf('销售中心');
    const page = await gateway.db
      .selectFrom('permission_object')
      .select('object_no')
      .where('url', '=', '/addressBook/manage/list')
      .executeTakeFirstOrThrow();
    const made = await gateway.ok(
      subManagers.add,
      {
        staff: { no: noOf('nopage'), name: '' },
        managedScope: 'departments',
        departments: [{ no: deptNo, name: '' }],
        objectList: [page.object_no, OBJECT.seeStaff, OBJECT.editStaff].map((no) => ({ no, name: '' })),
        validPeriod: { from: '2026-01-01', to: '' },
        remark: '',
      },
      admin,
    );
    const keeper = { as: await gateway.login('nopage') };
    await gateway.refused('forbidden', positions.list, {}, keeper);
    const departments = await choices('department', keeper);
    assert.ok(departments.some(({ no }) => no === deptNo));
    assert.ok(!departments.some(({ name }) => name === '研发中心'), 'those they keep alone');
    const [position] = await gateway.ok(positions.choices, { keyword: '' }, keeper);
    const [grade] = await gateway.ok(grades.choices, { keyword: '' }, keeper);
    const { staffList } = await gateway.ok(queryStaffChoices, { keyword: '陈思远' }, keeper);
    const [costCenter] = await choices('costCenter', keeper);
    const [accountingEntity] = await choices('accountingEntity', keeper);
    assert.ok(position && grade && staffList[0] && costCenter && accountingEntity);
    const { staffNO, staffName } = staffList[0];
    const form: BodyOf<typeof staffMembers.add> = {
      staffName: '林小雨',
      latinName: '',
      sexTem: null,
      birthDay: '',
      nationality: 'CN',
      cardType: 0,
      cardNo: '',
      cardValidUntil: '',
      phone: '13700009001',
      email: '',
      jobNO: '',
      department: { no: deptNo, name: '' },
      position,
      grade,
      supervisor: { no: staffNO, name: staffName },
      costCenter,
      accountingEntity,
    };
    const added = await gateway.ok(staffMembers.add, form, keeper);
    assert.deepEqual([added.position, added.grade, added.department.name], [position, grade, '销售中心']);
    await gateway.ok(subManagers.remove, { key: made.keyId, version: made.version }, admin);
  });

  it('is all of the enterprise for who sees it, however little their reports show', async () => {
    const { count } = await gateway.db
      .selectFrom('department')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('enterprise_num', '=', ENTERPRISE)
      .executeTakeFirstOrThrow();
    assert.ok(count > 1);
    await gateway.db
      .insertInto('data_permission')
      .values({
        enterprise_num: ENTERPRISE,
        staff_no: noOf('admin'),
        busi_scene_id: REPORT_SCOPE.busiSceneID,
        permission_id: REPORT_SCOPE.permissionID,
        permission_range_id: 1,
      })
      .execute();
    assert.equal((await choices('department')).length, count);
  });

  it('is nothing of other enterprises', async () => {
    const { rows } = await sql<{ no: string }>`
      select dept_no as no from department where enterprise_num <> ${ENTERPRISE}
      union all select cost_center_no from cost_center where enterprise_num <> ${ENTERPRISE}
      union all select accounting_entity_no from accounting_entity where enterprise_num <> ${ENTERPRISE}`.execute(
      gateway.db,
    );
    const theirs = new Set(rows.map(({ no }) => no));
    assert.ok(theirs.size > 3);
    for (const kind of ['department', 'costCenter', 'accountingEntity'] as const) {
      const offered = await numbers(kind);
      assert.ok(offered.length > 0 && offered.every((no) => !theirs.has(no)), kind);
    }
    assert.deepEqual(await numbers('company'), [ENTERPRISE]);
  });

  it('offers open ones: closed ones are neither offered nor newly taken, and stay where they were', async () => {
    const key = noOf('staff');
    const read = () => gateway.ok(staffMembers.get, { key }, admin);
    const { costCenter, accountingEntity } = await read();
    const spare = 'AE-SPARE';
    await gateway.db
      .insertInto('accounting_entity')
      .values({
        accounting_entity_no: spare,
        enterprise_num: ENTERPRISE,
        accounting_entity_name: '已关闭主体',
        tax_no: '',
        code: spare,
      })
      .execute();
    const close = async (closed_on: string | null) => {
      const { db } = gateway;
      const entities = [accountingEntity.no, spare];
      await db
        .updateTable('cost_center')
        .set({ closed_on })
        .where('cost_center_no', '=', costCenter.no)
        .execute();
      await db
        .updateTable('accounting_entity')
        .set({ closed_on })
        .where('accounting_entity_no', 'in', entities)
        .execute();
    };
    await close('2026-11-01');
    try {
      assert.ok(!(await numbers('costCenter')).includes(costCenter.no));
      const open = await numbers('accountingEntity');
      assert.ok(![accountingEntity.no, spare].some((no) => open.includes(no)));
      const member = await read();
      const kept = await gateway.ok(
        staffMembers.alter,
        { key, version: member.version, values: { ...member, email: 'kept@demo.example' } },
        admin,
      );
      assert.equal(kept.accountingEntity.no, accountingEntity.no);
      const values = { ...member, accountingEntity: { no: spare, name: '' } };
      const { result } = await gateway.send(
        staffMembers.alter,
        { key, version: kept.version, values },
        admin,
      );
      assert.deepEqual(result, { fields: { accountingEntity: '所选核算主体已关闭，请重新选择' } } as never);
    } finally {
      await close(null);
    }
  });
});
