/** A row of the route table: what stands at a path (specification 2.1–2.8). */
export interface Page {
  /** Path with its parameters: `/employeeManage/staffEdit/{id?}`. */
  path: string;
  /** `index`, `chooseEnt`, `error`; else the path without its parameters. */
  name: string;
  title: string;
  /** What stands before the title in the breadcrumb. */
  trail: readonly string[];
  /** Element, without prefix; undefined while the area is not there yet. */
  tag: string | undefined;
  /** Attribute of the element ← parameter of the path or the query. */
  attributes: Readonly<Record<string, string>>;
  /** Attributes that are the same at every visit. */
  fixed: Readonly<Record<string, string>>;
  needsLogin: boolean;
  /** The page is of a document of its own, beside the portal's. */
  document: string | undefined;
}

type Given = Partial<Pick<Page, 'name' | 'tag' | 'attributes' | 'fixed' | 'needsLogin' | 'document'>>;

function page(path: string, title: string, trail: readonly string[], given: Given = {}): Page {
  return {
    path,
    title,
    trail,
    name: path.replace(/\/\{.*$/, '').slice(1),
    tag: undefined,
    attributes: {},
    fixed: {},
    needsLogin: true,
    document: undefined,
    ...given,
  };
}

/** Pages under one path and one trail. */
const area = (base: string, trail: readonly string[], pages: Record<string, string>): Page[] =>
  Object.entries(pages).map(([name, title]) => page(`${base}/${name}`, title, trail));

const OPEN = { needsLogin: false };
const APPROVAL = { tag: 'approval-list', attributes: { 'apply-id': 'applyId' } };
/** The element of the forms for requests. */
export const REQUEST_TAG = 'travel-request';
const REQUEST = {
  tag: REQUEST_TAG,
  attributes: {
    'dep-city': 'depCity',
    'arr-city': 'arrCity',
    'begin-date': 'beginDate',
    'end-date': 'endDate',
  },
};
const ORDER = {
  tag: 'order-list',
  attributes: { 'order-no': 'orderNo', paying: 'paying', statuses: 'statuses' },
};

export const PAGES: readonly Page[] = [
  // 2.1
  page('/', '登录', [], { name: 'index', ...OPEN }),
  page('/authorize/{type}', '第三方登录', [], {
    tag: 'authorize',
    attributes: { type: 'type', 'return-url': 'back' },
    ...OPEN,
  }),
  page('/chooseEnt', '选择企业', [], { name: 'chooseEnt', tag: 'enterprise-chooser' }),
  page('/logout/loginTimeout', '登录超时', [], OPEN),
  page('/404', '页面不存在', [], OPEN),
  page('/error', '出错了', [], { name: 'error', ...OPEN }),
  page('/appDown/index', '下载客户端', [], OPEN),
  page('/linkInvite/linkInvite', '企业邀请', [], OPEN),
  page('/linkInvite/inviteSuccess/{entName?}/{appTitle?}', '加入成功', ['企业邀请'], OPEN),

  page('/Home/index', '首页', [], { tag: 'home' }),
  page('/flightBooking/index', '机票预订', [], {
    tag: 'flight-booking',
    attributes: {
      'dep-code': 'depCode',
      'arr-code': 'arrCode',
      'dep-date': 'depDate',
      'ret-date': 'retDate',
      'travel-type': 'travelType',
      'auto-search': 'autoSearch',
      'over-standard-apply-id': 'overApplyId',
    },
  }),

  // 2.2
  page('/travelReport/pandect', '报表总览', ['差旅报表']),
  ...area('/travelReport/ticket', ['差旅报表', '机票报表'], {
    ticketReport: '机票明细',
    hotAnalysis: '热门航线分析',
    bookingAnalysis: '预订分析',
    monthAnalysis: '月度分析',
    reportAnalysis: '报表分析',
    saveLosses: '节省与损失',
  }),
  ...area('/travelReport/train', ['差旅报表', '火车票报表'], {
    trainReport: '火车票明细',
    trainBookingAnalysis: '预订分析',
    trainHotAnalysis: '热门线路分析',
    trainMonthAnalysis: '月度分析',
    trainReportAnalysis: '报表分析',
  }),
  ...area('/travelReport/car', ['差旅报表', '用车报表'], {
    carReport: '用车明细',
    carBookingAnalysis: '预订分析',
    carHotAnalysis: '热门线路分析',
    carMonthAnalysis: '月度分析',
    carReportAnalysis: '报表分析',
  }),
  ...area('/travelReport/hotel', ['差旅报表', '酒店报表'], {
    hotelReport: '酒店明细',
    hotePredeterminedAnalysis: '预订分析',
    hotelHotAnalysis: '热门城市分析',
    hotelProtocolAnalysis: '协议酒店分析',
    hotelDepartmentalAnalysis: '部门分析',
    hengshiBI: '商业智能',
  }),

  // 2.3
  ...area('/costCenter', ['成本中心'], { dataManage: '数据管理', importCostCenter: '导入成本中心' }),
  page('/settlePayment', '结算管理', ['结算中心']),
  ...area('/invoice', ['结算中心', '发票'], {
    invoiceApply: '申请发票',
    invoiceList: '发票列表',
    invoiceTemplateConfig: '发票模板',
  }),

  // 2.4
  ...area('/standard', ['差旅标准'], {
    standardList: '标准列表',
    overstandReason: '超标原因',
    standardPriority: '标准优先级',
    cityMaintain: '城市维护',
    cityMainSet: '城市设置',
    travelStandardsSet: '差旅标准设置',
    mealStandardsSet: '用餐标准',
    mealSubsidy: '用餐补贴',
    deliveryAddressManage: '配送地址',
    mealSpecificationSet: '用餐规范',
    receiveStuffSet: '接待用餐',
  }),

  // 2.5
  ...area('/permission', ['权限管理'], {
    roleManageNew: '角色管理',
    permissionManage: '权限管理',
    permissionManageNew: '权限设置',
    adminIndex: '管理员',
  }),
  page('/employeeManage/staffDetail/{id}', '员工详情', ['员工管理']),
  page('/employeeManage/staffEdit/{id?}', '编辑员工', ['员工管理']),
  page('/setOperator/setOperator', '操作员设置', ['权限管理']),
  page('/changeMainManage/addchangeMainManager', '变更主管理员', ['权限管理']),

  // 2.6
  ...area('/accountSafe', ['账户安全'], {
    safeList: '安全中心',
    emailVerification: '邮箱验证',
    setSecurePassword: '设置安全密码',
    changePassword: '修改登录密码',
    changePhone: '更换手机',
    serviceCenter: '客服协助',
    getPhoneCode: '获取验证码',
    setNewPhone: '设置新手机',
    changePhoneSuccess: '更换成功',
    resetSecurityPassword: '重置安全密码',
    changeSecurityPassword: '修改安全密码',
    eMailValitor: '验证邮箱',
    mailChangePhone: '邮箱更换手机',
    backSafeList: '返回安全中心',
    setNewEmail: '设置新邮箱',
  }),
  page('/personalInfo/personalInfo', '个人信息', []),
  page('/myInfo/setNewPhone', '设置新手机', ['个人信息']),

  // 2.7
  page('/download/downloadList', '下载中心', []),
  ...area('/managementCenter', ['管理中心'], {
    managementIndex: '管理中心',
    configGuide: '配置指引',
    offlineRecharge: '线下充值',
  }),
  ...area('/airManage', ['机票管理'], {
    protocolWhitelistManage: '协议白名单',
    protocolWhitelistSubmit: '提交白名单',
  }),
  page('/orderManage/airOrderList', '我的订单', ['订单管理'], ORDER),
  page('/orderManage/manageairOrderList', '企业订单', ['订单管理'], ORDER),
  ...area('/orderManage', ['订单管理'], {
    refundApply: '申请退票',
    changeApply: '申请改签',
    tempIndex: '订单处理',
    applySuccess: '申请成功',
  }),
  ...area('/companyManageSet', ['企业设置'], {
    companyManageSet: '企业管理设置',
    walletAccount: '钱包账户',
    thirdwebIframe: '第三方页面',
  }),
  ...area('/addressBook/manage', ['通讯录'], {
    list: '组织与员工',
    positionList: '职位列表',
    gradeMaintain: '职级维护',
    positionModule: '职位模板',
    definedTemplate: '自定义模板',
    addPosition: '新增职位',
    enterpriseInvite: '企业邀请',
  }),
  ...area('/protocolHotelManage', ['协议酒店'], {
    protocolList: '协议列表',
    protocolManage: '协议管理',
    agentBuyManage: '代采管理',
  }),
  page('/StandsSetProdukts/produktsList', '产品列表', ['差旅标准']),
  page('/financeManage/myConsumerBillReports', '我的消费账单', ['财务管理']),
  ...area('/commentManage', ['评价管理'], { commentListPage: '评价列表', commentConfig: '评价设置' }),
  page('/hotelPageManage', '酒店页面设置', ['企业设置']),

  page('/approval/index', '我的审批', ['审批'], {
    ...APPROVAL,
    attributes: { ...APPROVAL.attributes, tab: 'tab' },
  }),

  // 2.8
  ...area('', ['审批'], {
    'busTripApproveDetail/{applyId}': '出差申请审批',
    'overStandApproveDetail/{applyId}': '超标申请审批',
    'preTripApproveDetail/{applyId}': '行前申请审批',
  }).map((row) => ({ ...row, ...APPROVAL, document: 'approve.html' })),
  page('/', '提交申请', ['审批'], { ...REQUEST, name: 'apply', document: 'dist/html/apply.html' }),
  page('/', '提交行前申请', ['审批'], {
    ...REQUEST,
    name: 'submitPreTripApply',
    fixed: { kind: 'pre-trip' },
    document: 'dist/html/submitPreTripApply.html',
  }),
];

/** Where a trip and where a pre-trip request is made: the documents of specification 2.8 as pages of the portal. */
export const REQUEST_PAGE = '/dist/html/apply.html';
export const PRE_TRIP_REQUEST_PAGE = '/dist/html/submitPreTripApply.html';

/** Where an order is looked at. */
export const ORDER_PAGE = '/orderManage/airOrderList';
/** Where applications are listed, and each of them decided. */
export const APPROVAL_PAGE = '/approval/index';
export const HOME_PAGE = '/Home/index';
export const BOOKING_PAGE = '/flightBooking/index';
