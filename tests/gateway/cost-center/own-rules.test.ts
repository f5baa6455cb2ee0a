import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { closeCostObjects, saveCostObject } from '../../../src/contract/cost-center/cost-objects';
import { undoImportJob } from '../../../src/contract/import-job/import-job';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { addRoleMember } from '../../../src/contract/permission/roles';
import { findApprovers } from '../../../demo/gateway/approval/flow/approvers';
import { setFlow } from '../../support/gateway/areas/approval-flow';
import { signInBySms } from '../../support/gateway/areas/accounts/account-steps';
import {
  applyImport,
  csvTable,
  previewImport,
  importFile,
  type ImportDetail,
} from '../../support/gateway/areas/money/cost-imports';
import { costObjects, type CostObjects } from '../../support/gateway/areas/money/cost-objects';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { forgetProofs, proveSession } from '../../support/gateway/areas/accounts/second-admin';
import { formLike, staffNoOf } from '../../support/gateway/areas/accounts/staff-forms';

const OWNER = /不能通过导入修改本人所属或可使用的成本中心的负责人/;

describe('cost centres of administrators themselves', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let objects: CostObjects;
  let me: string;
  let owner: string;
  let accomplice: { staffNO: string; as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    objects = await costObjects(gateway);
    admin = objects.as;
    me = await staffNoOf(gateway, 'admin');
    owner = await staffNoOf(gateway, 'finance');
    const beside = await gateway.ok(staffMembers.get, { key: await staffNoOf(gateway, 'staff') }, admin);
    const phone = '13888400001';
    const { staffNO } = await gateway.ok(staffMembers.add, formLike(beside, { phone, email: '' }), admin);
    await gateway.ok(addRoleMember, { key: '100001-admin', staffNOs: [staffNO] }, admin);
    await signInBySms(gateway, phone);
    // Waits until the administrators count as established; changes by a recent accomplice count as their own.
    gateway.clock.advance(8 * 24 * 60);
    admin.as = await gateway.login('admin');
    accomplice = { staffNO, as: await signInBySms(gateway, phone) };
  });
  afterAll(() => gateway.close());

  const bear = (no: string) =>
    gateway.db.updateTable('staff').set({ cost_center_no: no }).where('staff_no', '=', me).execute();
  const decides = () =>
    findApprovers(gateway.db, { enterpriseNum: '100001', staffNo: me }, [{ kind: 'costCenterOwner' }]);

  it('keep their owner where the centre is closed and another’s takes its staff over', async () => {
    const mine = await objects.add({ ownerNO: owner });
    const next = await objects.add({ ownerNO: accomplice.staffNO });
    await bear(mine.no);
    const was = await decides();
    const closing = {
      costKind: 'costCenter' as const,
      closingList: [{ no: mine.no, basedOn: mine.revision }],
      successorNO: next.no,
    };
    await gateway.refused('ownRuleOther', closeCostObjects, closing, objects.as);
    assert.deepEqual(await decides(), was);
  });

  it('keep their owner where an import is undone that named them', async () => {
    const mine = await objects.add({ ownerNO: accomplice.staffNO });
    await bear(mine.no);
    const table = csvTable([
      ['编号', '名称', '负责人'],
      [mine.code, mine.name, owner],
    ]);
    const importNo = await importFile(gateway, accomplice.as, table);
    const was = await decides();
    await gateway.refused('ownRuleOther', undoImportJob, { importJobNo: importNo }, admin);
    assert.deepEqual(await decides(), was);
    await gateway.ok(undoImportJob, { importJobNo: importNo }, { as: accomplice.as });
  });

  it('keep their owner whether they bring a file or have that of a colleague taken over', async () => {
    const mine = await objects.add({ ownerNO: owner });
    await bear(mine.no);
    const table = () =>
      csvTable([
        ['编号', '名称', '负责人'],
        [mine.code, mine.name, accomplice.staffNO],
      ]);
    const wrongOf = ({ wrongList }: ImportDetail) => wrongList.map(({ message }) => message);
    const own = await previewImport(gateway, admin.as, table());
    assert.match(wrongOf(own).join(), OWNER);
    const theirs = await previewImport(gateway, accomplice.as, table());
    assert.deepEqual(wrongOf(theirs), []);
    const carried = await applyImport(gateway, admin.as, theirs.costImport.importNo);
    assert.match(wrongOf(carried).join(), OWNER);
    assert.equal((await objects.read(mine.no)).ownerNO, owner);
  });

  it('that they may charge keep their owner in a file where a flow asks for it', async () => {
    const open = await objects.add({ ownerNO: owner });
    const empty = await objects.add();
    const steps = (approver: Parameters<typeof setFlow>[1][number]['approver']) =>
      setFlow(gateway, [{ stepNo: 1, stepName: '审批', approver, mode: 'any', conditions: [] }]);
    const linesOf = async (by: string, next: string) => {
      const table = csvTable([
        ['编号', '名称', '负责人'],
        [open.code, open.name, next],
        [empty.code, empty.name, next],
      ]);
      const { wrongList } = await previewImport(gateway, by, table);
      return wrongList.flatMap(({ line, message }) => (OWNER.test(message) ? [line] : []));
    };
    await steps({ kind: 'costCenterOwner' });
    // The accomplice may fill a vacancy.
    assert.deepEqual(await linesOf(admin.as, accomplice.staffNO), [2]);
    assert.deepEqual(await linesOf(admin.as, me), [2, 3]);
    await steps({ kind: 'supervisor', level: 1 });
    assert.deepEqual(await linesOf(admin.as, accomplice.staffNO), []);
  });

  it('are opened to no staff alone by a file of theirs', async () => {
    const made = await objects.add();
    const rows = (staffNo: string) =>
      csvTable([
        ['编号', '名称', '可用员工工号'],
        [made.code, made.name, staffNo],
      ]);
    const { wrongList } = await previewImport(gateway, admin.as, rows(me));
    assert.match(wrongList.map(({ message }) => message).join(), /不能通过导入对本人单独开放/);
    assert.deepEqual((await previewImport(gateway, admin.as, rows(owner))).wrongList, []);
  });

  it('are opened to them alone by a colleague', async () => {
    const made = await objects.add();
    const form = await objects.changed(made.no, { isForAll: false, staffNOList: [me] });
    await gateway.refused('ownRuleOther', saveCostObject, form, admin);
    await gateway.ok(saveCostObject, form, { as: accomplice.as });
  });

  it('are changed on the page, as a file says, by an administrator who is the only one', async () => {
    const mine = await objects.add({ ownerNO: owner });
    await bear(mine.no);
    await gateway.db
      .deleteFrom('staff_role')
      .where('staff_no', '=', accomplice.staffNO)
      .where('role_no', '=', '100001-admin')
      .execute();
    const table = csvTable([
      ['编号', '名称', '负责人', '可用员工工号'],
      [mine.code, mine.name, accomplice.staffNO, me],
    ]);
    const { wrongList } = await previewImport(gateway, admin.as, table);
    assert.deepEqual(
      wrongList.map(({ message }) => message.replace(/^.*；/, '')),
      ['没有其他管理员的，请自行在页面上修改', '没有其他管理员的，请自行在页面上修改'],
    );
    const form = await objects.changed(mine.no, {
      ownerNO: accomplice.staffNO,
      isForAll: false,
      staffNOList: [me],
    });
    await forgetProofs(gateway, admin.as);
    await gateway.refused('ownRuleProof', saveCostObject, form, admin);
    await proveSession(gateway, admin.as);
    await gateway.ok(saveCostObject, form, admin);
  });
});
