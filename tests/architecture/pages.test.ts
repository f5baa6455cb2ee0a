import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { PAGES } from '../../components/pages';
import { PAGES as MENUS, type PageNode } from '../../demo/gateway/seed/pages';
import { SERVER_SITE } from '../../demo/gateway/permission/server-site';
import { pagePath } from '../../src/domain/portal/pages';
import { pathWithoutParameters } from '../../src/domain/portal/portal-page';

/** Titles by the path under which the permission tree knows a page. */
const titles = new Map(
  PAGES.filter(({ document, path }) => document === undefined || path === '/').map(
    ({ path, document, title }) => [document ? `/${document}` : pathWithoutParameters(path), title],
  ),
);

const nodesOf = (nodes: readonly PageNode[]): PageNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.pages ?? [])]);

/** Menus of other sites, and the address of the approve page, which is a document of several pages. */
const OTHERS = ['/contract/list', `/inner-${SERVER_SITE}/help/index`, '/approve.html'];

describe('the pages of all areas', () => {
  it('are gathered from their folders', () => {
    const areas = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^[^/]+\/pages\.ts$/.test(file),
    );
    assert.ok(areas.length >= 7, areas.join());
    for (const path of ['/', '/Home/index', '/flightBooking/index', '/orderManage/airOrderList']) {
      assert.ok(titles.has(path), path);
    }
  });

  it('stand once each', () => {
    const rows = PAGES.map(({ path, document = '' }) => `${document}#${path}`);
    assert.deepEqual([...new Set(rows)], rows);
  });

  it('have the names that the demo’s menus have', () => {
    const menus = nodesOf(MENUS).flatMap(({ name, url }) => (url ? [[pagePath(url), name] as const] : []));
    assert.ok(menus.length > 80, `${menus.length} menus with a page`);
    for (const [path, name] of menus) {
      if (!OTHERS.includes(path)) assert.equal(name, titles.get(path), path);
    }
  });
});
