import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openVisits, type Visits } from '../../support/e2e/page/visits';
import { VERSION } from '../../../scripts/release/version';
import { fromGuide, isReady, openCdn, visitReady, type Cdn } from '../../support/hosts/cdn';
import { snippet } from '../../support/hosts/snippets';
import { afterAll, afterEach, beforeAll, describe, it } from '../../support/e2e/test';

const FORM = '<tp-flight-booking></tp-flight-booking>';
const MISSING = '内容加载失败';
/** Chunk of the order list. */
const LIST_PART = '/chunks/OrderList-';
const NEWEST = readdirSync('dist/cdn').filter((name) => name.startsWith('v'));

describe('the folder for a CDN', () => {
  let cdn: Cdn;
  let session: Visits;
  beforeAll(async () => {
    cdn = await openCdn();
    session = await openVisits();
  });
  afterAll(async () => {
    await cdn?.close();
    await session?.close();
  });
  afterEach(() => cdn.fail(undefined));

  it('has a folder of the version and short addresses that lead there', () => {
    const [major, minor] = VERSION.split('.');
    assert.ok(existsSync(`dist/cdn/${VERSION}/loader.js`));
    assert.deepEqual(NEWEST, major === '0' ? [`v0.${minor}`] : [`v${major}`, `v${major}.${minor}`]);
    for (const newest of NEWEST) {
      for (const script of ['loader.js', 'portal/portal.js', 'frame-client.js', 'connect-frame.js']) {
        const [, target = ''] =
          /from '(.+)'/.exec(readFileSync(`dist/cdn/${newest}/${script}`, 'utf8')) ?? [];
        const found = new URL(target, new URL(`dist/cdn/${newest}/${script}`, 'file:///')).pathname;
        assert.equal(found, `/dist/cdn/${VERSION}/${script}`);
      }
    }
  });

  it('is loaded by a short address, whose script says how the page is configured', async () => {
    cdn.show(
      `<script type="module" src="${cdn.cdn}/${NEWEST[0]}/loader.js" data-prefix="corp"></script><corp-flight-booking></corp-flight-booking>`,
    );
    const page = await visitReady(session, cdn.page);
    await isReady(page, 'corp-flight-booking');
  });

  const loader = () => fromGuide(snippet('docs/cdn.md', '', 'html'), cdn.cdn, {});
  const addList = (page: Page) =>
    page.evaluate(() => document.body.append(document.createElement('tp-order-list')));

  it('asks a few times for a part that the page begins with, then says so and reads the page anew', async () => {
    const part = '/chunks/search-fields-';
    cdn.fail(part);
    cdn.show(loader() + FORM);
    const before = cdn.asked(part);
    const page = await visitReady(session, cdn.page);
    await page.getByText(MISSING).waitFor();
    const asked = cdn.asked(part) - before;
    assert.ok(asked <= 6, `asked for ${asked} times`);
    cdn.fail(undefined);
    // Chromium does not request a part again after a failed preload
    await page.getByRole('button', { name: '刷新页面' }).click();
    await isReady(page);
  });

  it('asks a few times for a later part, and again when the network comes back or another element needs it', async () => {
    cdn.show(loader());
    const page = await visitReady(session, cdn.page);
    await page.waitForLoadState('load');
    cdn.fail(LIST_PART);
    const before = cdn.asked(LIST_PART);
    await addList(page);
    await page.getByText(MISSING).waitFor();
    const asked = cdn.asked(LIST_PART) - before;
    assert.ok(asked >= 3 && asked <= 4, `asked for ${asked} times`);
    // the part stays missing, and unrelated changes do not request it again
    await page.evaluate(() => document.body.append('some other change'));
    assert.equal(cdn.asked(LIST_PART) - before, asked);
    await addList(page);
    await page.getByText(MISSING).nth(1).waitFor();
    assert.ok(cdn.asked(LIST_PART) - before <= 2 * asked);
    cdn.fail(undefined);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await isReady(page, 'tp-order-list');
    assert.equal(await page.getByText(MISSING).count(), 0);
  });
});
