import type { Answers } from '../../support/components/fake-runtime';
import { ADVERTS, TODO, trip, SPEND } from '../home/home-samples';

const node = (objectNo: string, objectName: string, url: string, childObjectInfoBos: unknown[] = []) => ({
  objectNo,
  objectName,
  objectType: 1,
  parentNo: '',
  url,
  iconUrl: '',
  keyID: objectNo,
  childObjectInfoBos,
});
const PAGE_TREE = node('YHWZ-YMQX-0', '页面权限', '', [
  node('YHWZ-YMQX-0101', '机票预订', '/flightBooking/index'),
  node('YHWZ-YMQX-0102', '我的订单', '/orderManage/airOrderList'),
]);

/** What the shell and its pages ask for beside the widgets: the site, its pages and menus, adverts and the home page. */
export const shellAnswers = (): Answers => ({
  queryWebsiteInfo: () => ({
    logo: '',
    backgroungImg: '',
    websiteName: '远途商旅',
    platName: '企业差旅管理平台',
    copyRight1: '',
    copyRight2: '',
    tMCNumber: 'T001',
  }),
  // the adverts of a space, with and without login
  query: () => ADVERTS,
  queryTodo: () => TODO,
  queryComingTrips: () => [trip()],
  queryRecentRoutes: () => [{ depCode: 'BJS', depCityName: '北京', arrCode: 'SHA', arrCityName: '上海' }],
  queryMonthSpend: () => SPEND,
  queryPermissionListForBusiness: () => ({ treeResps: [PAGE_TREE] }),
  batchQueryPermissionListForBusiness: () => [
    { appNo: 'YHWZ', moduleNo: 'YHWZ-YMQX', treeResps: [PAGE_TREE] },
    { appNo: 'YHWZ', moduleNo: 'YHWZ-YDQX', treeResps: [] },
    { appNo: 'SP', moduleNo: 'SP-CZQX', treeResps: [] },
  ],
  queryObjectTree: () => ({ queryObjectTreeResps: [] }),
  queryConfigParamInfo: () => ({ paramName: 'CLYH_YHWZ_LOGINOUT_PB', paramValue: null }),
  queryPageMenu: () => [
    { keyID: '1', ModuleID: '01', ModuleName: '差旅预订', ParentID: '0', ModuleURL: '', IconURL: '' },
    {
      keyID: '2',
      ModuleID: '0101',
      ModuleName: '机票预订',
      ParentID: '01',
      ModuleURL: '/flightBooking/index',
      IconURL: '',
    },
    {
      keyID: '3',
      ModuleID: '0102',
      ModuleName: '我的订单',
      ParentID: '01',
      ModuleURL: '/orderManage/airOrderList',
      IconURL: '',
    },
  ],
});
