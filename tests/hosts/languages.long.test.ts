import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { openVisits, type Visits } from '../support/e2e/page/visits';
import { VERSION } from '../../scripts/release/version';
import { openCdn, type Cdn } from '../support/hosts/cdn';
import { ADVERTS } from '../components/adverts/advert-samples';
import { afterAll, beforeAll, describe, it } from '../support/e2e/test';

const GATEWAY = 'https://gateway.test';
/** Chunks that load with a language other than Chinese. */
const TRANSLATES = '/chunks/translated-';
const TRANSLATION = '/chunks/texts.en-';

/** The build differs from the tested sources: its catalogues have no references to translations. */
describe('languages of the built elements', () => {
  let cdn: Cdn;
  let session: Visits;
  beforeAll(async () => {
    cdn = await openCdn();
    session = await openVisits();
  });
  afterAll(async () => {
    await session?.close();
    await cdn?.close();
  });

  /** Opens a page with adverts in a language. */
  async function open(lang: string, configuration: string): Promise<Page> {
    cdn.show(`<div lang="${lang}"><tp-adverts space="YHWZ-SY"></tp-adverts></div>
      <script type="module" src="${cdn.cdn}/${VERSION}/loader.js"></script>
      <script type="module">
        import { configure } from '${cdn.cdn}/${VERSION}/loader.js';
        configure({ gateway: '${GATEWAY}', authSign: 'token-1', storage: 'memory', ${configuration} });
      </script>`);
    const { page } = await session.visit('about:blank');
    await page.route(`${GATEWAY}/**`, (route) => {
      const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
      const result = route.request().url().includes('entAdsSetting') ? ADVERTS : null;
      return route.fulfill({ json: { success: true, code: '0', msg: '', result }, headers });
    });
    await page.goto(cdn.page);
    return page;
  }

  it('load nothing of another where the page is Chinese, until it is shown', async () => {
    const page = await open('zh-CN', '');
    await page.getByRole('region', { name: '广告' }).waitFor();
    assert.equal(cdn.asked(TRANSLATES) + cdn.asked(TRANSLATION), 0);
    await page.evaluate(() => document.querySelector('div')?.setAttribute('lang', 'en'));
    await page.getByRole('region', { name: 'Advertisement' }).waitFor();
    await page.close();
  });

  it('are English from the first content on where the page is', async () => {
    const page = await open('en', `texts: { en: { adverts: { next: 'Next offer' } } }`);
    await page.getByRole('region', { name: 'Advertisement' }).waitFor();
    await page.getByRole('button', { name: 'Next offer' }).waitFor();
    assert.equal(await page.getByText('广告', { exact: true }).count(), 0);
    await page.close();
  });
});
