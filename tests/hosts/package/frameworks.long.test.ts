import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Page } from '@playwright/test';
import { openVisits, type Visits, type Visit } from '../../support/e2e/page/visits';
import { buildFrameworkPage } from '../../support/hosts/framework-page';
import { afterAll, beforeAll, describe, it } from '../../support/e2e/test';

/** Changed values of a view; undefined removes one. */
interface Change {
  shown?: boolean;
  orderNo?: string | undefined;
  pageSize?: number | undefined;
  hideFilters?: boolean;
  statuses?: string[] | undefined;
}
declare global {
  interface Window {
    /** tests/hosts/frameworks/main.js */
    frameworks: {
      define(): Promise<void>;
      mount(framework: string): Promise<void>;
      give(framework: string, change: Change): void;
      kindsIn(framework: string): string[];
      unmount(framework: string): number;
      mountDocumented(framework: string): Promise<void>;
    };
  }
}

const FRAMEWORKS = ['React', 'Vue', 'Svelte', 'Preact', 'Solid', 'Angular'] as const;
const KINDS = ['text', 'number', 'boolean', 'list', 'object', 'function', 'event'] as const;

/** Kinds of values that, according to the guide, arrive although a framework sets them before the class is defined. */
function documentedKinds(framework: string): string[] {
  const row = new RegExp(`^\\| ${framework} +\\|.*\\| (.*?) *\\|$`, 'm').exec(
    readFileSync('docs/frameworks.md', 'utf8'),
  );
  return row?.[1] === 'everything' ? [...KINDS] : (row?.[1]?.split(', ') ?? []);
}

describe('elements in the frameworks of the guide, of one view each', () => {
  let folder: string;
  let pages: FastifyInstance;
  let session: Visits;
  let visit: Visit;
  let page: Page;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'frameworks-'));
    await buildFrameworkPage(folder);
    pages = Fastify();
    await pages.register(fastifyStatic, { root: folder });
    const origin = await pages.listen({ port: 0, host: 'localhost' });
    session = await openVisits();
    visit = await session.visit(origin);
    ({ page } = visit);
    await page.waitForFunction(() => 'frameworks' in window);
  });
  afterAll(async () => {
    await pages?.close();
    rmSync(folder, { recursive: true, force: true });
    await session?.close();
  });

  const mount = (framework: string) => page.evaluate((name) => window.frameworks.mount(name), framework);
  const unmount = (framework: string) => page.evaluate((name) => window.frameworks.unmount(name), framework);
  const kindsIn = (framework: string) => page.evaluate((name) => window.frameworks.kindsIn(name), framework);
  const give = (framework: string, change: Change) =>
    page.evaluate(([name, change]) => window.frameworks.give(name, change), [framework, change] as const);
  /** Waits until all of these kinds have arrived. */
  const areIn = (framework: string, kinds: readonly string[]) =>
    page.waitForFunction(
      ([name, kinds]) => {
        const now = window.frameworks.kindsIn(name);
        return kinds.every((kind) => now.includes(kind));
      },
      [framework, kinds] as const,
    );
  const OTHERS = { orderNo: '26010100000002', pageSize: 10, hideFilters: false, statuses: ['完成'] };

  // first, because a class cannot be undefined again
  it('take in values set before their class is there, as the guide says, and later changes', async () => {
    const stands = (framework: string) =>
      page.locator(`#${framework} tp-order-list`).waitFor({ state: 'attached' });
    for (const framework of FRAMEWORKS) await mount(framework).then(() => stands(framework));
    assert.ok(await page.evaluate(() => customElements.get('tp-order-list') === undefined));
    await page.evaluate(() => window.frameworks.define());
    const cameIn = await Promise.all(FRAMEWORKS.map(kindsIn));
    assert.deepEqual(cameIn, FRAMEWORKS.map(documentedKinds));
    for (const framework of FRAMEWORKS) {
      await give(framework, OTHERS);
      await areIn(framework, ['text', 'number', 'boolean', 'list', 'event']);
      assert.equal(await unmount(framework), 0);
    }
  });

  for (const framework of FRAMEWORKS) {
    it(`take in everything from ${framework}, also when it changes, and come and go with it`, async () => {
      const list = page.locator(`#${framework} tp-provider > tp-order-list`);
      await mount(framework);
      await list.waitFor({ state: 'attached' });
      assert.deepEqual(await kindsIn(framework), KINDS);
      const text = page.locator(`#${framework} tp-provider > p`);
      assert.equal(await text.innerText(), '26010100000001');

      await give(framework, OTHERS);
      await areIn(framework, KINDS);
      await text.filter({ hasText: OTHERS.orderNo }).waitFor();

      await give(framework, { shown: false });
      await list.waitFor({ state: 'detached' });
      assert.equal(await text.count(), 1);
      await give(framework, { shown: true });
      await list.waitFor({ state: 'attached' });
      await areIn(framework, KINDS);

      // a removed value falls back to the default
      await page.evaluate(
        (name) =>
          window.frameworks.give(name, { orderNo: undefined, pageSize: undefined, statuses: undefined }),
        framework,
      );
      await page.waitForFunction((name) => {
        const list = document.querySelector(`#${name} tp-order-list`) as unknown as Required<Change>;
        return list.pageSize === 20 && list.orderNo === '' && list.statuses?.length === 0;
      }, framework);
      assert.equal(await unmount(framework), 0);
    });
  }

  for (const framework of ['Preact', 'Solid', 'Angular'])
    it(`stand in ${framework} as the guide shows it`, async () => {
      await page.evaluate((name) => window.frameworks.mountDocumented(name), framework);
      await page.waitForFunction(
        () => (document.querySelector('tp-flight-booking') as { depCode?: string } | null)?.depCode === 'BJS',
      );
      await page.evaluate(() => document.querySelector('tp-flight-booking')?.parentElement?.remove());
    });

  it('complain of nothing but the framework’s handling of lists, objects and nothing, as the guide says', () => {
    const known = / (statuses|gateways) is no JSON;| page-size is (empty|not within 5 to 100);/;
    assert.deepEqual(
      visit.complaints.filter((text) => !known.test(text)),
      [],
    );
  });
});
