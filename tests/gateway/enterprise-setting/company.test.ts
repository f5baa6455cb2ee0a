import assert from 'node:assert/strict';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { filtersOfConditions } from '../../../components/flight-booking/filters/conditions';
import { changeEnt } from '../../../src/contract/enterprise/enterprise';
import {
  queryCompanySettings,
  queryEnterprisePageForCloud,
  updateEntSettingInfoForCloud,
  type CompanySettings,
} from '../../../src/contract/enterprise-setting/company';
import {
  ENT_SETTING,
  queryEntSettingInfoForCloud,
} from '../../../src/contract/enterprise-setting/enterprise-setting';
import { createOrder } from '../../../src/contract/flight-booking/booking';
import { BookConditions } from '../../../src/contract/flight-booking/book-conditions';
import { findVoyage, LEG, orderOf, self } from '../../support/gateway/areas/booking';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('an enterprise as it sets itself', () => {
  let gateway: TestGateway;
  let admin: { as: string };
  let staff: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    admin = { as: await gateway.login('admin') };
    staff = { as: await gateway.login('staff') };
  });
  afterAll(() => gateway.close());
  const seen = () => gateway.ok(queryCompanySettings, {}, admin);
  const set = async (changed: Partial<CompanySettings>) => {
    const { settings: from } = await seen();
    return gateway.ok(updateEntSettingInfoForCloud, { from, to: { ...from, ...changed } }, admin);
  };

  it('is shown to those who keep it', async () => {
    const { settings, ...company } = await seen();
    assert.deepEqual(
      [company.enterpriseNum, company.settleWebUrl, company.flightServiceFee, company.changeList],
      ['100001', '/#/settlePayment', 0, []],
    );
    assert.deepEqual(
      [settings.entShortName, settings.workTime, settings.approvalRequired, settings.refundStandard],
      ['华睿信息', '08:30-17:30', false, null],
    );
  });

  it('decides on later bookings, and is noted', async () => {
    const me = await self(gateway, staff.as);
    const voyage = await findVoyage(gateway, staff.as, {
      leg: LEG,
    });
    await gateway.ok(createOrder, orderOf([voyage], [me]), staff);
    const refundStandard = { feePercent: 30, feePolicy: 1 as const, approvedTripPolicy: null };
    await set({ approvalRequired: true, workTime: '09:00-12:00|13:00-18:00', refundStandard });
    const { success } = await gateway.send(createOrder, orderOf([voyage], [me]), staff);
    assert.equal(success, false, 'it needs an application now');
    const { settingList } = await gateway.ok(queryEntSettingInfoForCloud, {}, staff);
    const values = new Map(settingList.map(({ settingNo, settingValue }) => [settingNo, settingValue]));
    assert.equal(values.get(ENT_SETTING.workTime), '09:00-12:00|13:00-18:00');
    assert.equal(values.get(ENT_SETTING.refundStandard), JSON.stringify(refundStandard));
    assert.equal(values.get(ENT_SETTING.settleWebUrl), '/#/settlePayment', 'what the agency sets stays');
    const [change] = (await seen()).changeList;
    assert.deepEqual(
      [change?.before?.['approvalRequired'], change?.after?.['approvalRequired']],
      [false, true],
    );
    await set({ approvalRequired: false, workTime: '', refundStandard: null });
    const cleared = await gateway.ok(queryEntSettingInfoForCloud, {}, staff);
    const left = cleared.settingList.map(({ settingNo }) => settingNo);
    assert.deepEqual(
      [left.includes(ENT_SETTING.workTime), left.includes(ENT_SETTING.refundStandard)],
      [false, false],
    );
  });

  it('filters the flights of everybody’s next search, by the conditions of the specification', async () => {
    const read = async () => {
      const { settingList } = await gateway.ok(queryEntSettingInfoForCloud, {}, staff);
      return settingList.find(({ settingNo }) => settingNo === ENT_SETTING.bookConditions);
    };
    const flightFilters = {
      discountMost: 85,
      priceMost: 120_000,
      cabinTypes: [1 as const, 2 as const],
      bookTime: 1 as const,
    };
    await set({ flightFilters });
    const stored = await read();
    assert.ok(stored);
    assert.equal(stored.settingName, '航班默认筛选');
    const conditions = v.parse(v.pipe(v.string(), v.parseJson(), BookConditions), stored.settingValue);
    assert.deepEqual(conditions, [
      { conditionType: 3, values: [850] },
      { conditionType: 100, values: [120_000] },
      { conditionType: 33, values: [1, 2] },
      { conditionType: 10_001, values: [1] },
    ]);
    assert.deepEqual(filtersOfConditions(conditions), {
      discountMost: 85,
      priceMost: 120_000,
      cabinTypes: [1, 2],
      bookTime: 1,
    });
    const { settings, changeList } = await seen();
    assert.deepEqual(settings.flightFilters, flightFilters);
    assert.deepEqual(changeList[0]?.after?.['flightFilters'], flightFilters);
    await set({ flightFilters: { discountMost: null, priceMost: null, cabinTypes: [], bookTime: null } });
    assert.equal(await read(), undefined);
  });

  it('is refused where another has set it meanwhile, where it is wrong, and to staff', async () => {
    const { settings: from } = await seen();
    await set({ phone: '010-66660000' });
    const to = { ...from, entShortName: '华睿' };
    const now = await gateway.refused('rowChanged', updateEntSettingInfoForCloud, { from, to }, admin);
    assert.equal((now as CompanySettings).phone, '010-66660000');
    const { settings: latest } = await seen();
    const wrong: [Partial<CompanySettings>, string][] = [
      [{ entShortName: ' ' }, 'to.entShortName'],
      [{ phone: '电话' }, 'to.phone'],
      [{ workTime: '09:00' }, 'to.workTime'],
      [{ flightFilters: { ...latest.flightFilters, discountMost: 101 } }, 'to.flightFilters.discountMost'],
      [{ flightFilters: { ...latest.flightFilters, priceMost: 0 } }, 'to.flightFilters.priceMost'],
    ];
    for (const [part, field] of wrong) {
      const { success, result } = await gateway.send(
        updateEntSettingInfoForCloud,
        { from: latest, to: { ...latest, ...part } },
        admin,
      );
      assert.equal(success, false, field);
      assert.ok(JSON.stringify(result).includes(field), field);
    }
    await gateway.refused('forbidden', queryCompanySettings, {}, staff);
    await gateway.refused('forbidden', updateEntSettingInfoForCloud, { from: latest, to }, staff);
    assert.deepEqual((await seen()).settings, latest);
  });

  it('is set by one of two at once', async () => {
    const { settings: from } = await seen();
    const both = await Promise.all(
      ['甲方商旅', '乙方商旅'].map((entShortName) =>
        gateway.send(updateEntSettingInfoForCloud, { from, to: { ...from, entShortName } }, admin),
      ),
    );
    assert.equal(both.filter(({ success }) => success).length, 1);
  });

  it('is listed beside the others that the caller works for', async () => {
    const multi = { as: await gateway.login('multi') };
    const all = await gateway.ok(queryEnterprisePageForCloud, {}, multi);
    assert.ok(all.total > 1);
    assert.equal(all.enterpriseList.filter(({ isInUse }) => isInUse).length, 1);
    const third = all.enterpriseList.find(({ enterpriseNum }) => enterpriseNum === '100003');
    assert.ok(third);
    const found = await gateway.ok(queryEnterprisePageForCloud, { keyword: third.entShortName }, multi);
    assert.deepEqual(found, { total: 1, enterpriseList: [third] });
    const second = await gateway.ok(queryEnterprisePageForCloud, { pageIndex: 2, pageSize: 1 }, multi);
    assert.deepEqual(second.enterpriseList, [all.enterpriseList[1]]);
    assert.equal((await gateway.ok(queryEnterprisePageForCloud, { keyword: '%' }, multi)).total, 0);
    await gateway.ok(changeEnt, { companyNO: '100003' }, multi);
    const { enterpriseList } = await gateway.ok(queryEnterprisePageForCloud, {}, multi);
    assert.equal(enterpriseList.find(({ isInUse }) => isInUse)?.enterpriseNum, '100003');
  });
});
