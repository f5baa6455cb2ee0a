import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Page } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { freePorts } from '../../support/e2e/free-ports';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { chooseCity, signIn, TRIP } from '../../support/e2e/steps';
import { BUNDLERS, viteConfig, vuePlugin } from '../../support/hosts/bundlers';
import { answerAsExample } from '../../support/hosts/example-gateway';
import { waitForForm } from '../../support/hosts/wait-for-form';
import { installPacked, type Workplace } from '../../support/hosts/packed-package';
import { snippet } from '../../support/hosts/snippets';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const GUIDE = 'docs/frameworks.md';
/** Project sources taken from the documents. */
const SHOWN = {
  'vite-react/main.jsx': () => snippet(GUIDE, 'React', 'jsx'),
  'vite-vue/App.vue': () => snippet(GUIDE, 'Vue', 'vue'),
  'vite-svelte/App.svelte': () => snippet(GUIDE, 'Svelte', 'svelte'),
  'rollup/main.js': () => snippet(GUIDE, 'Without a framework', 'js'),
  'esbuild/main.js': () => snippet('docs/embedding.md', 'npm', 'ts', 'configure('),
};

describe('the packed package in a fresh project', () => {
  let workplace: Workplace;
  let pages: FastifyInstance;
  let developing: ViteDevServer;
  let harness: Harness;
  let origin: string;
  let devOrigin: string;

  beforeAll(async () => {
    workplace = installPacked('tests/hosts/projects');
    const { folder } = workplace;
    for (const [file, code] of Object.entries(SHOWN)) writeFileSync(join(folder, file), code());
    await Promise.all(Object.entries(BUNDLERS).map(([name, build]) => build(join(folder, name))));
    pages = Fastify();
    await pages.register(fastifyStatic, { root: folder });
    origin = await pages.listen({ port: 0, host: 'localhost' });
    developing = await createServer({
      ...viteConfig(join(folder, 'vite-vue'), [vuePlugin()]),
      server: { host: 'localhost', port: await freePorts(1), strictPort: true, hmr: false, watch: null },
    });
    await developing.listen();
    devOrigin = new URL(developing.resolvedUrls?.local[0] ?? '').origin;
    harness = await openHarness({ ALLOWED_ORIGINS: [origin, devOrigin].join(',') });
  });
  afterAll(async () => {
    await harness?.close();
    await developing?.close();
    await pages?.close();
    workplace?.remove();
  });

  async function books(address: string, prepare?: (page: Page) => Promise<unknown>): Promise<void> {
    const { page, complaints, failed } = await harness.visit('about:blank');
    await prepare?.(page);
    await answerAsExample(page, harness.product.portal);
    await page.goto(address);
    await waitForForm(page, 1);
    const depCode = await page
      .locator('tp-flight-booking')
      .evaluate((element) => Reflect.get(element, 'depCode') as unknown);
    assert.equal(depCode, 'BJS', 'what the framework gave came in');
    await chooseCity(page, '出发城市', TRIP.from);
    await chooseCity(page, '到达城市', TRIP.to);
    await page.getByRole('button', { name: '搜索航班' }).click();
    // no user is signed in yet
    await signIn(page, 'staff');
    await page.getByRole('button', { name: '选择' }).first().waitFor();
    assert.deepEqual([...complaints, ...failed], []);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  }

  for (const name of Object.keys(BUNDLERS)) {
    const place = name.startsWith('vite') ? `${name}/built/index.html` : `${name}/index.html`;
    it(`finds flights when it is built: ${name}`, () => books(`${origin}/${place}`));

    it(`contains no path of the build: ${name}`, () => {
      const built = join(workplace.folder, name, 'built');
      for (const file of readdirSync(built, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.js')) continue;
        const code = readFileSync(join(built, file), 'utf8');
        assert.ok(!code.includes(workplace.folder), file);
      }
    });
  }

  it('contains in a build of one element just those that it shows inside itself', () => {
    const files = readdirSync(join(workplace.folder, 'esbuild', 'built'));
    assert.ok(files.some((file) => file.startsWith('FlightBooking-')));
    const others = files.filter((file) =>
      /^(Home|Portal|Frame|CustomerService|EnterpriseChooser)-/.test(file),
    );
    assert.deepEqual(others, []);
  });

  it('finds flights in a page with a script tag and no build', () =>
    books(`${origin}/plain-html/index.html`));
  it('finds flights while it is developed with Vite', () => books(`${devOrigin}/`, hushLit));
});

/** Lit warns about its development mode when its code loads, possibly while the page is idle after the test's steps. */
const hushLit = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.assign(globalThis, { litIssuedWarnings: new Set(['dev-mode']) }));
