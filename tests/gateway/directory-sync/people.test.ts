import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { changeStaffState } from '../../../src/contract/address-book/staff-state';
import {
  queryDirectoryRequests,
  queryDirectorySync,
} from '../../../src/contract/agency/connections/directory-sync';
import { OBJECT } from '../../../src/contract/permission/objects';
import { sessionOf } from '../../support/gateway/areas/agency';
import {
  ENTERPRISE_USER,
  newUser,
  openDirectory,
  patchOf,
  type Directory,
} from '../../support/gateway/areas/directory';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const ENTERPRISE = { enterpriseNum: '100001' };
const GROUP = { schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'] };
const MOBILE = 'phoneNumbers[type eq "mobile"].value';

describe('people whom a directory writes', () => {
  let gateway: TestGateway;
  let directory: Directory;
  let roleNo: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    const { roleList } = await gateway.ok(queryDirectorySync, ENTERPRISE, await operations());
    roleNo = roleList[0]?.no ?? '';
    assert.notEqual(roleNo, '');
    directory = await openDirectory(gateway, { roleNo });
  });
  afterAll(() => gateway.close());

  const operations = async () => ({ as: await sessionOf(gateway, 'operations') });
  async function add(no: number): Promise<{ id: string; staffNo: string }> {
    const { status, body } = await directory.send('POST', '/Users', newUser(no));
    assert.equal(status, 201, JSON.stringify(body));
    const { staff_no: staffNo } = await gateway.db
      .selectFrom('staff')
      .select('staff_no')
      .where('directory_id', '=', String(body['id']))
      .executeTakeFirstOrThrow();
    return { id: String(body['id']), staffNo };
  }

  it('get the other role until it has rights of administrators, and the log says so', async () => {
    const hasRole = async (staffNo: string) =>
      (
        await gateway.db
          .selectFrom('staff_role')
          .select('role_no')
          .where('staff_no', '=', staffNo)
          .where('role_no', '=', roleNo)
          .execute()
      ).length === 1;
    const before = await add(1);
    await gateway.db
      .insertInto('role_grant')
      .values({ role_no: roleNo, object_no: OBJECT.editStaff })
      .execute();
    const after = await add(2);
    assert.deepEqual([await hasRole(before.staffNo), await hasRole(after.staffNo)], [true, false]);
    await gateway.idle();
    const { requestList } = await gateway.ok(queryDirectoryRequests, ENTERPRISE, await operations());
    assert.deepEqual(requestList.map(({ status, detail }) => [status, detail.slice(0, 7)]).toReversed(), [
      [201, ''],
      [201, '未授予另加角色'],
    ]);
  });

  it('leave after they were stopped by hand, and do not return from that by the directory', async () => {
    const { id, staffNo } = await add(3);
    const as = { as: await gateway.login('admin') };
    const { version } = await gateway.ok(staffMembers.get, { key: staffNo }, as);
    const stop = { key: staffNo, version, staffState: 'stopped' as const };
    await gateway.ok(changeStaffState, stop, as);
    for (const [active, answered, state] of [
      [true, false, 'stopped'],
      [false, false, 'departed'],
      [true, true, 'active'],
    ] as const) {
      const reply = await directory.send(
        'PATCH',
        `/Users/${id}`,
        patchOf({ op: 'replace', path: 'active', value: active }),
      );
      assert.deepEqual([reply.status, reply.body['active']], [200, answered]);
      const { staffState } = await gateway.ok(staffMembers.get, { key: staffNo }, as);
      assert.equal(staffState, state);
    }
  });

  it('have numbers in any case, of which one of several changes at once takes each', async () => {
    const numbers = ['Sync-1', 'SYNC-1', 'sync-1', 'sYnC-1'];
    const people = [];
    for (const at of numbers.keys()) people.push(await add(60 + at));
    const path = `${ENTERPRISE_USER}:employeeNumber`;
    const replies = await Promise.all(
      people.map(({ id }, at) =>
        directory.send('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path, value: numbers[at] })),
      ),
    );
    assert.deepEqual(replies.map(({ status }) => status).toSorted(), [200, 409, 409, 409]);
    const { id } = people[replies.findIndex(({ status }) => status === 200)] ?? {};
    for (const filter of [
      `${path} eq "sYNC-1"`,
      `${path} eq "ｓync-1"`,
      'userName eq "PERSON60@corp.example"',
    ]) {
      const { body } = await directory.send('GET', `/Users?filter=${encodeURIComponent(filter)}`);
      const found = body['Resources'] as { id: string }[];
      const expected: string | undefined = filter.startsWith('userName') ? people[0]?.id : id;
      assert.deepEqual(
        found.map((one) => one.id),
        [expected],
        filter,
      );
    }
  });

  it('are charged to a cost centre by its code in any case', async () => {
    const { cost_center_no: no } = await gateway.db
      .selectFrom('cost_center')
      .select('cost_center_no')
      .where('enterprise_num', '=', ENTERPRISE.enterpriseNum)
      .where('closed_on', 'is', null)
      .orderBy('cost_center_no', 'desc')
      .executeTakeFirstOrThrow();
    await gateway.db
      .updateTable('cost_center')
      .set({ code: 'Sync-CC' })
      .where('cost_center_no', '=', no)
      .execute();
    const made = await directory.send('POST', '/Users', newUser(70, {}, { costCenter: 'sYNC-cc' }));
    assert.equal(made.status, 201, JSON.stringify(made.body));
    const { cost_center_no } = await gateway.db
      .selectFrom('staff')
      .select('cost_center_no')
      .where('directory_id', '=', String(made.body['id']))
      .executeTakeFirstOrThrow();
    assert.equal(cost_center_no, no);
  });

  it('are refused with values that cannot be stored, and with the mobile of a colleague', async () => {
    const { id } = await add(4);
    const long = 'a'.repeat(9_000);
    const user = `/Users/${id}`;
    const levels = { department: Array.from({ length: 400 }, () => '部').join('/') };
    const { body: group } = await directory.send('POST', '/Groups', { ...GROUP, displayName: '一部' });
    const groupPath = `/Groups/${String(group['id'])}`;
    const replaced = (path: string, value: unknown) => patchOf({ op: 'replace', path, value });
    for (const [method, path, body] of [
      ['POST', '/Users', newUser(5, { userName: 'a\0' })],
      ['POST', '/Users', newUser(5, { externalId: 'a\0' })],
      ['POST', '/Users', newUser(5, { userName: long })],
      ['POST', '/Users', newUser(5, { externalId: long })],
      ['POST', '/Users', newUser(5, { displayName: '林\ud800雨' })],
      ['POST', '/Users', newUser(5, {}, levels)],
      ['POST', '/Users', newUser(5, {}, { manager: { value: 'a\0' } })],
      ['POST', '/Users', newUser(5, {}, { costCenter: 'a\0' })],
      ['POST', '/Users', newUser(5, { emails: Array.from({ length: 101 }, () => ({ type: 'work' })) })],
      ['PUT', user, newUser(4, { userName: long })],
      ['PATCH', user, replaced('externalId', 'a\0')],
      ['PATCH', user, replaced(`${ENTERPRISE_USER}:department`, levels.department)],
      ['GET', '/Users/%00', undefined],
      ['GET', '/Groups/%00', undefined],
      ['GET', '/Users?filter=userName%20eq%20%22%00%22', undefined],
      ['GET', '/Groups?filter=displayName%20eq%20%22%00%22', undefined],
      ['POST', '/Groups', { ...GROUP, displayName: '部\0' }],
      ['POST', '/Groups', { ...GROUP, displayName: levels.department }],
      ['POST', '/Groups', { ...GROUP, displayName: '二部', externalId: long }],
      ['PUT', groupPath, { ...GROUP, displayName: levels.department }],
      ['PATCH', groupPath, patchOf({ op: 'add', path: 'members', value: [{ value: 'a\0' }] })],
    ] as const) {
      const { status, body: answer } = await directory.send(method, path, body);
      assert.deepEqual([status, answer['scimType']], [400, 'invalidValue'], JSON.stringify([path, answer]));
    }
    const taken = '13900000001';
    for (const [method, body] of [
      ['PATCH', replaced(MOBILE, taken)],
      ['PUT', newUser(4, { phoneNumbers: [{ type: 'mobile', value: taken }] })],
    ] as const) {
      const { status, body: answer } = await directory.send(method, user, body);
      assert.deepEqual([status, answer['scimType']], [409, 'uniqueness'], JSON.stringify(answer));
    }
    for (const phone of ['13900000044', '13900000004'])
      assert.equal((await directory.send('PATCH', user, replaced(MOBILE, phone))).status, 200, phone);
  });

  it('are in departments by their path, also below an older name with a slash', async () => {
    const names = (await directory.send('POST', '/Groups', { ...GROUP, displayName: '甲/乙' })).body;
    const { body: slashed } = await directory.send('POST', '/Groups', { ...GROUP, displayName: '甲乙' });
    const id = String(slashed['id']);
    await gateway.db
      .updateTable('department')
      .set({ dept_name: '甲/乙' })
      .where('dept_no', '=', id)
      .execute();
    const path = String.raw`甲\/乙`;
    const shown = await directory.send('GET', `/Groups/${id}`, undefined);
    assert.equal(shown.body['displayName'], path);
    const inOne = await directory.send('POST', '/Users', newUser(6, {}, { department: path }));
    const inOther = await directory.send('POST', '/Users', newUser(7, {}, { department: '甲/乙' }));
    const deptOf = async ({ body }: typeof inOne) =>
      (
        await gateway.db
          .selectFrom('staff')
          .select('dept_no')
          .where('directory_id', '=', String(body['id']))
          .executeTakeFirst()
      )?.dept_no;
    assert.deepEqual([await deptOf(inOne), await deptOf(inOther)], [id, String(names['id'])]);
    const moved = await directory.send('PUT', `/Groups/${id}`, { ...GROUP, displayName: `甲/${path}` });
    assert.equal(moved.body['displayName'], `甲/${path}`);
    const full = await directory.send('POST', '/Groups', { ...GROUP, displayName: '丙／丁' });
    assert.deepEqual([full.status, full.body['scimType']], [400, 'invalidValue']);
  });
});
