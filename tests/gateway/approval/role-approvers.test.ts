import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { changeStaffState } from '../../../src/contract/address-book/staff-state';
import { saveCostObject } from '../../../src/contract/cost-center/cost-objects';
import { addRoleMember, deleteRoleMember, roles } from '../../../src/contract/permission/roles';
import { roleNo } from '../../../demo/gateway/permission/objects/built-in-roles';
import { setFlow } from '../../support/gateway/areas/approval-flow';
import { costObjects } from '../../support/gateway/areas/money/cost-objects';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { withAdmin } from '../../support/gateway/areas/accounts/second-admin';
import { staffNumbers } from '../../support/gateway/staff-numbers';

const E = '100001';
const KEY = roleNo(E, 'approver');

/** The flows bind the administrator themselves, and a second administrator exists to change them. */
describe('people to whom flows lead an administrator', () => {
  let gateway: TestGateway;
  let as: { as: string };
  let noOf: (account: string) => string;
  let decides: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    noOf = await staffNumbers(gateway);
    as = { as: await gateway.login('admin') };
    decides = noOf('approver');
    await gateway.db.deleteFrom('staff_role').where('role_no', '=', KEY).execute();
    await gateway.db
      .insertInto('staff_role')
      .values({ enterprise_num: E, staff_no: decides, role_no: KEY })
      .execute();
  });
  afterAll(() => gateway.close());

  const flowBy = (approver: Parameters<typeof setFlow>[1][number]['approver']) =>
    setFlow(gateway, [{ stepNo: 1, stepName: '审批', approver, mode: 'any', conditions: [] }]);
  const besideAnother = (work: () => Promise<void>) => withAdmin(gateway, noOf('finance'), work);

  it('are exchanged by another where a flow asks a role', async () => {
    await flowBy({ kind: 'role', roleNo: KEY });
    await besideAnother(async () => {
      const gone = { key: KEY, staffNOs: [decides] };
      const { code, msg } = await gateway.send(deleteRoleMember, gone, as);
      assert.equal(code, '48107', msg);
      assert.match(msg, /审批人/);
      const come = { key: KEY, staffNOs: [noOf('multi')] };
      await gateway.refused('ownRuleOther', addRoleMember, come, as);
      // Approvers drop out when the role loses the right to agree or when they are stopped.
      const {
        roleNO: key,
        version,
        objectList: all,
        ...form
      } = await gateway.ok(roles.get, { key: KEY }, as);
      const { roleName, remark, permissionRangeID } = form;
      const objectList = all.filter(({ name }) => !name.includes('同意'));
      assert.notEqual(objectList.length, all.length);
      const values = { roleName, remark, permissionRangeID, objectList };
      await gateway.refused('ownRuleOther', roles.alter, { key, version, values }, as);
      const shown = await gateway.ok(staffMembers.get, { key: decides }, as);
      const successor = { no: noOf('finance'), name: '' };
      const stopping = { key: decides, version: shown.version, staffState: 'stopped' as const, successor };
      await gateway.refused('ownRuleOther', changeStaffState, stopping, as);
    });
  });

  it('do not hang on a role that no flow asks', async () => {
    await flowBy({ kind: 'supervisor', level: 1 });
    await besideAnother(async () => {
      const others = { key: KEY, staffNOs: [noOf('multi')] };
      await gateway.ok(addRoleMember, others, as);
      await gateway.ok(deleteRoleMember, others, as);
    });
  });

  it('are owners of cost centres that they may charge, where a flow asks these', async () => {
    const objects = await costObjects(gateway);
    const { no } = await objects.add({ ownerNO: decides });
    const owned = async () => objects.changed(no, { ownerNO: noOf('multi') });
    await besideAnother(async () => {
      await flowBy({ kind: 'costCenterOwner' });
      await gateway.refused('ownRuleOther', saveCostObject, await owned(), as);
      await flowBy({ kind: 'supervisor', level: 1 });
      await gateway.ok(saveCostObject, await owned(), as);
    });
  });
});
