import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { ADVERT_SPACE, queryEntAds, queryEntAdsBeforeLogin } from '../../../src/contract/adverts';
import {
  addAdvert,
  alterAdvert,
  copyAdvert,
  publishAdvert,
  queryAgencyAdvert,
  queryAgencyAdverts,
} from '../../../src/contract/agency/platform/adverts';
import type { BodyOf } from '../../../src/contract/call';
import { loggedAbout, openAs, openOtherAgency } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

type Content = BodyOf<typeof addAdvert>;
const PARTS: Content['textParts'] = {
  title: '',
  description: '',
  keywords: '',
  favicon: '',
  websiteName: '',
  platName: '',
  logo: '',
  backgroungImg: '',
  copyRight1: '',
  copyRight2: '',
};
const CONTENT: Content = {
  advertSpaceNo: ADVERT_SPACE.home,
  enterpriseNum: '',
  label: '',
  advertPriority: 5,
  advertCount: 3,
  beginEffectTime: '',
  endEffectTime: '2026-12-31 23:59:59',
  textContent: '年末差旅特惠',
  imageUrl: '',
  linkUrl: '#/flightBooking/index',
  textParts: PARTS,
};

describe('adverts of the agency', () => {
  let gateway: TestGateway;
  let ours: { as: string };
  let theirs: { as: string };
  let own: { as: string };
  let foreign: { as: string };
  let otherAgency: string;
  beforeAll(async () => {
    gateway = await startTestGateway();
    ours = { as: await openAs(gateway, 'operations') };
    const other = await openOtherAgency(gateway, ['operations']);
    otherAgency = other.tmcNumber;
    theirs = { as: other.as };
    await gateway.db
      .updateTable('enterprise')
      .set({ tmc_number: other.tmcNumber })
      .where('enterprise_num', '=', '100002')
      .execute();
    own = { as: await gateway.login('staff') };
    foreign = { as: await gateway.login('colleague') };
  });
  afterAll(() => gateway.close());

  const seenBy = async (by: { as: string }) =>
    (await gateway.ok(queryEntAds, { advertSpaceNo: ADVERT_SPACE.home }, by)).map(
      ({ advertContent }) => advertContent.textContent,
    );
  const show = (advertNo: number, by = ours) => gateway.ok(queryAgencyAdvert, { advertNo }, by);
  const add = async (change: Partial<Content> = {}, by = ours) =>
    (await gateway.ok(addAdvert, { ...CONTENT, ...change }, by)).advertNo;
  const publish = (advertNo: number, revision: number, isPublished = true, by = ours) =>
    gateway.ok(publishAdvert, { advertNo, revision, isPublished }, by);

  it('are seen by the enterprises of the agency once published, and by those of no other', async () => {
    const advertNo = await add({ textContent: '只给我们' });
    assert.ok(!(await seenBy(own)).includes('只给我们'));
    await publish(advertNo, 1);
    assert.ok((await seenBy(own)).includes('只给我们'));
    assert.ok(!(await seenBy(foreign)).includes('只给我们'));
    const other = await add({ textContent: '他家广告', enterpriseNum: '100002' }, theirs);
    await publish(other, 1, true, theirs);
    assert.deepEqual(await seenBy(foreign), ['他家广告']);
    const altered = { advertNo, revision: 2, ...CONTENT, textContent: '改后文字', enterpriseNum: '100001' };
    await gateway.ok(alterAdvert, altered, ours);
    assert.ok((await seenBy(own)).includes('改后文字'));
    await gateway.refused('advertChanged', alterAdvert, altered, ours);
    await gateway.refused('advertChanged', publishAdvert, { advertNo, revision: 3, isPublished: true }, ours);
    await publish(advertNo, 3, false);
    assert.ok(!(await seenBy(own)).includes('改后文字'));
    const { advertNo: copied } = await gateway.ok(copyAdvert, { advertNo, revision: 4 }, ours);
    const [first, second] = [(await show(advertNo)).advert, (await show(copied)).advert];
    assert.deepEqual([second.advertState, second.textContent, second.revision], ['withdrawn', '改后文字', 1]);
    assert.notEqual(first.advertGroupID, second.advertGroupID);
    const group = first.advertGroupID;
    assert.deepEqual((await loggedAbout(gateway, `GG${advertNo}`)).slice(1), [
      `publishAdvert: 广告${group}：未发布→已发布`,
      `alterAdvert: 修改广告${group}：企业全部企业→华睿信息技术股份有限公司，文字只给我们→改后文字`,
      `publishAdvert: 广告${group}：已发布→未发布`,
    ]);
  });

  it('are found by space, state, enterprise and text', async () => {
    const all = await gateway.ok(queryAgencyAdverts, { pageSize: 100 }, ours);
    const by = async (filter: Partial<BodyOf<typeof queryAgencyAdverts>>) =>
      (await gateway.ok(queryAgencyAdverts, { pageSize: 100, ...filter }, ours)).advertList;
    for (const advertState of ['withdrawn', 'waiting', 'shown', 'over'] as const) {
      const found = await by({ advertState });
      assert.deepEqual(
        found.map(({ advertNo }) => advertNo),
        all.advertList.filter((one) => one.advertState === advertState).map(({ advertNo }) => advertNo),
      );
    }
    assert.deepEqual(
      (await by({ advertState: 'over' })).map(({ textContent }) => textContent),
      ['已经结束的活动'],
    );
    const flights = await by({ advertSpaceNo: ADVERT_SPACE.flights });
    assert.deepEqual([...new Set(flights.map((one) => one.advertSpaceNo))], [ADVERT_SPACE.flights]);
    const named = await by({ enterprise: '华睿' });
    assert.deepEqual([...new Set(named.map((one) => one.enterpriseNum))], ['100001']);
    assert.deepEqual(
      (await by({ keyword: '协议航线' })).map(({ advertGroupID }) => advertGroupID),
      ['SY-03'],
    );
  });

  it('of another agency are unknown, like its enterprises', async () => {
    const advertNo = await add({}, theirs);
    const unknown = await gateway.refused(
      'agencyAdvertUnknown',
      queryAgencyAdvert,
      { advertNo: 999_999 },
      ours,
    );
    assert.deepEqual(
      await gateway.refused('agencyAdvertUnknown', queryAgencyAdvert, { advertNo }, ours),
      unknown,
    );
    const seen = { advertNo, revision: 1 };
    await gateway.refused('agencyAdvertUnknown', alterAdvert, { ...seen, ...CONTENT }, ours);
    await gateway.refused('agencyAdvertUnknown', publishAdvert, { ...seen, isPublished: true }, ours);
    await gateway.refused('agencyAdvertUnknown', copyAdvert, seen, ours);
    const { advertList } = await gateway.ok(queryAgencyAdverts, { pageSize: 100 }, ours);
    assert.ok(advertList.every((one) => one.advertNo !== advertNo));
  });

  it('are refused with a message at the field', async () => {
    const picture = `/site-pictures/F${'0'.repeat(32)}.webp`;
    const ofWebsite = { advertSpaceNo: ADVERT_SPACE.website };
    const wrong: [field: string, change: Partial<Content>][] = [
      ['linkUrl', { linkUrl: 'javascript:alert(1)' }],
      ['linkUrl', { linkUrl: '//evil.example' }],
      ['linkUrl', { linkUrl: 'https://a@evil.example/' }],
      ['linkUrl', { linkUrl: '/orders' }],
      ['linkUrl', { linkUrl: '#/x?returnUrl=javascript:alert(1)' }],
      ['endEffectTime', { beginEffectTime: '2026-12-31 23:59:59' }],
      ['endEffectTime', { endEffectTime: '2026-02-31 00:00:00' }],
      ['endEffectTime', { endEffectTime: '明天' }],
      ['enterpriseNum', { enterpriseNum: '100002' }],
      ['enterpriseNum', { enterpriseNum: '999999' }],
      ['enterpriseNum', { ...ofWebsite, enterpriseNum: '100001', textParts: { ...PARTS, title: '商旅' } }],
      ['textContent', { textContent: ' ' }],
      ['imageUrl', { imageUrl: picture }],
      ['advertPriority', { advertPriority: 0 }],
      ['advertCount', { advertCount: 2.5 }],
      ['textParts.title', ofWebsite],
      ['textParts.logo', { ...ofWebsite, textParts: { ...PARTS, logo: picture } }],
    ];
    for (const [field, change] of wrong) {
      const detail = await gateway.refused('fieldsInvalid', addAdvert, { ...CONTENT, ...change }, ours);
      assert.deepEqual(Object.keys((detail as { fields: object }).fields), [field], JSON.stringify(change));
    }
    for (const linkUrl of [
      'https://news.example/a?b=1',
      'http://news.example/',
      '#/orderManage/airOrderList',
      '',
    ])
      await add({ linkUrl });
  });

  it('bring texts of the website before login, and none of another agency', async () => {
    const titles = async (tMCNumber: string) =>
      (await gateway.ok(queryEntAdsBeforeLogin, { advertSpaceNo: ADVERT_SPACE.website, tMCNumber })).map(
        ({ advertContent }) => advertContent.textParts.title,
      );
    const before = await titles('TMC001');
    const parts = { ...PARTS, title: '他家网站' };
    await publish(
      await add({ advertSpaceNo: ADVERT_SPACE.website, textParts: parts }, theirs),
      1,
      true,
      theirs,
    );
    assert.deepEqual([await titles(otherAgency), await titles('TMC001')], [['他家网站'], before]);
    // texts of the demo's website space stay as they are changed
    const { advertList } = await gateway.ok(
      queryAgencyAdverts,
      { advertSpaceNo: ADVERT_SPACE.website },
      ours,
    );
    const [row] = advertList;
    assert.ok(row);
    const body = {
      ...CONTENT,
      advertNo: row.advertNo,
      revision: row.revision,
      advertSpaceNo: ADVERT_SPACE.website,
      textParts: { ...PARTS, ...row.textParts, title: '改后的标题' },
    };
    await gateway.ok(alterAdvert, body, ours);
    assert.deepEqual(await titles('TMC001'), ['改后的标题']);
    assert.equal((await show(row.advertNo)).advert.textParts['favicon'], '/site-images/logo.svg');
  });
});
