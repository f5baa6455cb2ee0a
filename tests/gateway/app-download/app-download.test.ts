import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { queryAppDownloadInfo } from '../../../src/contract/app-download/app-download';
import { appLink } from '../../../src/domain/app-download/app-link';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

describe('the app of a website', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway();
  });
  afterAll(() => gateway.close());

  it('is returned without a login, with links that may be followed', async () => {
    const { appTitle, description, releaseList } = await gateway.ok(queryAppDownloadInfo, {
      host: 'A.example',
    });
    assert.deepEqual([appTitle, description !== ''], ['远途商旅', true]);
    assert.deepEqual(
      releaseList.map(({ kind }) => kind),
      ['ios', 'android', 'miniProgram'],
    );
    for (const { kind, url } of releaseList) {
      assert.equal(appLink(kind, url, { origin: 'https://portal.example' }), url);
    }
    const [ios] = releaseList;
    assert.match(ios?.releaseDate ?? '', /^\d{4}-\d{2}-\d{2}$/);
    assert.ok((ios?.releaseNotes.length ?? 0) > 0 && (ios?.sizeBytes ?? 0) > 0);
  });

  it('is that of the host, and nothing where its website has none', async () => {
    const { db } = gateway;
    await db.insertInto('tmc').values({ tmc_number: 'TMC-NONE', tmc_name: '另一家' }).execute();
    await db
      .insertInto('website')
      .values({ host: 'none.example', tmc_number: 'TMC-NONE', website_name: '另一家' })
      .execute();
    assert.deepEqual(await gateway.ok(queryAppDownloadInfo, { host: 'none.example' }), {
      appTitle: '',
      description: '',
      releaseList: [],
    });
  });

  it('is refused where there is no website', async () => {
    await gateway.db.updateTable('website').set({ host: 'only.example' }).where('host', '=', '*').execute();
    await gateway.refused('websiteUnknown', queryAppDownloadInfo, { host: 'a.example' });
    await gateway.ok(queryAppDownloadInfo, { host: 'only.example' });
  });
});
