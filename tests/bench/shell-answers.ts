import { flatMenus } from './menus';

/** Gateway answers for the shell, by the last part of the path; the same for suite and floor. */
const node = (objectNo: string, objectName: string, url: string, childObjectInfoBos: unknown[] = []) => ({
  objectNo,
  objectName,
  objectType: 1,
  parentNo: '',
  url,
  iconUrl: '',
  keyID: objectNo,
  appNo: 'YHWZ',
  moduleNo: 'YHWZ-YMQX',
  isEnable: 1,
  childObjectInfoBos,
});
const AREAS = [
  ['00', '首页', '/Home/index'],
  ['01', '差旅预订', '/flightBooking/index'],
  ['02', '我的订单', '/orderManage/airOrderList'],
  ['03', '企业订单', '/orderManage/manageairOrderList'],
  ['04', '差旅标准', '/standard/standardList'],
] as const;
const PAGES = node(
  'YHWZ-YMQX-0',
  '页面',
  '',
  AREAS.map(([no, name, url]) => node(`YHWZ-YMQX-${no}`, name, url)),
);

const BOOKING = { ...node('YHWZ-YDQX-GNJP', '预订国内机票', ''), objectType: 2 };

const RESULTS: Record<string, unknown> = {
  verifyUserAuthSignForCloud: {
    userName: '林静',
    userNO: 'U1',
    telephone: '',
    entAndTmcShortInfoList: [
      {
        staffNO: 'S1',
        staffName: '林静',
        enterpriseNum: 'E1',
        entName: '远航科技',
        entShortName: '远航',
        tMCNumber: 'T1',
        tMCName: '云程',
        logoFileAddress: '',
        phone: '',
      },
    ],
    source: 1,
    linkURLList: [],
    deptInfoList: [],
  },
  queryPageMenu: AREAS.map(([ModuleID, ModuleName, ModuleURL]) => ({
    keyID: ModuleID,
    ModuleID,
    ModuleName,
    ParentID: '0',
    ModuleURL,
    IconURL: '',
  })),
  batchQueryPermissionListForBusiness: [
    { appNo: 'YHWZ', moduleNo: 'YHWZ-YMQX', treeResps: [PAGES] },
    { appNo: 'YHWZ', moduleNo: 'YHWZ-YDQX', treeResps: [BOOKING] },
    { appNo: 'SP', moduleNo: 'SP-CZQX', treeResps: [] },
  ],
  queryObjectTree: { queryObjectTreeResps: [PAGES] },
  queryConfigParamInfo: { paramName: 'CLYH_YHWZ_LOGINOUT_PB', paramValue: null },
  queryWebsiteInfo: {
    logo: '',
    backgroungImg: '',
    websiteName: '企业商旅门户',
    platName: '',
    copyRight1: '',
    copyRight2: '',
    tMCNumber: 'T1',
  },
  query: [],
};

const LARGE_MENUS = flatMenus(10_000);
const LARGE_PAGES = LARGE_MENUS.filter(({ ModuleURL }) => ModuleURL !== '').map((menu) =>
  node(`YHWZ-YMQX-${menu.ModuleID}`, menu.ModuleName, menu.ModuleURL),
);

/** Enterprise whose users have 10,000 menus. */
const LARGE: Record<string, unknown> = {
  ...RESULTS,
  queryPageMenu: LARGE_MENUS,
  batchQueryPermissionListForBusiness: [
    {
      appNo: 'YHWZ',
      moduleNo: 'YHWZ-YMQX',
      treeResps: [{ ...PAGES, childObjectInfoBos: [...PAGES.childObjectInfoBos, ...LARGE_PAGES] }],
    },
  ],
};

/** Envelope for a call; undefined for one that the shell does not make. */
export function shellAnswer(path: string): string | undefined {
  const results = path.startsWith('/large/') ? LARGE : RESULTS;
  const result =
    results[
      path
        .replace(/\.json$/, '')
        .split('/')
        .at(-1) ?? ''
    ];
  return result === undefined ? undefined : JSON.stringify({ success: true, code: '0', msg: '', result });
}
