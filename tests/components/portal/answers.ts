import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaAnswers } from '../../support/components/samples';

const node = (objectNo: string, objectName: string, url: string, childObjectInfoBos: unknown[] = []) => ({
  objectNo,
  objectName,
  objectType: 1,
  parentNo: '',
  appNo: '',
  moduleNo: '',
  isEnable: 1,
  url,
  iconUrl: '',
  keyID: objectNo,
  childObjectInfoBos,
});
const PAGE_TREE = node('YHWZ-YMQX-0', '页面权限', '', [
  node('YHWZ-YMQX-0101', '机票预订', '/flightBooking/index'),
  node('YHWZ-YMQX-0102', '机票订单', '/orderManage/airOrderList'),
]);

const BOOKING = { ...node(OBJECT.bookFlight, '预订国内机票', ''), objectType: 2 };

/** The site has the host of the tests. */
const APPROVAL_SITE = node('WZTZDZ-YHWZTZDZ-0', '*', '', [node('WZTZDZ-YHWZTZDZ-SPDZ', '审批站点地址', '/')]);

/** Answers for the shell: the site, its pages and menus. */
export const answers: AreaAnswers = () => ({
  queryWebsiteInfo: () => ({
    logo: '',
    backgroungImg: '',
    websiteName: '远途商旅',
    platName: '企业差旅管理平台',
    copyRight1: '',
    copyRight2: '',
    tMCNumber: 'T001',
  }),
  queryPermissionListForBusiness: () => ({ treeResps: [PAGE_TREE] }),
  batchQueryPermissionListForBusiness: () => [
    { appNo: 'YHWZ', moduleNo: 'YHWZ-YMQX', treeResps: [PAGE_TREE] },
    { appNo: 'YHWZ', moduleNo: 'YHWZ-YDQX', treeResps: [BOOKING] },
    { appNo: 'SP', moduleNo: 'SP-CZQX', treeResps: [] },
  ],
  queryObjectTree: ({ appNo }: { appNo: string }) => ({
    queryObjectTreeResps: appNo === 'WZTZDZ' ? [APPROVAL_SITE] : [],
  }),
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
      ModuleName: '机票订单',
      ParentID: '01',
      ModuleURL: '/orderManage/airOrderList',
      IconURL: '',
    },
  ],
});
