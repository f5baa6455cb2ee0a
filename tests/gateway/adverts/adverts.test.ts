import assert from 'node:assert/strict';
import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ADVERT_SPACE, queryEntAds, queryEntAdsBeforeLogin } from '../../../src/contract/adverts';
import type { BodyOf } from '../../../src/contract/call';
import { queryWebsiteInfo } from '../../../src/contract/website/website';
import type { Schema } from '../../../demo/gateway/db/schema';
import { rankAdverts } from '../../../src/domain/portal/adverts';
import { websiteOf } from '../../../src/domain/portal/website';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';
import { NOW } from '../../support/gateway/process/test-database';

let gateway: TestGateway;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  gateway = await startTestGateway();
  for (const account of ['staff', 'multi']) tokens[account] = await gateway.login(account);
  await gateway.db.insertInto('tmc').values({ tmc_number: 'TMC002', tmc_name: '他家商旅' }).execute();
  await gateway.db.insertInto('advert').values(OWN).execute();
});
afterAll(() => gateway.close());

const SPACE = 'TEST-SPACE';
const plain: Insertable<Schema['advert']> = {
  advert_group_id: '',
  tmc_number: 'TMC001',
  advert_space_no: SPACE,
  enterprise_num: null,
  state: 1,
  advert_priority: 1,
  advert_count: 9,
  modify_time: '2026-11-01 00:00:00',
  text_parts: '{}',
};
const OWN: Insertable<Schema['advert']>[] = [
  { ...plain, advert_group_id: 'all' },
  { ...plain, advert_group_id: 'ent1', enterprise_num: '100001' },
  { ...plain, advert_group_id: 'ent2', enterprise_num: '100002' },
  { ...plain, advert_group_id: 'draft', state: 0 },
  { ...plain, advert_group_id: 'tmc2', tmc_number: 'TMC002' },
  { ...plain, advert_group_id: 'app', source_type: 100 },
  { ...plain, advert_group_id: 'labelled', label: 'SCENE' },
  { ...plain, advert_group_id: 'package', advert_package: 'other-package' },
  { ...plain, advert_group_id: 'elsewhere', advert_space_no: 'OTHER-SPACE' },
  {
    ...plain,
    advert_group_id: 'december',
    begin_effect_time: '2026-12-01 00:00:00',
    end_effect_time: '2026-12-31 23:59:59',
  },
];

type Query = BodyOf<typeof queryEntAds>;
const asked = async (body: Partial<Query> = {}, account = 'staff') =>
  (await gateway.ok(queryEntAds, { advertSpaceNo: SPACE, ...body }, { as: tokens[account] })).map(
    ({ advertGroupID }) => advertGroupID,
  );
const askedBefore = async (body: Partial<Query> = {}) =>
  (await gateway.ok(queryEntAdsBeforeLogin, { advertSpaceNo: SPACE, tMCNumber: 'TMC001', ...body })).map(
    ({ advertGroupID }) => advertGroupID,
  );

describe('adverts', () => {
  it('are those of the caller’s TMC for all and for their enterprise, published and in effect', async () => {
    assert.deepEqual(await asked(), ['all', 'ent1', 'package']);
  });

  it('follow the enterprise in use', async () => {
    assert.ok((await asked({}, 'multi')).includes('ent1'));
    const there = await gateway.db
      .selectFrom('staff')
      .select(['staff_no', 'user_no'])
      .where('staff_name', '=', '赵一鸣')
      .where('enterprise_num', '=', '100002')
      .executeTakeFirstOrThrow();
    await gateway.db
      .updateTable('session')
      .set({ enterprise_num: '100002', staff_no: there.staff_no })
      .where('user_no', '=', there.user_no)
      .execute();
    assert.deepEqual(await asked({}, 'multi'), ['all', 'ent2', 'package']);
  });

  it('before login are those for everyone', async () => {
    assert.deepEqual(await askedBefore(), ['all', 'package']);
    assert.deepEqual(await askedBefore({ tMCNumber: 'TMC002' }), ['tmc2']);
    assert.deepEqual(await askedBefore({ tMCNumber: 'nobody' }), []);
    const without = { advertSpaceNo: SPACE };
    assert.deepEqual(await gateway.refused('fieldsInvalid', queryEntAdsBeforeLogin, without), {
      fields: { tMCNumber: '缺少服务商编号' },
    });
  });

  it('of another TMC are refused to a signed-in user', async () => {
    assert.deepEqual(await asked({ tMCNumber: 'TMC001' }), await asked());
    const foreign = { advertSpaceNo: SPACE, tMCNumber: 'TMC002' };
    await gateway.refused('forbidden', queryEntAds, foreign, { as: tokens['staff'] });
  });

  it('are narrowed by label, package, client type and time', async () => {
    assert.deepEqual(await asked({ label: 'SCENE' }), ['all', 'ent1', 'labelled', 'package']);
    const only = { label: 'SCENE', isDistinguishLabelSceneType: true };
    assert.deepEqual(await asked(only), ['labelled']);
    assert.deepEqual(await asked({ advertPackage: 'mine' }), ['all', 'ent1']);
    assert.deepEqual(await asked({ advertPackage: 'other-package' }), ['all', 'ent1', 'package']);
    assert.deepEqual(await asked({ sourceType: 100 }), ['all', 'ent1', 'app', 'package']);
    for (const [queryTime, inEffect] of [
      ['2026-11-30 23:59:59', false],
      ['2026-12-01 00:00', true],
      ['2026-12-31T23:59:59', true],
      ['2027-01-01 00:00:00', false],
    ] as const) {
      assert.equal((await asked({ queryTime })).includes('december'), inEffect, queryTime);
    }
  });

  it('refuses bodies that are none', async () => {
    for (const body of [
      {},
      { advertSpaceNo: ' ' },
      { advertSpaceNo: SPACE, state: 0 },
      { advertSpaceNo: SPACE, queryTime: 'now' },
    ]) {
      const answer = await gateway.send(queryEntAds, body, { as: tokens['staff'] });
      assert.equal(answer.code, '41000', JSON.stringify(body));
    }
  });

  it('of the demo make up a home page, and the texts of the site', async () => {
    const home = await gateway.ok(queryEntAds, { advertSpaceNo: ADVERT_SPACE.home }, { as: tokens['staff'] });
    const shown = rankAdverts(home, { type: 1, shown: [], now: NOW });
    assert.deepEqual(
      shown.map(({ advertGroupID }) => advertGroupID),
      ['SY-01', 'SY-02', 'SY-03'],
    );
    const { tMCNumber, ...info } = await gateway.ok(queryWebsiteInfo, { host: 'localhost:4000' });
    const texts = { advertSpaceNo: ADVERT_SPACE.website, tMCNumber };
    const parts = await gateway.ok(queryEntAdsBeforeLogin, texts);
    const site = websiteOf(info, rankAdverts(parts, { type: 1, shown: [], now: NOW }));
    assert.equal(site.title, '远途商旅 · 企业差旅管理平台');
    assert.equal(site.websiteName, '远途商旅');
    assert.match(site.keywords, /企业差旅/);
  });
});

describe('the website', () => {
  it('is that of the host, in upper or lower case, else the one for all', async () => {
    await gateway.db
      .insertInto('website')
      .values({ host: 'travel.example', tmc_number: 'TMC002', website_name: '他家商旅网' })
      .execute();
    for (const host of ['travel.example', 'Travel.Example', ' travel.example ']) {
      const site = await gateway.ok(queryWebsiteInfo, { host });
      assert.deepEqual([site.websiteName, site.tMCNumber], ['他家商旅网', 'TMC002'], host);
    }
    for (const host of ['other.example', 'sub.travel.example', '*', "' or 1=1 --"]) {
      assert.equal((await gateway.ok(queryWebsiteInfo, { host })).websiteName, '远途商旅', host);
    }
    await gateway.refused('fieldsInvalid', queryWebsiteInfo, { host: ' ' });
  });

  it('is refused where none is configured', async () => {
    await gateway.db.deleteFrom('website').where('host', '=', '*').execute();
    await gateway.refused('websiteUnknown', queryWebsiteInfo, { host: 'other.example' });
  });

  it('has its pictures at the gateway, for pages of any origin', async () => {
    const adverts = await gateway.db.selectFrom('advert').select('image_url').execute();
    const pictures = adverts.map(({ image_url }) => image_url).filter((url) => url !== '');
    assert.ok(pictures.length >= 2);
    for (const url of [...pictures, '/site-images/logo.svg', '/site-images/background.svg']) {
      const response = await gateway.app.inject({ url });
      assert.equal(response.statusCode, 200, url);
      assert.match(String(response.headers['content-type']), /^image\/svg\+xml/);
      assert.equal(response.headers['cross-origin-resource-policy'], 'cross-origin');
      assert.doesNotMatch(response.body, /<script|on\w+=|<foreignObject/i);
    }
    const outside = await gateway.app.inject({ url: '/site-images/../seed.ts' });
    assert.equal(outside.statusCode, 404);
  });
});
