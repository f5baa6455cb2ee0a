import { area, portalPage, type PortalPage } from '../../src/domain/portal/portal-page';

/** Reached from another page. */
const BEHIND = { inMenu: false };
const ADMINISTRATION = '企业管理';

/** Pages of the specification whose area is not there yet. An area that brings its `pages.ts` takes its rows out here. */
export const PLANNED_PAGES: readonly PortalPage[] = [
  // 2.4
  ...area('/standard', [ADMINISTRATION, '差旅标准'], {
    standardList: '标准列表',
    standardPriority: '标准优先级',
    cityMaintain: '城市维护',
    mealStandardsSet: '用餐标准',
    mealSubsidy: '用餐补贴',
    deliveryAddressManage: '配送地址',
  }),
  ...area(
    '/standard',
    [ADMINISTRATION, '差旅标准'],
    {
      cityMainSet: '城市设置',
      travelStandardsSet: '差旅标准设置',
      mealSpecificationSet: '用餐规格设置',
      receiveStuffSet: '收货设置',
    },
    BEHIND,
  ),

  // 2.5
  ...area('/permission', [ADMINISTRATION, '权限管理'], {
    roleManageNew: '角色管理',
    permissionManageNew: '权限管理',
    adminIndex: '管理员',
  }),
  ...area(
    '/permission',
    [ADMINISTRATION, '权限管理'],
    {
      permissionManage: '权限设置',
    },
    BEHIND,
  ),
  portalPage('/employeeManage/staffDetail/{id}', '员工详情', [ADMINISTRATION, '通讯录'], BEHIND),
  portalPage('/employeeManage/staffEdit/{id?}', '员工编辑', [ADMINISTRATION, '通讯录'], BEHIND),
  portalPage('/setOperator/setOperator', '操作员设置', [ADMINISTRATION, '权限管理']),
  portalPage('/changeMainManage/addchangeMainManager', '变更主管理员', [ADMINISTRATION, '权限管理']),

  // 2.7
  ...area('/managementCenter', [ADMINISTRATION, '企业设置'], {
    managementIndex: '管理中心',
    configGuide: '配置向导',
  }),
  ...area('/airManage', [ADMINISTRATION, '机票管理'], {
    protocolWhitelistManage: '协议白名单',
  }),
  ...area(
    '/airManage',
    [ADMINISTRATION, '机票管理'],
    {
      protocolWhitelistSubmit: '提交协议白名单',
    },
    BEHIND,
  ),
  ...area('/companyManageSet', [ADMINISTRATION, '企业设置'], {
    companyManageSet: '企业信息',
  }),
  ...area('/addressBook/manage', [ADMINISTRATION, '通讯录'], {
    list: '员工列表',
    positionList: '职位列表',
    gradeMaintain: '职级维护',
    definedTemplate: '自定义模板',
    enterpriseInvite: '企业邀请',
  }),
  ...area(
    '/addressBook/manage',
    [ADMINISTRATION, '通讯录'],
    {
      positionModule: '职位模板',
      addPosition: '新增职位',
    },
    BEHIND,
  ),
  ...area('/protocolHotelManage', [ADMINISTRATION, '酒店管理'], {
    protocolList: '协议酒店',
    agentBuyManage: '代理采购',
  }),
  ...area(
    '/protocolHotelManage',
    [ADMINISTRATION, '酒店管理'],
    {
      protocolManage: '协议维护',
    },
    BEHIND,
  ),
  portalPage('/StandsSetProdukts/produktsList', '产品标准', [ADMINISTRATION, '酒店管理']),
  ...area('/commentManage', [ADMINISTRATION, '点评管理'], {
    commentListPage: '点评列表',
    commentConfig: '点评设置',
  }),
  portalPage('/hotelPageManage', '酒店页面设置', [ADMINISTRATION, '酒店管理']),
];
