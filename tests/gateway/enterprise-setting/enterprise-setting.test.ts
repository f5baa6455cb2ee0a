import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { openSession } from '../../../demo/gateway/login/session';
import {
  getDictionaryParam,
  HOTEL_DICTIONARY,
  queryDicparamInfo,
  DICTIONARY,
} from '../../../src/contract/dictionary';
import {
  getSettleMenuHandle,
  queryCompanyInfo,
  queryEntSettingInfoForCloud,
} from '../../../src/contract/enterprise-setting/enterprise-setting';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { sessionStart } from '../../support/gateway/session-start';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ config: { publicUrl: 'https://portal.example/' } });
});
afterAll(() => gateway.close());

/** Token of a member of the second enterprise. */
async function inSecond(): Promise<string> {
  const place = await gateway.db
    .selectFrom('staff')
    .select(['staff_no', 'user_no', 'enterprise_num'])
    .where('enterprise_num', '=', '100002')
    .executeTakeFirstOrThrow();
  const { user_no: userNo, enterprise_num: enterpriseNum, staff_no: staffNo } = place;
  const holder = { userNo, enterpriseNum, staffNo, bounds: null };
  return (await openSession(gateway.db, holder, sessionStart(gateway))).authSign;
}

describe('the settings of an enterprise', () => {
  it('come with its names and its TMC', async () => {
    const as = await gateway.login('staff');
    const info = await gateway.ok(queryEntSettingInfoForCloud, {}, { as });
    assert.deepEqual(
      [info.enterpriseNum, info.entShortName, info.tMCNumber],
      ['100001', '华睿信息', 'TMC001'],
    );
    assert.deepEqual(
      info.settingList.find(({ settingNo }) => settingNo === 'WORK_TIME'),
      { settingNo: 'WORK_TIME', settingName: '工作时间', settingValue: '08:30-17:30' },
    );
    assert.deepEqual(
      await gateway.ok(queryEntSettingInfoForCloud, { enterpriseNum: '100001' }, { as }),
      info,
    );
  });

  it('and its billing are refused to users of another', async () => {
    const as = await gateway.login('admin');
    for (const other of ['100002', '999999']) {
      await gateway.refused(
        'enterpriseNotCurrent',
        queryEntSettingInfoForCloud,
        { enterpriseNum: other },
        { as },
      );
      await gateway.refused('enterpriseNotCurrent', queryCompanyInfo, { companyNo: other }, { as });
    }
  });

  it('tell the flight service who is billed', async () => {
    const company = await gateway.ok(queryCompanyInfo, {}, { as: await inSecond() });
    assert.deepEqual(
      [company.companyNo, company.companyName, company.accountingEntityList],
      [
        '100002',
        '东岳重工集团有限公司',
        [
          {
            accountingEntityNo: '100002A1',
            accountingEntityName: '东岳重工集团有限公司',
            taxNo: '91370102MA00000020',
          },
        ],
      ],
    );
  });
});

describe('the settlement platform', () => {
  it('has an address where one is configured, from the portal’s own on', async () => {
    const as = await gateway.login('staff');
    assert.deepEqual(await gateway.ok(getSettleMenuHandle, {}, { as }), {
      code: '0',
      url: 'https://portal.example/#/settlePayment',
    });
  });

  it('has none elsewhere', async () => {
    assert.deepEqual(await gateway.ok(getSettleMenuHandle, {}, { as: await inSecond() }), {
      code: '1',
      url: '',
    });
  });
});

describe('dictionaries of the hotel service', () => {
  it('are open to everyone, in their order', async () => {
    assert.deepEqual(await gateway.ok(queryDicparamInfo, { param: HOTEL_DICTIONARY.breakfast }), [
      { code: 1, name: '无早' },
      { code: 2, name: '单早' },
      { code: 3, name: '双早' },
      { code: 4, name: '多早' },
    ]);
  });

  it('do not open the others', async () => {
    const as = await gateway.login('staff');
    assert.ok((await gateway.ok(getDictionaryParam, { param: DICTIONARY.cardType }, { as })).length > 0);
    assert.deepEqual(await gateway.ok(queryDicparamInfo, { param: DICTIONARY.cardType }), []);
    assert.deepEqual(await gateway.ok(queryDicparamInfo, { param: 'NONE' }), []);
  });
});
