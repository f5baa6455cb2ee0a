import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import react from '@vitejs/plugin-react';
import { elementSources } from '../../../scripts/package/element-sources';
import { callsAt } from '../../support/e2e/gateway-calls';
import { openHarness, type Harness } from '../../support/e2e/harness';
import { viteConfig, vuePlugin } from '../../support/hosts/bundlers';
import { installPacked, type Workplace } from '../../support/hosts/packed-package';
import { buildReleased } from '../../support/hosts/released-build';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

const TAGS = elementSources().map(({ tag }) => tag);

/** Mounts the element named in the address with its own code and the session from the address. */
const MOUNTS = {
  plain: `document.body.append(document.createElement(tag));`,
  react: `const { createElement } = await import('react');
    const { createRoot } = await import('react-dom/client');
    createRoot(document.querySelector('#app')).render(createElement(tag));`,
  vue: `const { createApp, h } = await import('vue');
    createApp({ render: () => h(tag) }).mount('#app');`,
};

const mainOf = (mount: string): string => `
  import { configure } from 'travel-portal-elements/configure';
  const given = new URLSearchParams(location.search);
  const entries = { ${TAGS.map((tag) => `'${tag}': () => import('travel-portal-elements/${tag}')`).join(',\n')} };
  configure({ gateway: given.get('gateway'), storage: 'memory', getAuthSign: async () => given.get('sign') });
  await entries[given.get('tag')]();
  const tag = 'tp-' + given.get('tag');
  document.addEventListener('tp-error', ({ detail }) => detail.kind === 'crash' && console.error(tag, detail));
  ${mount}`;

const PAGE =
  '<!doctype html><meta charset="utf-8"><div id="app"></div><script type="module" src="./main.js"></script>';

describe('every entry of the packed package', () => {
  let workplace: Workplace;
  let pages: FastifyInstance;
  let harness: Harness;
  let origin: string;
  beforeAll(async () => {
    workplace = installPacked();
    for (const [name, mount] of Object.entries(MOUNTS)) {
      const project = join(workplace.folder, name);
      mkdirSync(project);
      writeFileSync(join(project, 'main.js'), mainOf(mount));
      writeFileSync(join(project, 'index.html'), PAGE);
      const plugins = { plain: [], react: [react()], vue: [vuePlugin()] }[name] ?? [];
      await buildReleased({
        ...viteConfig(project, plugins),
        // pages use top-level await for imports
        build: { outDir: 'built', target: 'es2022' },
      });
    }
    pages = Fastify();
    await pages.register(fastifyStatic, { root: workplace.folder });
    origin = await pages.listen({ port: 0, host: 'localhost' });
    harness = await openHarness({ ALLOWED_ORIGINS: origin });
  });
  afterAll(async () => {
    await harness?.close();
    await pages?.close();
    workplace?.remove();
  });

  for (const name of Object.keys(MOUNTS))
    it(`shows its element in an application built with ${name}`, async () => {
      assert.ok(TAGS.length > 30, TAGS.join());
      // one session, because the gateway limits how often an account signs in
      const sign = await callsAt(harness.product.portal).login('admin');
      for (const tag of TAGS) {
        const address = new URL(`${origin}/${name}/built/index.html`);
        address.search = new URLSearchParams({ tag, sign, gateway: harness.product.portal }).toString();
        const { page, complaints } = await harness.visit(address.href);
        const element = page.locator(`tp-${tag}`);
        await page.waitForFunction((wanted) => {
          const root = document.querySelector(wanted)?.shadowRoot;
          return root?.querySelector('.tp-root, .tp-failure, iframe, slot, main') !== null;
        }, `tp-${tag}`);
        assert.equal(await element.locator('.tp-failure').count(), 0, `${name}: ${tag} stands`);
        assert.deepEqual([...complaints], [], `${name}: ${tag}`);
        await page.context().close();
      }
    });
});
