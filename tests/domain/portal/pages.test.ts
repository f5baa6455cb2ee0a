import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import type { PermissionNode } from '../../../src/contract/permission/permission';
import {
  containsObject,
  isPcLoginDisabled,
  pagePath,
  permittedPages,
} from '../../../src/domain/portal/pages';

const node = (
  objectType: 1 | 2,
  objectNo: string,
  url = '',
  childObjectInfoBos: PermissionNode[] = [],
): PermissionNode => ({
  objectNo,
  objectName: '',
  objectType,
  parentNo: '',
  url,
  iconUrl: '',
  keyID: '',
  childObjectInfoBos,
});

const TREE = [
  node(1, 'YHWZ-YMQX-0', '', [
    node(1, 'YHWZ-YMQX-01', '/Home/index'),
    node(1, 'YHWZ-YMQX-02', ' ', [
      node(1, 'YHWZ-YMQX-0201', 'orderManage/airOrderList?tab=1', [
        node(2, 'YHWZ-YMQX-DC', '/api/export'),
        node(1, 'YHWZ-YMQX-020101', '/orderManage/refundApply'),
      ]),
      node(1, 'YHWZ-YMQX-0202', '//orderManage//airOrderList/'),
      node(1, 'YHWZ-YMQX-0203', '/orderManage/airOrderList'),
    ]),
  ]),
  node(2, 'YHWZ-YMQX-JYYSSFX'),
  node(2, 'YHWZ-YMQX-DC'),
];

test('urls of pages and numbers of actions, each once, in the order of the tree', () => {
  assert.deepEqual(permittedPages(TREE), {
    urls: [
      '/Home/index',
      '/orderManage/airOrderList',
      '/orderManage/refundApply',
      '/orderManage//airOrderList',
    ],
    operations: ['YHWZ-YMQX-DC', 'YHWZ-YMQX-JYYSSFX'],
  });
  assert.deepEqual(permittedPages([]), { urls: [], operations: [] });
});

test('addresses as the router knows them', () => {
  const table: [string, string][] = [
    ['/Home/index', '/Home/index'],
    ['Home/index', '/Home/index'],
    ['///Home/index//', '/Home/index'],
    [' /Home/index?a=/b#c ', '/Home/index'],
    ['#/appDown/index', '/appDown/index'],
    ['/#/appDown/index?x=1', '/appDown/index'],
    ['/', '/'],
    ['', '/'],
    ['?authSign=x', '/'],
  ];
  for (const [url, path] of table) assert.equal(pagePath(url), path, url);
});

test('any address gets exactly one leading slash and keeps it', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'/#?=ab') }), (url) => {
      const path = pagePath(url);
      assert.match(path, /^\/(?:[^/?#]([^?#]*[^/?#])?)?$/);
      assert.equal(pagePath(path), path);
    }),
  );
});

test('an object is held at any depth, as page or action, by its whole number', () => {
  for (const objectNo of ['YHWZ-YMQX-0', 'YHWZ-YMQX-020101', 'YHWZ-YMQX-DC', 'YHWZ-YMQX-JYYSSFX']) {
    assert.equal(containsObject(TREE, objectNo), true, objectNo);
  }
  for (const objectNo of ['', 'YHWZ-YMQX', 'YHWZ-YMQX-0204', 'yhwz-ymqx-0']) {
    assert.equal(containsObject(TREE, objectNo), false, objectNo);
  }
});

test('PC login is disabled where the object for it is present', () => {
  assert.equal(isPcLoginDisabled(TREE), false);
  assert.equal(isPcLoginDisabled([]), false);
  assert.equal(isPcLoginDisabled([...TREE, node(2, 'YHWZ-YMQX-PCDLXZ')]), true);
  assert.equal(isPcLoginDisabled([node(1, 'YHWZ-YMQX-0', '', [node(1, 'YHWZ-YMQX-PCDLXZ')])]), true);
});
