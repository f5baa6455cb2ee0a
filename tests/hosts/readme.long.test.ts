import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import axe from 'axe-core';
import Fastify, { type FastifyInstance } from 'fastify';
import { callsAt } from '../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../support/e2e/harness';
import { answerAsExample } from '../support/hosts/example-gateway';
import { waitForForm } from '../support/hosts/wait-for-form';
import { violationsOf } from '../support/e2e/page/accessible-page';
import { snippet } from '../support/hosts/snippets';
import { afterAll, beforeAll, describe, it } from '../support/e2e/test';

const LOADER = snippet('docs/embedding.md', 'One script tag', 'html');
const SCRIPTED = snippet('docs/embedding.md', 'From a script', 'html');
const PROVIDER = snippet('docs/embedding.md', 'Tokens', 'html');
const PORTAL = snippet('docs/embedding.md', 'The whole portal', 'html');
const IFRAME = snippet('docs/embedding.md', 'Without any script: an iframe', 'html');
const FORM = snippet('docs/forms.md', 'A form', 'html');
const FRAMED = snippet('docs/embedding.md', 'Server-rendered pages inside the portal', 'js');

describe('the README, in pages of another origin', () => {
  let pages: FastifyInstance;
  let harness: Harness;
  let origin: string;
  /** Page that the server returns. */
  let shown = '';
  beforeAll(async () => {
    pages = Fastify();
    pages.get('/', (_request, reply) =>
      reply
        .type('text/html')
        .send(`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>A host</title><body>${shown}`),
    );
    pages.get('/trips', (_request, reply) => reply.type('text/html').send('<title>Sent</title>'));
    const token = () => callsAt(harness.product.portal).login('staff');
    pages.get('/auth-sign', async () => ({ authSign: await token() }));
    pages.get('/my/token', token);
    pages.get('/favicon.ico', (_request, reply) => reply.code(204).send());
    origin = await pages.listen({ port: 0, host: 'localhost' });
    harness = await openHarness({ ALLOWED_ORIGINS: origin });
  });
  afterAll(async () => {
    await harness?.close();
    await pages?.close();
  });

  async function opens(markup: string, seen: (page: Page) => Promise<unknown>): Promise<void> {
    shown = markup;
    const { page, complaints, failed } = await harness.visit('about:blank');
    await answerAsExample(page, harness.product.portal);
    await page.goto(origin);
    await seen(page);
    assert.deepEqual([...complaints, ...failed], []);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }

  it('searches flights with one script tag, for the user of the page', () =>
    opens(LOADER, async (page) => {
      await waitForForm(page, 2);
      await page.getByRole('button', { name: '搜索航班' }).click();
      await page.getByRole('button', { name: '选择' }).first().waitFor();
    }));

  it('puts an element into the page by a script that is no module', () => {
    const [loader = ''] = /<script[^>]*><\/script>/.exec(LOADER) ?? [];
    return opens(`${SCRIPTED}${loader}`, async (page) => {
      await waitForForm(page, 2);
      assert.equal(
        await page.locator('tp-flight-booking').evaluate((element) => element.matches(':state(dark)')),
        true,
      );
    });
  });

  it('lists orders with a token given by a function', () => {
    const [loader = ''] = /<script[^>]*><\/script>/.exec(LOADER) ?? [];
    return opens(`${loader}${PROVIDER}`, (page) => page.getByRole('row').nth(1).waitFor());
  });

  it('fills a form of the page: pickers are submitted with it, for the user of the page, and brought back by Back', () =>
    opens(FORM, async (page) => {
      await page.getByRole('combobox', { name: '出差城市' }).waitFor();
      await page.getByRole('button', { name: '提交' }).click();
      await page.getByText('请选择城市').waitFor();
      await page.getByRole('combobox', { name: '出差城市' }).fill('beijing');
      await page.getByRole('option', { name: '北京' }).first().click();
      await page.getByRole('combobox', { name: '成本中心' }).click();
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      const costCenter = await page
        .locator('tp-cost-center-picker')
        .evaluate((element) => (element as HTMLElement & { value: string }).value);
      assert.notEqual(costCenter, '');
      for (const at of [0, 1]) {
        await page.getByRole('combobox', { name: '出差人' }).click();
        await page.getByRole('option').first().click();
        await page.getByRole('list', { name: '已选员工' }).getByRole('listitem').nth(at).waitFor();
      }
      const staff = await page
        .locator('tp-staff-picker')
        .evaluate((element) => (element as HTMLElement & { value: string }).value.split(','));
      assert.equal(new Set(staff).size, 2);
      await page.getByRole('button', { name: '提交' }).click();
      await page.waitForURL((url) => url.pathname === '/trips');
      const sent = [['city', 'BJS'], ['costCenter', costCenter], ...staff.map((number) => ['staff', number])];
      assert.deepEqual([...new URL(page.url()).searchParams], sent);

      await page.goBack();
      await page.getByRole('list', { name: '已选员工' }).getByRole('listitem').nth(1).waitFor();
      await page.waitForFunction(
        () => document.querySelector('tp-city-picker')?.shadowRoot?.querySelector('input')?.value === '北京',
      );
      await page.waitForFunction(
        (entries) => JSON.stringify([...new FormData(document.forms[0])]) === entries,
        JSON.stringify(sent),
      );
      // once more by keyboard
      await page.getByRole('combobox', { name: '出差城市' }).press('Escape');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.pathname === '/trips');
      assert.deepEqual([...new URL(page.url()).searchParams], sent);
    }));

  it('is shown by the documentation: elements that run, with the code for them and the events they fire', async () => {
    const { page, complaints, failed } = await harness.visit(`${harness.product.docs}elements/tp-order-list`);
    await page.locator('tp-order-list').getByRole('row').nth(1).waitFor();
    const log = page.getByRole('log');
    await log.getByText('tp-ready').waitFor();
    await page.getByLabel('hide-filters').check();
    await page.getByText('<tp-order-list page-size="10" hide-filters></tp-order-list>').waitFor();
    await page.getByRole('button', { name: '查询' }).waitFor({ state: 'detached' });
    await page
      .getByText(/^\d{14}$/)
      .first()
      .click();
    await log.getByText('{"kind":"order"').waitFor();

    await page.goto(`${harness.product.docs}theme`);
    const button = page.getByRole('button', { name: '搜索航班' });
    await button.waitFor();
    await page.getByLabel('--tp-color-accent', { exact: true }).fill('#7a1fa2');
    await page.waitForFunction(
      (host) =>
        getComputedStyle(host?.shadowRoot?.querySelector('button[type=submit]') ?? document.body)
          .backgroundColor === 'rgb(122, 31, 162)',
      await page.locator('tp-flight-booking').elementHandle(),
    );
    await page.getByText(':root { --tp-color-accent: #7a1fa2; }').waitFor();
    assert.deepEqual([...complaints, ...failed], []);
  });

  it('has a documentation that anybody can read, in either theme', async () => {
    const { page } = await harness.visit(harness.product.docs);
    for (const path of ['', 'guides/frameworks', 'elements/tp-order-list', 'theme', 'playground']) {
      await page.goto(`${harness.product.docs}${path}`);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await violationsOf(page), [], `/${path}, ${colorScheme}`);
      }
    }
  });

  it('has a documentation of the parts of src/ui: in their states, with addresses, and found by a search', async () => {
    const { page, complaints, failed } = await harness.visit(`${harness.product.docs}parts#Dialog`);
    await page
      .getByRole('article', { name: 'Dialog' })
      .getByRole('button', { name: '打开', exact: true })
      .click();
    await page.getByRole('dialog', { name: '编辑成本中心' }).getByRole('button', { name: '保存' }).click();
    await page.getByRole('searchbox', { name: '查找' }).fill('datefield');
    await page.getByRole('article').first().getByText('没有这一天').waitFor();
    assert.equal(await page.getByRole('article').count(), 1);
    await page.getByRole('searchbox', { name: '查找' }).fill('');
    for (const theme of ['light', 'dark']) {
      await page.getByLabel('外观').selectOption(theme);
      assert.deepEqual(await violationsOfParts(page), [], theme);
    }
    assert.deepEqual([...complaints, ...failed], []);
  });

  it('is the whole portal, up to the edges of the window', () =>
    opens(PORTAL, async (page) => {
      await page.getByLabel('账号').waitFor();
      const box = await page.locator('tp-portal').boundingBox();
      assert.deepEqual([box?.x, box?.y, box?.width], [0, 0, page.viewportSize()?.width]);
    }));

  it('shows an element in an iframe, where the user signs in', () =>
    opens(IFRAME, (page) => page.frameLocator('iframe').getByLabel('账号').waitFor()));

  it('connects a page that the portal frames', () =>
    opens(`<script type="module">${FRAMED}\ndocument.body.append(String(token));</script>`, (page) =>
      page.getByText('undefined').waitFor(),
    ));
});

/**
 * Violations of all parts. Each state stands alone in a page, where its landmark is unique; rows that are read again are
 * dimmed.
 */
async function violationsOfParts(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { run } = (globalThis as unknown as { axe: Pick<typeof axe, 'run'> }).axe;
    const rules = { 'landmark-unique': { enabled: false } };
    const { violations } = await run('#parts', { elementRef: true, resultTypes: ['violations'], rules });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .filter(({ element }) => id !== 'color-contrast' || !element?.closest('[aria-busy=true]'))
        .map(({ html }) => `${id}: ${html}`),
    );
  });
}
