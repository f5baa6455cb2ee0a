import assert from 'node:assert/strict';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryAccountEvents } from '../../../src/contract/account-safety/sessions';
import { addExport, queryExportFile, queryExportList } from '../../../src/contract/download/download';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { savePersonalCard } from '../../../src/contract/personal-info/personal-info';
import { signInProven } from '../../support/gateway/areas/accounts/account-steps';
import { findVoyage, orderOf, self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { openPartnerSession } from '../../support/gateway/partner-session';

const OWN = { kind: 'ownData', format: 'zip', query: {} } as const;
const MINUTES_OF_PROOF = 10;

describe('the export of one’s own data', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  async function everythingOf(as: string): Promise<{ names: string[]; all: Record<string, object[]> }> {
    await gateway.ok(addExport, OWN, { as });
    await gateway.idle();
    const { exportList } = await gateway.ok(queryExportList, {}, { as });
    assert.equal(exportList[0]?.exportState, 'done');
    const { downloadUrl } = await gateway.ok(queryExportFile, { exportNo: exportList[0].exportNo }, { as });
    const answer = await gateway.app.inject(downloadUrl.replace(gateway.config.publicUrl, ''));
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    return {
      names: Object.keys(files),
      all: JSON.parse(strFromU8(files['我的数据.json'] ?? new Uint8Array())) as Record<string, object[]>,
    };
  }

  it('needs a proof of who asks, when it is asked for and when it is fetched, and is written down', async () => {
    const plain = await gateway.login('staff');
    // The password of the sign-in counts as a proof for this time.
    gateway.clock.advance(MINUTES_OF_PROOF + 1);
    await gateway.refused('proofNeeded', addExport, OWN, { as: plain });
    await gateway.refused('safetyBeyondPartner', addExport, OWN, {
      as: await openPartnerSession(gateway, 'U000001'),
    });
    const as = await signInProven(gateway, 'staff', 1);
    const { exportNo } = await gateway.ok(addExport, OWN, { as });
    await gateway.idle();
    await gateway.refused('proofNeeded', queryExportFile, { exportNo }, { as: plain });
    await gateway.ok(queryExportFile, { exportNo }, { as });
    gateway.clock.advance(MINUTES_OF_PROOF + 1);
    await gateway.refused('proofNeeded', queryExportFile, { exportNo }, { as });
    const { eventList } = await gateway.ok(queryAccountEvents, {}, { as });
    assert.ok(eventList.some(({ kind }) => kind === 'dataExported'));
  });

  it('holds everything of one’s own, and nothing of others', async () => {
    const admin = await signInProven(gateway, 'admin', 1);
    const staff = await signInProven(gateway, 'staff', 1);
    await gateway.ok(savePersonalCard, { airline: 'CA', cardNo: '001234567890' }, { as: staff });
    const [own, colleague] = [await self(gateway, staff), await self(gateway, admin)];
    const voyage = await findVoyage(gateway, admin);
    const { orderNo: both } = await gateway.ok(createOrder, orderOf([voyage], [own, colleague]), {
      as: admin,
    });
    const { orderNo: theirs } = await gateway.ok(createOrder, orderOf([voyage], [colleague]), { as: admin });

    const { names, all } = await everythingOf(staff);
    assert.deepEqual(
      names.filter((name) => name.endsWith('.csv')).map((name) => name.replace(/^\d+_|\.csv$/g, '')),
      Object.keys(all),
    );
    for (const section of ['账户', '证件', '设置', '登录设备', '登录与安全记录', '通知'])
      assert.ok((all[section] ?? []).length > 0, section);
    assert.deepEqual(all['常旅客卡'], [{ 航空公司: 'CA', 卡号: '001234567890' }]);
    const whole = JSON.stringify(all);
    const staffCard = await cardOf(own.staffNO);
    assert.ok(whole.includes(staffCard), 'the whole number of one’s own');
    const orders = all['机票订单'] as { 订单号: string; 本人是: string; 乘机人: string }[];
    const shared = orders.find((one) => one.订单号 === both);
    assert.deepEqual([shared?.本人是, shared?.乘机人], ['乘机人', own.passagerName]);
    assert.ok(!whole.includes(theirs), 'no order of others');
    assert.ok(!whole.includes(await cardOf(colleague.staffNO)), 'no number of others');

    const { all: ofAdmin } = await everythingOf(admin);
    assert.deepEqual(
      (ofAdmin['机票订单'] as { 订单号: string; 本人是: string }[])
        .filter((one) => one.订单号 === both || one.订单号 === theirs)
        .map((one) => one.本人是),
      ['预订人、乘机人', '预订人、乘机人'],
    );
  });

  async function cardOf(staffNo: string): Promise<string> {
    const { identity_card_no } = await gateway.db
      .selectFrom('staff')
      .select('identity_card_no')
      .where('staff_no', '=', staffNo)
      .executeTakeFirstOrThrow();
    assert.ok(identity_card_no);
    return identity_card_no;
  }
});
