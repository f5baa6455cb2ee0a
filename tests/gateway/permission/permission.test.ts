import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { getDictionaryParam, getSysParam, queryConfigParamInfo } from '../../../src/contract/dictionary';
import { queryAdministrators } from '../../../src/contract/permission/administrators';
import {
  batchQueryPermissionListForBusiness,
  queryObjectTree,
  queryPageMenu,
  queryPermissionListForBusiness,
  type ObjectNode,
  type PermissionNode,
} from '../../../src/contract/permission/permission';
import { APP, MODULE, OBJECT } from '../../../src/contract/permission/objects';
import { activeMenuPath, buildMenuTree } from '../../../src/domain/portal/menu';
import { isPcLoginDisabled, permittedPages } from '../../../src/domain/portal/pages';
import { SERVER_SITE } from '../../../demo/gateway/permission/server-site';
import { startTestGateway, type TestGateway } from '../../support/gateway/harness';

const PAGES = { appNo: APP.portal, moduleNo: MODULE.pages };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

async function pagesOf(account: string): Promise<PermissionNode[]> {
  const as = await gateway.login(account);
  const { treeResps } = await gateway.ok(
    queryPermissionListForBusiness,
    { ...PAGES, retureObject: true },
    { as },
  );
  return treeResps;
}

describe('the permission calls', () => {
  const EVERYONE = [
    '/Home/index',
    '/flightBooking/index',
    '/orderManage/airOrderList',
    '/personalInfo/personalInfo',
  ];
  const MANAGED = ['/orderManage/manageairOrderList'];
  const REPORTS = ['/travelReport/pandect'];
  const ADMIN = ['/standard/standardList', '/costCenter/dataManage'];
  const BI = '/travelReport/hotel/hengshiBI';
  const accounts: [account: string, holds: string[], lacks: string[]][] = [
    ['staff', [...EVERYONE, ...REPORTS], [...MANAGED, ...ADMIN, BI]],
    ['approver', [...EVERYONE, ...MANAGED, ...REPORTS], [...ADMIN, BI]],
    ['admin', [...EVERYONE, ...MANAGED, ...REPORTS, ...ADMIN, BI, '/contract/list', '/settlePayment'], []],
    [
      'finance',
      [
        ...EVERYONE,
        ...REPORTS,
        '/settlePayment',
        '/companyManageSet/walletAccount',
        '/managementCenter/offlineRecharge',
        '/invoice/invoiceApply',
        '/invoice/invoiceList',
        '/invoice/invoiceTemplateConfig',
      ],
      [...ADMIN, BI],
    ],
    ['multi', [...EVERYONE, ...REPORTS], [...MANAGED, ...ADMIN]],
    ['nopage', [], [...EVERYONE, ...MANAGED, ...REPORTS, ...ADMIN]],
  ];
  for (const [account, holds, lacks] of accounts) {
    it(`give ${account} the pages of its roles`, async () => {
      const tree = await pagesOf(account);
      const { urls } = permittedPages(tree);
      for (const url of holds) assert.ok(urls.includes(url), `${account} holds ${url}`);
      for (const url of lacks) assert.ok(!urls.includes(url), `${account} does not hold ${url}`);
      if (holds.length === 0) assert.deepEqual(urls, []);
      assert.equal(isPcLoginDisabled(tree), false);
      assert.equal(
        tree.some(({ objectNo }) => objectNo === OBJECT.pageRoot),
        holds.length > 0,
      );
    });
  }

  it('tell nopc that its PC login is disabled', async () => {
    assert.equal(isPcLoginDisabled(await pagesOf('nopc')), true);
  });

  it('give menus that make a tree', async () => {
    const as = await gateway.login('admin');
    const items = await gateway.ok(queryPageMenu, {}, { as });
    const tree = buildMenuTree(items);
    const names = (nodes: ReturnType<typeof buildMenuTree>): unknown[] =>
      nodes.map(({ ModuleName, children }) =>
        children.length > 0 ? [ModuleName, names(children)] : ModuleName,
      );
    assert.deepEqual(
      tree.map(({ ModuleName }) => ModuleName),
      ['首页', '差旅预订', '审批中心', '结算中心', '差旅报表', '企业管理', '个人中心'],
    );
    assert.deepEqual(names(tree).slice(0, 2), [
      '首页',
      [
        '差旅预订',
        [
          ['机票', ['机票预订']],
          ['我的订单', ['机票订单', '订单处理']],
        ],
      ],
    ]);
    const fourth = activeMenuPath(tree, '/travelReport/ticket/hotAnalysis');
    assert.deepEqual(
      fourth.map(({ ModuleName, level }) => `${level} ${ModuleName}`),
      ['1 差旅报表', '2 差旅分析', '3 机票报表', '4 热门航线分析'],
    );
    assert.ok(items.every(({ ModuleID }) => /^\d+$/.test(ModuleID)));
    assert.deepEqual(await gateway.ok(queryPageMenu, {}, { as: await gateway.login('nopage') }), []);
  });

  it('answer several modules in the order asked', async () => {
    const as = await gateway.login('approver');
    const asked = [
      { appNo: APP.approval, moduleNo: MODULE.approvalActions },
      { appNo: APP.portal, moduleNo: MODULE.booking },
      { appNo: 'NONE', moduleNo: 'NONE' },
    ];
    const answers = await gateway.ok(batchQueryPermissionListForBusiness, asked, { as });
    assert.deepEqual(
      answers.map(({ moduleNo, treeResps }) => [moduleNo, treeResps.map(({ objectNo }) => objectNo)]),
      [
        ['SP-CZQX', ['SP-CZQX-TY', 'SP-CZQX-BTY', 'SP-CZQX-ZJ', 'SP-CZQX-JQ', 'SP-CZQX-TH']],
        [
          'YHWZ-YDQX',
          [
            OBJECT.bookFlight,
            OBJECT.payOrder,
            OBJECT.cancelOrder,
            OBJECT.changeOrder,
            OBJECT.refundOrder,
            OBJECT.bookForColleagues,
            OBJECT.bookForOutsiders,
            OBJECT.revealNumbers,
          ],
        ],
        ['NONE', []],
      ],
    );
  });

  it('list every page of the specification, held or not', async () => {
    const as = await gateway.login('nopage');
    const body = { ...PAGES, returnDisEnable: false, returnBaseObject: false };
    const { queryObjectTreeResps } = await gateway.ok(queryObjectTree, body, { as });
    const all: string[] = [];
    const levels = new Set<number>();
    const walk = (nodes: readonly ObjectNode[], level: number) => {
      for (const { url, childObjectInfoBos } of nodes) {
        if (url !== '') all.push(url);
        levels.add(level);
        walk(childObjectInfoBos, level + 1);
      }
    };
    walk(queryObjectTreeResps, 1);
    assert.deepEqual([...levels], [1, 2, 3, 4]);
    assert.equal(new Set(all).size, all.length);
    for (const page of [
      '/Home/index',
      '/travelReport/hotel/hengshiBI',
      '/costCenter/importCostCenter',
      '/settlePayment',
      '/standard/receiveStuffSet',
      '/permission/permissionManageNew',
      '/accountSafe/setNewEmail',
      '/companyManageSet/thirdwebIframe',
      '/flightBooking/index',
    ]) {
      assert.ok(all.includes(page), page);
    }
    assert.ok(all.length >= 95, String(all.length));
  });

  it('say where the server-side site runs, unless the object holds an address itself', async () => {
    const as = await gateway.login('staff');
    const site = { appNo: APP.siteAddresses, moduleNo: MODULE.siteAddresses };
    const address = async () => {
      const { queryObjectTreeResps } = await gateway.ok(
        queryObjectTree,
        { ...site, returnDisEnable: false, returnBaseObject: false },
        { as },
      );
      return queryObjectTreeResps.find(({ objectNo }) => objectNo === OBJECT.serverSite)?.url;
    };
    const set = (url: string) =>
      gateway.db
        .updateTable('permission_object')
        .set({ url })
        .where('object_no', '=', OBJECT.serverSite)
        .execute();
    assert.equal(await address(), gateway.config.serverSiteUrl);
    await set('https://java.example');
    assert.equal(await address(), 'https://java.example');
    await set(SERVER_SITE);
  });

  it('leave out disabled objects unless asked, and never grant them', async () => {
    const as = await gateway.login('staff');
    const site = { appNo: APP.siteAddresses, moduleNo: MODULE.siteAddresses, returnBaseObject: true };
    const count = async (returnDisEnable: boolean) => {
      const { queryObjectTreeResps } = await gateway.ok(
        queryObjectTree,
        { ...site, returnDisEnable },
        { as },
      );
      return queryObjectTreeResps[0]?.childObjectInfoBos.length;
    };
    assert.equal(await count(false), 4);
    const set = (object_no: string, is_enable: boolean) =>
      gateway.db
        .updateTable('permission_object')
        .set({ is_enable })
        .where('object_no', '=', object_no)
        .execute();
    await set('WZTZDZ-YHWZTZDZ-DLDZ', false);
    assert.deepEqual([await count(false), await count(true)], [3, 4]);

    const booking = { appNo: APP.portal, moduleNo: MODULE.booking, retureObject: false };
    const held = async () => {
      const { treeResps } = await gateway.ok(queryPermissionListForBusiness, booking, { as });
      return treeResps.map(({ objectNo }) => objectNo);
    };
    const orders = [
      OBJECT.bookFlight,
      OBJECT.payOrder,
      OBJECT.cancelOrder,
      OBJECT.changeOrder,
      OBJECT.refundOrder,
    ];
    assert.deepEqual(await held(), [...orders, OBJECT.bookForColleagues, OBJECT.bookForOutsiders]);
    // A change takes effect with the next call of an open session.
    await set(OBJECT.bookForColleagues, false);
    assert.deepEqual(await held(), [...orders, OBJECT.bookForOutsiders]);
    await set(OBJECT.bookForColleagues, true);
  });
});

describe('the dictionary calls', () => {
  it('answer sub pay types and card types in their order', async () => {
    const as = await gateway.login('staff');
    const entries = await gateway.ok(getDictionaryParam, { param: 'SUB_PAY_TYPE' }, { as });
    assert.deepEqual(
      entries.map(({ code }) => code),
      Array.from({ length: 21 }, (_, i) => i),
    );
    assert.deepEqual(
      entries.slice(0, 4).map(({ name }) => name),
      ['钱包', '支付宝', '财付通', '微信'],
    );
    const cards = await gateway.ok(getDictionaryParam, { param: 'CARD_TYPE' }, { as });
    assert.deepEqual(cards[0], { code: 0, name: '身份证' });
    assert.equal(cards.length, 8);
    assert.deepEqual(await gateway.ok(getDictionaryParam, { param: 'UNKNOWN' }, { as }), []);
  });

  it('answer parameters, null for those not set, one of them before login', async () => {
    const as = await gateway.login('staff');
    assert.equal((await gateway.ok(getSysParam, { param: 'UNKNOWN' }, { as })).value, null);
    const quit = await gateway.ok(queryConfigParamInfo, { paramName: 'CLYH_YHWZ_LOGINOUT_PB' });
    assert.equal(quit.paramValue, '100003');
    assert.equal((await gateway.ok(queryConfigParamInfo, { paramName: 'UNKNOWN' })).paramValue, null);
  });

  it('name the administrators of the enterprise to everyone in it, and of no other', async () => {
    const namesFor = async (account: string) =>
      (await gateway.ok(queryAdministrators, {}, { as: await gateway.login(account) })).nameList;
    const [ofStaff, ofAdmin] = [await namesFor('staff'), await namesFor('admin')];
    assert.deepEqual(ofStaff, ofAdmin);
    assert.equal(ofStaff[0], '刘敏');
    assert.ok(ofStaff.length <= 3);
  });
});
