import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  addCommentLog,
  insertOrUpdateDeviceInfo,
  pushSensorUser,
  setUserWebsiteVersion,
} from '../../../src/contract/client-report';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { NOW } from '../../support/gateway/process/test-database';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const DEVICE = {
  platformSource: 201,
  uniqueCode: '7c0e2f0a-0000-4000-8000-000000000001',
  systemVersion: 'Windows',
  phoneBrand: '',
  phoneModel: '',
  platformName: '企业商旅门户',
  platformType: 'PC',
};

describe('device information', () => {
  const devices = () => gateway.db.selectFrom('device_info').selectAll().execute();

  it('is inserted once and then updated, for each user of the device', async () => {
    const [staff, admin] = [await gateway.login('staff'), await gateway.login('admin')];
    await gateway.ok(insertOrUpdateDeviceInfo, DEVICE, { as: staff });
    gateway.clock.advance(10);
    await gateway.ok(insertOrUpdateDeviceInfo, { ...DEVICE, systemVersion: 'macOS' }, { as: staff });
    await gateway.ok(insertOrUpdateDeviceInfo, DEVICE, { as: admin });
    const [own, others, ...more] = (await devices()).sort((a, b) => a.user_no.localeCompare(b.user_no));
    assert.deepEqual(more, []);
    assert.deepEqual(
      [own?.user_no, own?.system_version, own?.first_seen_at, own?.last_seen_at],
      ['U000001', 'macOS', NOW, gateway.clock.now],
    );
    assert.equal(others?.user_no, 'U000003');
  });

  it('needs a code that cannot be guessed', async () => {
    const as = await gateway.login('staff');
    for (const uniqueCode of ['', '1', 'a b', "'; drop table device_info; --"]) {
      const answer = await gateway.send(insertOrUpdateDeviceInfo, { ...DEVICE, uniqueCode }, { as });
      assert.equal(answer.code, '41000', uniqueCode);
    }
  });
});

describe('the sensor push', () => {
  const own = {
    phone: '13800000001',
    companyName: '华睿信息技术股份有限公司',
    companyNo: '100001',
    staffNo: '1000010001',
    staffName: '陈思远',
  };

  it('counts the caller', async () => {
    const as = await gateway.login('staff');
    await gateway.ok(pushSensorUser, own, { as });
    await gateway.ok(pushSensorUser, own, { as });
    const [row] = await gateway.db.selectFrom('sensor_user').selectAll().execute();
    assert.deepEqual([row?.staff_no, row?.pushes, row?.company_name], [own.staffNo, 2, own.companyName]);
  });

  it('attributes no event to another user', async () => {
    const as = await gateway.login('staff');
    await gateway.refused('forbidden', pushSensorUser, { ...own, staffNo: '1000010002' }, { as });
    await gateway.refused('forbidden', pushSensorUser, { ...own, companyNo: '100002' }, { as });
  });
});

describe('the log of operations', () => {
  it('adds author and time to the content, once a request', async () => {
    const as = await gateway.login('staff');
    const said = { moduleName: 'orderManage', businessNo: '26112000000001', content: ' 导出订单 ' };
    const requestId = crypto.randomUUID();
    const { logNo } = await gateway.ok(addCommentLog, said, { as, requestId });
    assert.deepEqual(await gateway.ok(addCommentLog, said, { as, requestId }), { logNo });
    const rows = await gateway.db.selectFrom('comment_log').selectAll().execute();
    assert.deepEqual(rows, [
      {
        log_no: logNo,
        enterprise_num: '100001',
        staff_no: '1000010001',
        staff_name: '陈思远',
        module_name: 'orderManage',
        business_no: '26112000000001',
        content: '导出订单',
        logged_at: gateway.clock.now,
      },
    ]);
    const empty = await gateway.send(addCommentLog, { moduleName: 'a', content: '  ' }, { as });
    assert.deepEqual(empty.result, { fields: { content: '请填写日志内容' } });
  });
});

describe('the version of the site', () => {
  it('is kept as an attribute of the user', async () => {
    const as = await gateway.login('multi');
    const kept = () =>
      gateway.db.selectFrom('user_attribute').selectAll().where('user_no', '=', 'U000004').execute();
    for (const version of [0, 1, 0] as const) {
      assert.deepEqual(await gateway.ok(setUserWebsiteVersion, { userWebsiteVerSion: version }, { as }), {
        userWebsiteVerSion: version,
      });
      assert.deepEqual(await kept(), [
        { user_no: 'U000004', attribute_name: 'userWebsiteVerSion', attribute_value: String(version) },
      ]);
    }
    const other = await gateway.send(setUserWebsiteVersion, { userWebsiteVerSion: 2 }, { as });
    assert.equal(other.code, '41000');
  });
});
