import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  addDirectoryToken,
  endDirectoryToken,
  queryDirectoryRequests,
  queryDirectorySync,
  queryDirectorySyncs,
  saveDirectorySync,
  switchDirectorySync,
} from '../../../src/contract/agency/connections/directory-sync';
import { stopEnterprise } from '../../../src/contract/agency/enterprise-setup';
import { administratorRoleNo } from '../../../demo/gateway/permission/staff-role';
import { loggedAbout, openAs, openOtherAgency, sessionOf } from '../../support/gateway/areas/agency';
import { newUser, sender, usualSettings } from '../../support/gateway/areas/directory';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const ENTERPRISE = { enterpriseNum: '100001' };
const DAY = 24 * 60;

describe('directories of enterprises', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  const operations = async () => ({ as: await openAs(gateway, 'operations') });
  const shown = async () => gateway.ok(queryDirectorySync, ENTERPRISE, await operations());
  const revised = async () => ({ ...ENTERPRISE, revision: (await shown()).revision });
  const inDays = (days: number) => new Date(gateway.clock.now.getTime() + days * DAY * 60_000).toISOString();
  const statusOf = async (token: string) => (await sender(gateway, token)('GET', '/Users?count=1')).status;

  it('are set by operations, read by auditors, and unknown to other agencies', async () => {
    const body = await usualSettings(gateway);
    const auditor = { as: await sessionOf(gateway, 'auditor') };
    const other = { as: (await openOtherAgency(gateway, ['operations'])).as };
    await gateway.refused('forbidden', saveDirectorySync, body, auditor);
    await gateway.refused('forbidden', queryDirectorySyncs, {}, { as: await sessionOf(gateway, 'finance') });
    for (const call of [queryDirectorySync, queryDirectoryRequests] as const)
      await gateway.refused('agencyEnterpriseUnknown', call, ENTERPRISE, other);
    await gateway.refused('agencyEnterpriseUnknown', saveDirectorySync, body, other);
    await gateway.refused('directorySyncUnset', addDirectoryToken, await revised(), await operations());
    for (const [field, value] of [
      ['deptNo', 'unknown'],
      ['roleNo', administratorRoleNo('100001')],
    ] as const) {
      const wrong = { ...body, [field]: value };
      const refused = await gateway.refused('fieldsInvalid', saveDirectorySync, wrong, await operations());
      assert.deepEqual(Object.keys((refused as { fields: object }).fields), [field]);
    }
    await gateway.ok(saveDirectorySync, body, await operations());
    await gateway.refused('directorySyncChanged', saveDirectorySync, body, await operations());
    const { directoryList } = await gateway.ok(queryDirectorySyncs, { directoryState: 'on' }, auditor);
    assert.deepEqual(
      directoryList.map(({ enterpriseNum, liveTokens }) => [enterpriseNum, liveTokens]),
      [['100001', 0]],
    );
    assert.equal((await gateway.ok(queryDirectorySyncs, {}, other)).total, 0);
    assert.match((await loggedAbout(gateway, 'directory-100001'))[0] ?? '', /^saveDirectorySync: 开启/);
  });

  it('have two tokens at once, which are stored as hashes and end', async () => {
    const first = await gateway.ok(addDirectoryToken, await revised(), await operations());
    const second = await gateway.ok(addDirectoryToken, await revised(), await operations());
    await gateway.refused('directoryTokensFull', addDirectoryToken, await revised(), await operations());
    const hash = createHash('sha256').update(first.token).digest('hex');
    assert.equal(first.fingerprint, hash.slice(-4));
    const rows = await gateway.db.selectFrom('directory_token').selectAll().orderBy('token_no').execute();
    assert.equal(rows[0]?.token_hash, hash);
    assert.ok(!JSON.stringify([rows, await shown()]).includes(first.token));
    assert.deepEqual([await statusOf(first.token), await statusOf(second.token)], [200, 200]);
    await gateway.ok(
      endDirectoryToken,
      { ...(await revised()), tokenNo: 1, endTime: inDays(1) },
      await operations(),
    );
    await gateway.ok(
      endDirectoryToken,
      { ...(await revised()), tokenNo: 2, endTime: '' },
      await operations(),
    );
    assert.deepEqual([await statusOf(first.token), await statusOf(second.token)], [200, 401]);
    gateway.clock.advance(DAY);
    assert.equal(await statusOf(first.token), 401);
    const again = { ...(await revised()), tokenNo: 1, endTime: '' };
    await gateway.refused('directoryTokenOver', endDirectoryToken, again, await operations());
  });

  it('are refused while they are paused or the enterprise is stopped, and their requests are noted', async () => {
    const { token } = await gateway.ok(addDirectoryToken, await revised(), await operations());
    const send = sender(gateway, token);
    const refused = await send('POST', '/Users', newUser(1, { phoneNumbers: [] }));
    assert.deepEqual([refused.status, refused.body['scimType']], [400, 'invalidValue']);
    assert.equal((await send('GET', '/Users/unknown?token=x')).status, 404);
    const pause = { isOn: false, reason: '更换目录' };
    await gateway.ok(switchDirectorySync, { ...(await revised()), ...pause }, await operations());
    assert.equal(await statusOf(token), 403);
    const resume = { isOn: true, reason: '更换完成' };
    await gateway.ok(switchDirectorySync, { ...(await revised()), ...resume }, await operations());
    await gateway.idle();
    const { requestList } = await gateway.ok(
      queryDirectoryRequests,
      { ...ENTERPRISE, outcome: 'refused' },
      await operations(),
    );
    assert.deepEqual(
      requestList.map(({ method, path, status }) => `${method} ${path} ${status}`).toReversed(),
      ['POST /scim/v2/Users 400', 'GET /scim/v2/Users/unknown 404', 'GET /scim/v2/Users 403'],
    );
    await gateway.ok(stopEnterprise, { ...ENTERPRISE, isStopped: true, reason: '欠款' }, await operations());
    assert.equal(await statusOf(token), 403);
  });
});
