import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openVisits, type Visits } from '../../support/e2e/page/visits';
import { VERSION } from '../../../scripts/release/version';
import { fromGuide, isReady, openCdn, visitReady, type Cdn } from '../../support/hosts/cdn';
import { snippet } from '../../support/hosts/snippets';
import { integrityOf } from '../../../scripts/release/integrity';
import { afterAll, afterEach, beforeAll, describe, it } from '../../support/e2e/test';

interface Integrity {
  version: string;
  files: Record<string, string>;
}
const FOLDER = `dist/cdn/${VERSION}`;
const { version, files } = JSON.parse(readFileSync(`${FOLDER}/integrity.json`, 'utf8')) as Integrity;
const withStyle = { ...files, 'elements.css': integrityOf(readFileSync(`${FOLDER}/elements.css`)) };
const FORM = '<tp-flight-booking dep-code="BJS" arr-code="SHA"></tp-flight-booking>';
const MISSING = '内容加载失败';
/** Chunk that the search form needs. */
const PART = '/chunks/search-fields-';

describe('the integrity of files from a CDN', () => {
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
  afterEach(() => cdn.alter(undefined));

  const loader = (nonce = '') =>
    `<script type="module" src="${cdn.cdn}/${VERSION}/loader.js" integrity="${files['loader.js']}" crossorigin${nonce}></script>`;
  /** The guide's import map, with all files instead of two. */
  const importMap = () => {
    const integrity = Object.entries(files).map(([path, sha]) => [`${cdn.cdn}/${VERSION}/${path}`, sha]);
    const all = JSON.stringify({ integrity: Object.fromEntries(integrity) });
    return snippet('docs/cdn.md', 'Integrity', 'html', 'importmap')
      .replace('nonce="…"', 'nonce="n1"')
      .replace(/\{.*\}/s, all);
  };
  const policy = (scripts = '', connect = `connect-src ${cdn.cdn}`) => ({
    'content-security-policy': `default-src 'none'; script-src ${cdn.cdn} ${scripts}; ${connect}`,
  });

  async function open(body: string, headers?: Record<string, string>): Promise<Page> {
    cdn.show(body, headers);
    const policies = Object.values(headers ?? {});
    const mayNotFetch = policies.some((policy) => policy.includes("connect-src 'none'"));
    return visitReady(session, cdn.page, { mayNotFetch });
  }

  it('lists every script, as it is served', () => {
    assert.equal(version, VERSION);
    assert.ok(Object.keys(files).length > 150);
    for (const name of ['loader.js', 'portal/portal.js', 'frame-client.js']) assert.ok(files[name], name);
    for (const [name, integrity] of Object.entries(files)) {
      assert.equal(integrityOf(readFileSync(`${FOLDER}/${name}`)), integrity, name);
    }
  });

  it('leaves a page alone that has the built files', async () => {
    const styled = snippet('docs/cdn.md', 'No jump before the script runs', 'html');
    const [preloaded, script] = ['modulepreload', 'data-gateway'].map((part) =>
      snippet('docs/cdn.md', 'Integrity', 'html', part),
    );
    const asShown = [styled, preloaded, script].map((code = '') => fromGuide(code, cdn.cdn, withStyle));
    for (const code of asShown) assert.doesNotMatch(code, /…|undefined|cdn\.example/);
    const page = await open(asShown.join('') + FORM);
    await isReady(page);
    const unchecked = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].filter(
        (link) => !link.integrity,
      ),
    );
    assert.deepEqual(unchecked, []);
  });

  it('stops a part with another byte, which the element reports; the built file is taken at another try', async () => {
    cdn.alter(PART);
    const page = await open(loader() + FORM);
    const again = page.getByRole('button', { name: '重试' });
    await page.getByText(MISSING).waitFor();
    await again.click();
    await again.waitFor();
    cdn.alter(undefined);
    await again.click();
    await isReady(page);
    assert.equal(await page.getByText(MISSING).count(), 0);
  });

  it('stops a changed list of integrities', async () => {
    cdn.alter('/integrity-');
    const page = await open(loader() + FORM);
    await page.getByText(MISSING).waitFor();
    const scripts = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name.replace(/^.*\//, '')),
    );
    assert.deepEqual(
      scripts.filter((name) => name.endsWith('.js') && !/^(loader|integrity-.*)\.js$/.test(name)),
      [],
    );
  });

  it('is checked under a policy without inline scripts, and under one that forbids fetching', async () => {
    for (const headers of [policy(), policy('', "connect-src 'none'")]) {
      cdn.alter(undefined);
      const good = await open(loader() + FORM, headers);
      await isReady(good);
      await good.context().close();
      cdn.alter(PART);
      const bad = await open(loader() + FORM, headers);
      await bad.getByText(MISSING).waitFor();
      await bad.context().close();
    }
  });

  it('is checked by the browser where the page has an import map, in a script with a nonce', async () => {
    const map = importMap();
    const script = `<script type="module" src="${cdn.cdn}/${VERSION}/loader.js"></script>`;
    const good = await open(map + script + FORM, policy("'nonce-n1'"));
    await isReady(good);
    await good.context().close();
    cdn.alter(PART);
    const bad = await open(map + script + FORM, policy("'nonce-n1'"));
    await bad.getByText(MISSING).waitFor();
    await bad.context().close();
  });
});
