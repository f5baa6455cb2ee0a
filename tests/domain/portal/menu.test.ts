import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import type { MenuItem, PermissionNode } from '../../../src/contract/permission/permission';
import {
  activeMenuPath,
  buildMenuTree,
  isSettlementMenu,
  menuItemsOf,
  menusAround,
  type MenuNode,
} from '../../../src/domain/portal/menu';

const item = (ModuleID: string, ParentID: string, ModuleURL = ''): MenuItem => ({
  keyID: `key-${ModuleID}`,
  ModuleID,
  ModuleName: `菜单${ModuleID}`,
  ParentID,
  ModuleURL,
  IconURL: '',
});
/** Shape of a tree by ids, as `01(0101(010101),0102)`. */
const shape = (nodes: readonly MenuNode[]): string =>
  nodes
    .map(({ ModuleID, children }) => ModuleID + (children.length > 0 ? `(${shape(children)})` : ''))
    .join(',');
const everyNode = (nodes: readonly MenuNode[]): MenuNode[] =>
  nodes.flatMap((node) => [node, ...everyNode(node.children)]);

test('four levels from a flat list, siblings in its order, children before parents allowed', () => {
  const tree = buildMenuTree([
    item('0102', '01'),
    item('02', '0'),
    item('010101', '0101'),
    item('01', ''),
    item('0101', '01'),
    item('01010101', '010101'),
  ]);
  assert.equal(shape(tree), '02,01(0102,0101(010101(01010101)))');
  assert.deepEqual(
    everyNode(tree).map(({ ModuleID, level }) => [ModuleID, level]),
    [
      ['02', 1],
      ['01', 1],
      ['0102', 2],
      ['0101', 2],
      ['010101', 3],
      ['01010101', 4],
    ],
  );
});

test('a node keeps the fields of its item', () => {
  const home = item('01', '', '/Home/index');
  assert.deepEqual(buildMenuTree([home]), [{ ...home, level: 1, children: [] }]);
});

test('nodes without a place in the four levels are left out', () => {
  const fifth = [item('1', ''), item('2', '1'), item('3', '2'), item('4', '3'), item('5', '4')];
  assert.equal(shape(buildMenuTree(fifth)), '1(2(3(4)))');
  assert.equal(shape(buildMenuTree([item('1', ''), item('x', 'gone'), item('y', 'x')])), '1');
  assert.equal(shape(buildMenuTree([item('a', 'b'), item('b', 'c'), item('c', 'a'), item('s', 's')])), '');
  assert.deepEqual(buildMenuTree([]), []);
});

test('of items with one ModuleID the first counts', () => {
  const tree = buildMenuTree([
    item('1', '', '/first'),
    item('2', '1'),
    item('1', '2', '/second'),
    item('2', ''),
  ]);
  assert.equal(shape(tree), '1(2)');
  assert.equal(tree[0]?.ModuleURL, '/first');
});

test('blank and 0 as ModuleID gather no roots below themselves', () => {
  assert.equal(shape(buildMenuTree([item('0', ''), item('', ''), item('1', '0'), item('2', '')])), '0,,1,2');
});

test('over any list: each item at most once, one level below its parent, in the order of the list', () => {
  const ids = fc.constantFrom('', '0', ...'abcdefghij');
  fc.assert(
    fc.property(fc.array(fc.tuple(ids, ids), { maxLength: 40 }), (pairs) => {
      const items = pairs.map(([id, parent]) => item(id, parent));
      const parentOf = new Map<string, string>();
      for (const { ModuleID, ParentID } of items)
        if (!parentOf.has(ModuleID)) parentOf.set(ModuleID, ParentID);
      const isRoot = (parent: string | undefined) => parent === '' || parent === '0';
      /** Level of a node, counted up to its root; undefined when there is no root within four steps. */
      const levelOf = (id: string) => {
        let at: string | undefined = id;
        for (let level = 1; level <= 4; level += 1) {
          at = parentOf.get(at);
          if (at === undefined) return undefined;
          if (isRoot(at)) return level;
        }
        return undefined;
      };

      const nodes = everyNode(buildMenuTree(items));
      const expected = [...parentOf.keys()].filter((id) => levelOf(id) !== undefined);
      assert.deepEqual(nodes.map(({ ModuleID }) => ModuleID).sort(), expected.sort());
      for (const { ModuleID, level, children } of nodes) {
        assert.equal(level, levelOf(ModuleID));
        assert.deepEqual(
          children.map((child) => child.ModuleID),
          [...parentOf]
            .filter(([, parent]) => parent === ModuleID && !isRoot(parent) && level < 4)
            .map(([id]) => id),
        );
      }
    }),
    { numRuns: 500 },
  );
});

test('ten times the items cost about ten times the work', () => {
  let reads = 0;
  const counted = (n: number) =>
    Array.from(
      { length: n },
      (_, i) =>
        new Proxy(item(`m${i}`, i < 10 ? '' : `m${Math.floor(i / 10) - 1}`), {
          get: (target, key, receiver) => {
            reads += 1;
            return Reflect.get(target, key, receiver);
          },
        }),
    );
  const readsFor = (n: number) => {
    reads = 0;
    buildMenuTree(counted(n));
    return reads;
  };
  assert.ok(readsFor(10_000) < 12 * readsFor(1000));
});

test('settlement menus begin with 03', () => {
  for (const [id, expected] of [
    ['03', true],
    ['0301', true],
    ['3', false],
    ['0103', false],
    ['', false],
  ] as const) {
    assert.equal(isSettlementMenu(id), expected, id);
  }
});

const TREE = buildMenuTree([
  item('01', '', '/Home/index'),
  item('02', ''),
  item('0201', '02', '/orderManage/airOrderList?tab=1'),
  item('020101', '0201', '/orderManage/airOrderList/'),
  item('0202', '02', 'employeeManage'),
  item('020201', '0202', '/employeeManage/staffEdit'),
  item('0203', '02', '/'),
]);
const activeIds = (path: string) => activeMenuPath(TREE, path).map(({ ModuleID }) => ModuleID);

test('the active menus of a path, from level 1 down', () => {
  const table: [string, string[]][] = [
    ['/Home/index', ['01']],
    ['Home/index/', ['01']],
    ['/Home/index?hideFloatElement=true', ['01']],
    ['/Home/index#top', ['01']],
    ['/orderManage/airOrderList', ['02', '0201', '020101']],
    ['/orderManage/airOrderList/2026', ['02', '0201', '020101']],
    ['/employeeManage', ['02', '0202']],
    ['/employeeManage/staffDetail/7', ['02', '0202']],
    ['/employeeManage/staffEdit/7', ['02', '0202', '020201']],
    ['/employeeManage/staffEditor', ['02', '0202']],
    ['/employeeManager', []],
    ['/home/index', []],
    ['/', ['02', '0203']],
    ['/unknown', []],
  ];
  for (const [path, ids] of table) assert.deepEqual(activeIds(path), ids, path);
});

test('a page without a menu stands under that of its list, else under those its number begins with', () => {
  const around = (path: string, list: string | undefined, number: string) =>
    menusAround(TREE, path, { list, number }).map(({ ModuleID }) => ModuleID);
  const table: [path: string, list: string | undefined, number: string, ids: string[]][] = [
    ['/Home/index', '/employeeManage', '020109', ['01']],
    ['/staff/one', '/employeeManage', '0101', ['02', '0202']],
    ['/staff/one', '/not/in/menu', '020109', ['02', '0201']],
    ['/staff/one', undefined, '02010109', ['02', '0201', '020101']],
    // The number belongs to the menu of another page.
    ['/staff/one', undefined, '0202', ['02']],
    ['/staff/one', undefined, '09', []],
    ['/staff/one', undefined, '', []],
  ];
  for (const [path, list, number, ids] of table) assert.deepEqual(around(path, list, number), ids, path);
  assert.deepEqual(menusAround(TREE, '/staff/one', undefined), []);
});

test('menus with equal addresses: the deepest, then the first', () => {
  const tree = buildMenuTree([
    item('1', '', '/a'),
    item('2', '', '/a'),
    item('3', '', '/b'),
    item('31', '3', '/a'),
    item('32', '3', '/a'),
  ]);
  assert.deepEqual(
    activeMenuPath(tree, '/a').map(({ ModuleID }) => ModuleID),
    ['3', '31'],
  );
  assert.deepEqual(
    activeMenuPath(tree.slice(0, 2), '/a').map(({ ModuleID }) => ModuleID),
    ['1'],
  );
});

const node = (over: Partial<PermissionNode>): PermissionNode => ({
  objectNo: '',
  objectName: '',
  objectType: 1,
  parentNo: '',
  url: '',
  iconUrl: '',
  keyID: '',
  childObjectInfoBos: [],
  ...over,
});

test('the pages of the permission tree are the menus', () => {
  const orders = node({
    objectNo: 'YHWZ-YMQX-0201',
    parentNo: 'YHWZ-YMQX-02',
    objectName: '我的订单',
    url: '/orderManage/airOrderList',
    keyID: '7',
    iconUrl: '/icons/order.svg',
    childObjectInfoBos: [
      node({ objectNo: 'YHWZ-YMQX-DC', parentNo: 'YHWZ-YMQX-0201', objectType: 2, objectName: '导出' }),
    ],
  });
  const group = node({
    objectNo: 'YHWZ-YMQX-02',
    parentNo: 'YHWZ-YMQX-0',
    objectName: '订单',
    childObjectInfoBos: [orders],
  });
  const root = node({ objectNo: 'YHWZ-YMQX-0', parentNo: 'YHWZ-YMQX', childObjectInfoBos: [group] });
  const module = node({ objectNo: 'YHWZ-YMQX', parentNo: 'YHWZ', childObjectInfoBos: [root] });
  const menus: MenuItem[] = [
    { keyID: '', ModuleID: '02', ModuleName: '订单', ParentID: '0', ModuleURL: '', IconURL: '' },
    {
      keyID: '7',
      ModuleID: '0201',
      ModuleName: '我的订单',
      ParentID: '02',
      ModuleURL: '/orderManage/airOrderList',
      IconURL: '/icons/order.svg',
    },
  ];
  assert.deepEqual(menuItemsOf([module]), menus);
  assert.equal(shape(buildMenuTree(menuItemsOf([module]))), '02(0201)');
  assert.deepEqual(menuItemsOf([]), []);
});
