import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  queryEnterpriseThirdPage,
  setEnterpriseThirdPage,
} from '../../../src/contract/agency/platform/third-page';
import {
  ENT_SETTING,
  queryEntSettingInfoForCloud,
} from '../../../src/contract/enterprise-setting/enterprise-setting';
import { openAs, openOtherAgency, openSecond } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const ENTERPRISE = { enterpriseNum: '100001' };

describe('the third-party page of an enterprise', () => {
  let gateway: TestGateway;
  let ours: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway({ config: { frameOrigins: ['https://trusted.example'] } });
    ours = { as: await openAs(gateway, 'operations') };
  });
  afterAll(() => gateway.close());

  const show = () => gateway.ok(queryEnterpriseThirdPage, ENTERPRISE, ours);
  const set = async (url: string) => {
    const { url: seenUrl } = await show();
    await gateway.ok(setEnterpriseThirdPage, { ...ENTERPRISE, seenUrl, url }, ours);
  };
  const ofStaff = async () => {
    const { settingList } = await gateway.ok(
      queryEntSettingInfoForCloud,
      {},
      { as: await gateway.login('staff') },
    );
    return settingList.find(({ settingNo }) => settingNo === ENT_SETTING.thirdWebUrl)?.settingValue;
  };

  it('is set by its agency, seen by its people, and framed from origins that the gateway allows', async () => {
    const { url: before } = await show();
    const pages = [
      ['https://trusted.example/a?b=1', 'framed'],
      ['https://other.example/', 'elsewhere'],
      ['http://localhost:4099/page', 'elsewhere'],
    ] as const;
    for (const [url, shownIn] of pages) {
      await set(url);
      const shown = await show();
      assert.deepEqual([shown.url, shown.shownIn, await ofStaff()], [url, shownIn, url]);
    }
    await set('');
    const { shownIn, historyList } = await show();
    assert.deepEqual([shownIn, await ofStaff()], ['', undefined]);
    assert.deepEqual(
      historyList.map(({ summary }) => summary.replace('华睿信息技术股份有限公司的第三方页面：', '')).at(-1),
      `${before || '无'}→https://trusted.example/a?b=1`,
    );
  });

  it('is refused unless it is by https, and when another operator has changed it', async () => {
    const { url: seenUrl } = await show();
    const wrong = [
      'http://other.example/',
      'javascript:alert(1)',
      'https://a@b.example/',
      '/own',
      'https://a.example/?returnUrl=javascript:alert(1)',
    ];
    for (const url of wrong) {
      const detail = await gateway.refused(
        'fieldsInvalid',
        setEnterpriseThirdPage,
        { ...ENTERPRISE, seenUrl, url },
        ours,
      );
      assert.deepEqual(Object.keys((detail as { fields: object }).fields), ['url'], url);
    }
    const second = { as: (await openSecond(gateway, ['operations'])).as };
    const url = 'https://other.example/';
    await gateway.ok(setEnterpriseThirdPage, { ...ENTERPRISE, seenUrl, url }, second);
    const late = { ...ENTERPRISE, seenUrl, url: 'https://late.example/' };
    await gateway.refused('thirdPageChanged', setEnterpriseThirdPage, late, ours);
  });

  it('of another agency’s enterprise is unknown', async () => {
    const theirs = { as: (await openOtherAgency(gateway, ['operations'])).as };
    await gateway.refused('agencyEnterpriseUnknown', queryEnterpriseThirdPage, ENTERPRISE, theirs);
    const { url: seenUrl } = await show();
    const body = { ...ENTERPRISE, seenUrl, url: 'https://other.example/x' };
    await gateway.refused('agencyEnterpriseUnknown', setEnterpriseThirdPage, body, theirs);
    assert.equal((await show()).url, seenUrl);
  });

  it('is by https alone on a server of its own', async () => {
    const server = await startTestGateway({ config: { developerPages: false } });
    const by = { as: await openAs(server, 'operations') };
    const { url: seenUrl } = await server.ok(queryEnterpriseThirdPage, ENTERPRISE, by);
    const local = { ...ENTERPRISE, seenUrl, url: 'http://localhost:4099/' };
    await server.refused('fieldsInvalid', setEnterpriseThirdPage, local, by);
    await server.close();
  });
});
