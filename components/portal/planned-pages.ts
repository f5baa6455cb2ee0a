import { area, portalPage, type PortalPage } from '../../src/domain/portal/portal-page';

const OPEN = { needsLogin: false };
/** Reached from another page. */
const BEHIND = { inMenu: false };
const ADMINISTRATION = '企业管理';

/** Pages of the specification whose area is not there yet. An area that brings its `pages.ts` takes its rows out here. */
export const PLANNED_PAGES: readonly PortalPage[] = [
  portalPage('/appDown/index', '下载客户端', [], OPEN),
  portalPage('/linkInvite/linkInvite', '加入企业', [], OPEN),
  portalPage('/linkInvite/inviteSuccess/{entName?}/{appTitle?}', '加入成功', ['加入企业'], OPEN),

  // 2.2
  portalPage('/travelReport/pandect', '报表总览', ['差旅报表']),
  ...area('/travelReport/ticket', ['差旅报表', '差旅分析', '机票报表'], {
    ticketReport: '机票明细',
    hotAnalysis: '热门航线分析',
    bookingAnalysis: '预订分析',
    monthAnalysis: '月度分析',
    reportAnalysis: '报表分析',
    saveLosses: '节省与损失',
  }),
  ...area('/travelReport/train', ['差旅报表', '差旅分析', '火车票报表'], {
    trainReport: '火车票明细',
    trainBookingAnalysis: '预订分析',
    trainHotAnalysis: '热门线路分析',
    trainMonthAnalysis: '月度分析',
    trainReportAnalysis: '报表分析',
  }),
  ...area('/travelReport/car', ['差旅报表', '差旅分析', '用车报表'], {
    carReport: '用车明细',
    carBookingAnalysis: '预订分析',
    carHotAnalysis: '热门线路分析',
    carMonthAnalysis: '月度分析',
    carReportAnalysis: '报表分析',
  }),
  ...area('/travelReport/hotel', ['差旅报表', '差旅分析', '酒店报表'], {
    hotelReport: '酒店明细',
    hotePredeterminedAnalysis: '预订分析',
    hotelHotAnalysis: '热门城市分析',
    hotelProtocolAnalysis: '协议酒店分析',
    hotelDepartmentalAnalysis: '部门分析',
    hengshiBI: '商业智能',
  }),

  // 2.3
  ...area('/costCenter', [ADMINISTRATION, '成本中心'], {
    dataManage: '数据管理',
  }),
  ...area(
    '/costCenter',
    [ADMINISTRATION, '成本中心'],
    {
      importCostCenter: '导入成本中心',
    },
    BEHIND,
  ),
  portalPage('/settlePayment', '结算管理', ['结算中心']),
  ...area('/invoice', ['结算中心', '发票管理'], {
    invoiceApply: '开票申请',
    invoiceList: '发票列表',
    invoiceTemplateConfig: '发票模板',
  }),

  // 2.4
  ...area('/standard', [ADMINISTRATION, '差旅标准'], {
    standardList: '标准列表',
    overstandReason: '超标原因',
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

  // 2.6
  ...area('/accountSafe', ['个人中心', '账户安全'], {
    safeList: '安全设置',
  }),
  ...area(
    '/accountSafe',
    ['个人中心', '账户安全'],
    {
      emailVerification: '邮箱验证',
      setSecurePassword: '设置安全密码',
      changePassword: '修改登录密码',
      changePhone: '更换手机',
      serviceCenter: '客服中心',
      getPhoneCode: '获取手机验证码',
      setNewPhone: '设置新手机',
      changePhoneSuccess: '手机更换成功',
      resetSecurityPassword: '重置安全密码',
      changeSecurityPassword: '修改安全密码',
      eMailValitor: '邮箱验证结果',
      mailChangePhone: '邮箱更换手机',
      backSafeList: '返回安全设置',
      setNewEmail: '设置新邮箱',
    },
    BEHIND,
  ),
  portalPage('/personalInfo/personalInfo', '个人信息', ['个人中心']),
  portalPage('/myInfo/setNewPhone', '绑定新手机', ['个人中心', '账户安全'], BEHIND),

  // 2.7
  ...area('/managementCenter', [ADMINISTRATION, '企业设置'], {
    managementIndex: '管理中心',
    configGuide: '配置向导',
    offlineRecharge: '线下充值',
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
    walletAccount: '企业钱包',
  }),
  ...area(
    '/companyManageSet',
    [ADMINISTRATION, '企业设置'],
    {
      thirdwebIframe: '第三方页面',
    },
    BEHIND,
  ),
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
  portalPage('/financeManage/myConsumerBillReports', '我的消费账单', ['结算中心']),
  ...area('/commentManage', [ADMINISTRATION, '点评管理'], {
    commentListPage: '点评列表',
    commentConfig: '点评设置',
  }),
  portalPage('/hotelPageManage', '酒店页面设置', [ADMINISTRATION, '酒店管理']),
];
