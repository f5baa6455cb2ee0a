import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findChanges } from '../../../demo/gateway/server/resource/change-log';
import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { verifyUserAuthSignForCloud } from '../../../src/contract/login/login';
import {
  ENTERPRISE_USER,
  newUser,
  openDirectory,
  patchOf,
  type Directory,
} from '../../support/gateway/areas/directory';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { dependentRows } from '../address-book/dependent-rows';
import { dependentSamples, type Sample } from '../address-book/dependent-samples';

const ENTERPRISE = '100001';
const INACTIVE = patchOf({ op: 'Replace', path: 'active', value: 'False' });

describe('departure by a directory', () => {
  let gateway: TestGateway;
  let directory: Directory;
  let samples: readonly Sample[];
  let made = 100;
  beforeAll(async () => {
    gateway = await startTestGateway();
    directory = await openDirectory(gateway);
    const { deptNo } = await personOf('staff');
    const place = { enterpriseNum: ENTERPRISE, deptNo };
    samples = [
      ...dependentSamples(gateway.db, { ...place, approverNo: (await personOf('approver')).staffNo }),
      ...dependentRows(gateway.db, { ...place, adminNo: (await personOf('admin')).staffNo }),
    ];
  });
  afterAll(() => gateway.close());

  const personOf = (loginName: string) =>
    gateway.db
      .selectFrom('staff as s')
      .innerJoin('app_user as u', 'u.user_no', 's.user_no')
      .select(['s.staff_no as staffNo', 's.directory_id as id', 's.dept_no as deptNo'])
      .where('u.login_name', '=', loginName)
      .where('s.enterprise_num', '=', ENTERPRISE)
      .executeTakeFirstOrThrow();
  const staffNoOf = async (id: string) =>
    (
      await gateway.db
        .selectFrom('staff')
        .select('staff_no')
        .where('directory_id', '=', id)
        .executeTakeFirstOrThrow()
    ).staff_no;
  async function add(enterprise: object = {}): Promise<{ id: string; staffNo: string }> {
    const { status, body } = await directory.send('POST', '/Users', newUser((made += 1), {}, enterprise));
    assert.equal(status, 201, JSON.stringify(body));
    const id = String(body['id']);
    return { id, staffNo: await staffNoOf(id) };
  }

  it('hands over or ends all that depends on the person, and names the directory in the history', async () => {
    const superior = await add();
    const left = await add({ manager: { value: superior.id } });
    // the sample of a subordinate takes the last person without a supervisor
    await add();
    for (const { make } of samples) await make(left.staffNo);
    const { status, body } = await directory.send('PATCH', `/Users/${left.id}`, INACTIVE);
    assert.deepEqual([status, body['active']], [200, false], JSON.stringify(body));
    for (const { kind, onDeparture, holder } of samples)
      assert.equal(
        await holder(left.staffNo),
        onDeparture === 'successor'
          ? superior.staffNo
          : onDeparture === 'end' || onDeparture === 'either'
            ? undefined
            : left.staffNo,
        kind,
      );
    const [last, first] = await findChanges(gateway.db, ENTERPRISE, {
      resource: staffMembers.name,
      key: left.staffNo,
    });
    assert.deepEqual([last?.changedBy, first?.changedBy], ['目录同步', '目录同步']);
    assert.match(String(last?.after?.['handedOver']), /负责的部门1项移交/);
  });

  it('signs the person out, refuses the last main administrator, and brings the same person back', async () => {
    const admin = await personOf('admin');
    const refused = await directory.send('PATCH', `/Users/${admin.id}`, INACTIVE);
    assert.deepEqual([refused.status, refused.body['scimType']], [409, undefined]);
    assert.match(String(refused.body['detail']), /主管理员/);
    const staff = await personOf('staff');
    const authSign = await gateway.login('staff');
    assert.equal((await directory.send('DELETE', `/Users/${staff.id}`)).status, 204);
    assert.equal((await gateway.send(verifyUserAuthSignForCloud, { authSign })).success, false);
    assert.equal((await directory.send('GET', `/Users/${staff.id}`)).status, 404);
    const { email, job_no } = await gateway.db
      .selectFrom('staff')
      .select(['email', 'job_no'])
      .where('staff_no', '=', staff.staffNo)
      .executeTakeFirstOrThrow();
    const again = await directory.send('POST', '/Users', {
      ...newUser((made += 1), { userName: email, emails: undefined, phoneNumbers: undefined }),
      [ENTERPRISE_USER]: { employeeNumber: job_no },
    });
    assert.deepEqual([again.status, again.body['id']], [201, staff.id], JSON.stringify(again.body));
    const roles = await gateway.db
      .selectFrom('staff_role')
      .select('role_no')
      .where('staff_no', '=', staff.staffNo)
      .execute();
    assert.deepEqual(roles, [{ role_no: `${ENTERPRISE}-staff` }]);
  });

  it('is not kept by a wrong value, and by two at once is one', async () => {
    const { id, staffNo } = await add();
    const wrong = patchOf(
      { op: 'Replace', path: 'active', value: 'False' },
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'wrong' },
    );
    const both = await Promise.all([1, 2].map(() => directory.send('PATCH', `/Users/${id}`, wrong)));
    assert.deepEqual(
      both.map(({ status }) => status),
      [200, 200],
    );
    const changes = await findChanges(gateway.db, ENTERPRISE, { resource: staffMembers.name, key: staffNo });
    assert.equal(changes.filter(({ after }) => after?.['staffState'] === 'departed').length, 1);
  });

  it('leaves people of other enterprises unknown', async () => {
    const other = await gateway.db
      .selectFrom('staff')
      .select('directory_id as id')
      .where('enterprise_num', '!=', ENTERPRISE)
      .executeTakeFirstOrThrow();
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', INACTIVE],
      ['PUT', newUser(99)],
      ['DELETE', undefined],
    ] as const)
      assert.equal((await directory.send(method, `/Users/${other.id}`, body)).status, 404, method);
    const { id } = await add({ manager: { value: other.id } });
    const { body } = await directory.send('GET', `/Users/${id}`);
    assert.equal((body[ENTERPRISE_USER] as Record<string, unknown>)['manager'], undefined);
  });

  it('keeps what an administrator edited by hand until the directory changes it', async () => {
    const { id, staffNo } = await add();
    const as = { as: await gateway.login('admin') };
    const member = await gateway.ok(staffMembers.get, { key: staffNo }, as);
    assert.equal(member.jobNO, `N-${made}`);
    const {
      staffNO: _,
      staffState: _state,
      stateSince: _since,
      modifyTime: _time,
      isKept: _kept,
      version,
      ...form
    } = member;
    await gateway.ok(
      staffMembers.alter,
      { key: staffNo, version, values: { ...form, latinName: 'LIN/XIAOYU' } },
      as,
    );
    await directory.send('PUT', `/Users/${id}`, newUser(made));
    const after = await gateway.ok(staffMembers.get, { key: staffNo }, as);
    assert.deepEqual([after.latinName, after.version], ['LIN/XIAOYU', version + 1]);
  });
});
