import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { PAGES } from '../../components/pages';
import { permissionObjects } from '../../demo/gateway/permission/demo/permission-objects';
import { PAGE_TREE, type PageNode } from '../../demo/gateway/permission/demo/pages';
import { OBJECT } from '../../src/contract/permission/objects';

const nodesOf = (nodes: readonly PageNode[]): PageNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(node.pages ?? [])]);
const depthOf = ({ pages = [] }: PageNode): number => 1 + Math.max(0, ...pages.map(depthOf));

describe('the pages of all areas', () => {
  it('are gathered from their folders', () => {
    const areas = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /^[^/]+\/pages\.ts$/.test(file),
    );
    assert.ok(areas.length >= 7, areas.join());
    const paths = PAGES.map(({ path }) => path);
    for (const path of ['/', '/Home/index', '/flightBooking/index', '/orderManage/airOrderList']) {
      assert.ok(paths.includes(path), path);
    }
  });

  it('stand once each', () => {
    const rows = PAGES.map(({ path, document = '' }) => `${document}#${path}`);
    assert.deepEqual([...new Set(rows)], rows);
  });
});

describe('the demo’s menus', () => {
  const nodes = nodesOf(PAGE_TREE);

  it('hold the pages of the areas, under the menus of their trails', () => {
    const bookings = PAGE_TREE.find(({ name }) => name === '差旅预订');
    const orders = bookings?.pages?.find(({ name }) => name === '我的订单');
    assert.ok(orders?.pages?.some(({ url }) => url === '/orderManage/airOrderList'));
    const urls = nodes.flatMap(({ url }) => url ?? []);
    assert.ok(urls.length > 80, `${urls.length} pages`);
    assert.deepEqual([...new Set(urls)], urls);
    for (const open of ['/', '/error', '/chooseEnt', '/linkInvite/linkInvite'])
      assert.ok(!urls.includes(open), open);
  });

  it('have four levels at most, and the numbers that the specification gives', () => {
    for (const node of PAGE_TREE) assert.ok(depthOf(node) <= 4, node.name);
    assert.deepEqual(
      PAGE_TREE.slice(0, 4).map(({ no, name }) => `${no} ${name}`),
      ['00 首页', '01 差旅预订', '02 审批中心', '03 结算中心'],
    );
    const objects = permissionObjects();
    assert.equal(objects.find(({ object_no }) => object_no === OBJECT.approveUrl)?.url, '/approve.html');
    const numbers = objects.map(({ object_no }) => object_no);
    assert.deepEqual([...new Set(numbers)], numbers);
  });
});
