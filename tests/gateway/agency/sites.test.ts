import assert from 'node:assert/strict';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { uploadAgencyPicture } from '../../../src/contract/agency/platform/pictures';
import {
  addSite,
  alterSite,
  queryAgencySite,
  queryAgencySites,
  removeSite,
} from '../../../src/contract/agency/platform/sites';
import { queryWebsiteInfo } from '../../../src/contract/website/website';
import { loggedAbout, openAs, openOtherAgency } from '../../support/gateway/areas/agency';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const HOST = 'travel.example';
const BRAND = {
  websiteName: '远途商旅',
  platName: '差旅平台',
  logo: '',
  backgroungImg: '',
  copyRight1: '© 远途',
  copyRight2: '',
};
const DAY = 24 * 60 * 60_000;

describe('sites of the agency', () => {
  let gateway: TestGateway;
  let ours: { as: string };
  let theirs: { as: string };
  beforeAll(async () => {
    gateway = await startTestGateway();
    ours = { as: await openAs(gateway, 'operations') };
    theirs = { as: (await openOtherAgency(gateway, ['operations'])).as };
  });
  afterAll(() => gateway.close());

  const siteAt = (host: string) => gateway.ok(queryWebsiteInfo, { host });
  const picture = (format: 'png' | 'jpeg', width = 1200, height = 900) =>
    sharp({ create: { width, height, channels: 3, background: '#2463eb' } })
      .toFormat(format)
      .toBuffer();
  const upload = async (content: Uint8Array | string, by = ours) => {
    const file = new File([typeof content === 'string' ? content : new Uint8Array(content)], 'logo.png');
    return gateway.send(uploadAgencyPicture, { place: 'logo', file }, by);
  };
  const uploaded = async (by = ours) => {
    const { success, result } = await upload(await picture('png'), by);
    assert.ok(success);
    return result;
  };
  const fieldsOf = (detail: unknown) => Object.keys((detail as { fields: object }).fields);

  it('are added, changed and removed with their log, and shown to visitors', async () => {
    await gateway.ok(addSite, { host: ' Travel.Example ', ...BRAND }, ours);
    assert.equal((await siteAt(HOST)).websiteName, '远途商旅');
    const { total, siteList } = await gateway.ok(queryAgencySites, { keyword: 'TRAVEL' }, ours);
    assert.deepEqual([total, siteList[0]?.host, siteList[0]?.revision], [1, HOST, 1]);
    const altered = { host: HOST, revision: 1, ...BRAND, websiteName: '远途', copyRight2: '京ICP备1号' };
    await gateway.ok(alterSite, altered, ours);
    assert.deepEqual(
      [(await siteAt(HOST)).websiteName, (await siteAt('elsewhere.example')).websiteName],
      ['远途', '远途商旅'],
    );
    // a second operator has seen the site as it was
    await gateway.refused('siteChanged', alterSite, altered, ours);
    await gateway.refused('siteChanged', removeSite, { host: HOST, revision: 1 }, ours);
    const { historyList } = await gateway.ok(queryAgencySite, { host: HOST }, ours);
    assert.deepEqual(
      historyList.map(({ kind }) => kind),
      ['alterSite', 'addSite'],
    );
    await gateway.ok(removeSite, { host: HOST, revision: 2 }, ours);
    assert.equal((await siteAt(HOST)).platName, '企业差旅管理平台');
    assert.deepEqual(await loggedAbout(gateway, HOST), [
      'addSite: 新增网站travel.example：网站名称无→远途商旅，平台名称无→差旅平台，版权信息1无→© 远途',
      'alterSite: 修改网站travel.example：网站名称远途商旅→远途，版权信息2无→京ICP备1号',
      'removeSite: 删除网站travel.example（远途）',
    ]);
    await gateway.refused('lastSite', removeSite, { host: '*', revision: 1 }, ours);
  });

  it('of another agency are unknown, and their hosts in use like own ones', async () => {
    const site = { host: 'other.example:8443', tmc_number: 'TMC001-OTHER', website_name: '另一家' };
    await gateway.db.insertInto('website').values(site).execute();
    assert.equal((await siteAt('other.example:8443')).tMCNumber, 'TMC001-OTHER');
    const own = await gateway.refused('fieldsInvalid', addSite, { host: '*', ...BRAND }, ours);
    // our site for all hosts may serve the third one
    for (const host of ['*', 'other.example:8443', 'third.example']) {
      const by = host === 'other.example:8443' ? ours : theirs;
      const foreign = await gateway.refused('fieldsInvalid', addSite, { host, ...BRAND }, by);
      assert.deepEqual(foreign, own);
    }
    const at = { host: 'other.example:8443', revision: 1 };
    await gateway.refused('siteUnknown', queryAgencySite, { host: at.host }, ours);
    await gateway.refused('siteUnknown', alterSite, { ...at, ...BRAND }, ours);
    await gateway.refused('siteUnknown', removeSite, at, ours);
    assert.equal((await gateway.ok(queryAgencySites, {}, ours)).total, 1);
    assert.equal((await siteAt('other.example:8443')).websiteName, '另一家');
    await gateway.refused('lastSite', removeSite, at, theirs);
  });

  it('refuse what is no host, and texts without a name', async () => {
    for (const host of ['', 'https://a.example', 'a.example/x', 'a b', '*.example', 'a.example:123456']) {
      const detail = await gateway.refused('fieldsInvalid', addSite, { host, ...BRAND }, ours);
      assert.deepEqual(fieldsOf(detail), ['host'], host);
    }
    const unnamed = { host: HOST, ...BRAND, websiteName: ' ' };
    assert.deepEqual(fieldsOf(await gateway.refused('fieldsInvalid', addSite, unnamed, ours)), [
      'websiteName',
    ]);
  });

  it('show pictures that the agency has uploaded, encoded anew and served as nothing else', async () => {
    const refused = [
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'GIF89a',
      '',
      '\x89PNG\r\n\x1a\nno picture',
    ];
    for (const content of refused) assert.equal((await upload(content)).code, '41000', content);
    const { address, width, height } = await uploaded();
    assert.deepEqual([width, height], [320, 240]);
    const shown = await gateway.app.inject(address);
    assert.deepEqual(
      ['content-type', 'x-content-type-options', 'content-security-policy'].map(
        (name) => shown.headers[name],
      ),
      ['image/webp', 'nosniff', "sandbox; default-src 'none'"],
    );
    assert.equal((await sharp(shown.rawPayload).metadata()).format, 'webp');
    for (const path of [address.replace('.webp', ''), '/site-pictures/..%2f..%2fx.webp'])
      assert.equal((await gateway.app.inject(path)).statusCode, 404, path);
    const foreign = (await uploaded(theirs)).address;
    for (const logo of [foreign, 'https://evil.example/a.png', 'javascript:alert(1)', '/site-pictures/x']) {
      const detail = await gateway.refused('fieldsInvalid', addSite, { host: HOST, ...BRAND, logo }, ours);
      assert.deepEqual(fieldsOf(detail), ['logo'], logo);
    }
    await gateway.ok(addSite, { host: HOST, ...BRAND, logo: address }, ours);
    assert.equal((await siteAt(HOST)).logo, address);
    // the logo of the demo is no upload, and stays
    const demo = (await gateway.ok(queryAgencySite, { host: '*' }, ours)).site;
    const { revision, ...site } = demo;
    assert.equal(site.logo, '/site-images/logo.svg');
    await gateway.ok(alterSite, { ...site, revision, platName: '企业差旅平台' }, ours);
  });

  it('lose pictures that no site and no advert shows, a month after the upload', async () => {
    const [unused, used] = [await uploaded(), await uploaded()];
    await gateway.ok(addSite, { host: 'kept.example', ...BRAND, backgroungImg: used.address }, ours);
    const status = async ({ address }: { address: string }) => (await gateway.app.inject(address)).statusCode;
    const sweep = async (days: number) => {
      const madeAt = new Date(gateway.clock.now.getTime() - days * DAY);
      await gateway.db.updateTable('site_picture').set({ made_at: madeAt }).execute();
      await gateway.sweep(['site-pictures']);
    };
    await sweep(29);
    assert.deepEqual([await status(unused), await status(used)], [200, 200]);
    await sweep(31);
    assert.deepEqual([await status(unused), await status(used)], [404, 200]);
    const gone = { host: 'gone.example', ...BRAND, logo: unused.address };
    assert.deepEqual(fieldsOf(await gateway.refused('fieldsInvalid', addSite, gone, ours)), ['logo']);
  });
});
