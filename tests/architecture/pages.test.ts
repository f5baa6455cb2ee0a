import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { describe, it } from 'vitest';
import { PAGES } from '../../components/pages';
import { areaRights } from '../../demo/gateway/permission/area-rights';
import { permissionObjects } from '../../demo/gateway/permission/objects/permission-objects';
import { PAGE_RIGHTS } from '../../demo/gateway/permission/roles/page-rights';
import { menuTree, PAGE_ROWS, PAGE_TREE, type PageNode } from '../../demo/gateway/permission/objects/pages';
import { MODULE, OBJECT } from '../../src/contract/permission/objects';
import { callsOfContract } from '../support/contract-calls';

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

describe('the menus', () => {
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

  it('have four levels at most, and the numbers that the specification gives', async () => {
    for (const node of PAGE_TREE) assert.ok(depthOf(node) <= 4, node.name);
    assert.deepEqual(
      PAGE_TREE.slice(0, 4).map(({ number, name }) => `${number} ${name}`),
      ['00 首页', '01 差旅预订', '02 审批中心', '03 结算中心'],
    );
    const objects = permissionObjects(await areaRights());
    assert.equal(objects.find(({ object_no }) => object_no === OBJECT.approveUrl)?.url, '/approve.html');
    const numbers = objects.map(({ object_no }) => object_no);
    assert.deepEqual([...new Set(numbers)], numbers);
  });

  it('keep their numbers where a page comes in front of them, or one goes', () => {
    const numbersOf = (rows: typeof PAGE_ROWS) =>
      Object.fromEntries(
        nodesOf(menuTree(rows)).map(({ number, name, url }) => [`${name} ${url ?? ''}`, number]),
      );
    const before = numbersOf(PAGE_ROWS);
    assert.equal(before['企业机票订单 /orderManage/manageairOrderList'], '050101');
    assert.equal(before['机票订单 /orderManage/airOrderList'], '010201');
    assert.equal(`${MODULE.pages}-010201`, OBJECT.ownOrders);
    assert.equal(`${MODULE.pages}-050101`, OBJECT.managedOrders);
    const page = { number: '050001', title: '首项', url: '/first/index', inMenu: true };
    const trail = ['企业管理', '最前'];
    const more = numbersOf([{ ...page, trail }, ...PAGE_ROWS]);
    assert.deepEqual(more, { ...before, '首项 /first/index': '050001', '最前 ': '0500' });
    const fewer = numbersOf(PAGE_ROWS.filter(({ url }) => url !== '/addressBook/manage/list'));
    const { '员工列表 /addressBook/manage/list': gone, ...others } = before;
    assert.deepEqual([gone, fewer], ['050203', others]);
    const menu = menuTree([{ ...page, trail }, ...PAGE_ROWS]).find(({ name }) => name === '企业管理');
    assert.deepEqual(
      menu?.pages?.slice(0, 2).map(({ name }) => name),
      ['最前', '订单管理'],
    );
  });

  it('say where a page has no number, another’s, or one of another menu', () => {
    const page = { title: '页', url: '/some/page', inMenu: true };
    const wrong = (number: string, trail: string[]) => () =>
      menuTree([...PAGE_ROWS, { ...page, number, trail }]);
    assert.throws(wrong('', ['企业管理']), /needs a number/);
    assert.throws(wrong('0501', ['企业管理', '订单管理']), /needs a number/);
    assert.throws(wrong('050101', ['企业管理', '订单管理']), /is taken/);
    assert.throws(wrong('050199', ['企业管理', '通讯录']), /is the menu 订单管理/);
  });
});

describe('the rights of pages', () => {
  /** Data that only their keepers read; each page of these needs the right that is given beside it. */
  const READ_BY_KEEPERS: readonly string[] = [
    OBJECT.editApprovalFlow,
    OBJECT.editSettleProducts,
    OBJECT.importTravelRecords,
    OBJECT.biAnalysis,
    OBJECT.editBudgets,
    OBJECT.editCostObjects,
    OBJECT.editCompany,
    OBJECT.editHotelPage,
    OBJECT.editBookingProducts,
    OBJECT.editStaff,
    OBJECT.editPositions,
    OBJECT.setWallet,
    OBJECT.rechargeWallet,
    OBJECT.reviewPayments,
    OBJECT.applyInvoices,
  ];

  it('name the page of every right to read, and pages that exist', async () => {
    const rows = PAGE_ROWS.map(({ url }) => url);
    assert.deepEqual(
      Object.keys(PAGE_RIGHTS).filter((url) => !rows.includes(url)),
      [],
    );
    const actions = new Set((await areaRights()).map(({ objectNo }) => objectNo));
    const sees = new Set(Object.values(PAGE_RIGHTS).flatMap(({ see }) => see ?? []));
    const unread = (await callsOfContract()).filter(
      ([, { permission = '', mutates, reads }]) =>
        mutates === undefined &&
        reads !== undefined &&
        actions.has(permission) &&
        !sees.has(permission) &&
        !READ_BY_KEEPERS.includes(permission),
    );
    assert.deepEqual(
      unread.map(([name, { permission }]) => `${name} ${permission}`),
      [],
      'demo/gateway/permission/roles/page-rights.ts says with which page the right comes',
    );
  });

  it('are said of every page of the administration that is not a right by itself', () => {
    /** Pages whose calls need the page alone, or no right. */
    const enough = [
      '/orderManage/manageairOrderList',
      '/permission/permissionManageNew',
      '/changeMainManage/addchangeMainManager',
      '/managementCenter/managementIndex',
      '/managementCenter/configGuide',
      '/companyManageSet/thirdwebIframe',
    ];
    const unsaid = PAGE_ROWS.filter(
      ({ number, url }) => number.startsWith('05') && !(url in PAGE_RIGHTS) && !enough.includes(url),
    );
    assert.deepEqual(
      unsaid.map(({ url }) => url),
      [],
    );
  });

  it('are shared with a page that has one', () => {
    const rows = PAGE_ROWS.map(({ url }) => url);
    for (const { path, number, sharesRightOf } of PAGES)
      if (sharesRightOf !== undefined)
        assert.ok(number === '' && rows.includes(sharesRightOf), `${path} shares ${sharesRightOf}`);
  });
});
