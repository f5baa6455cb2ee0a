import { SERVER_SITE } from '../permission/server-site';

/** A page or a menu that groups pages. Its number goes behind that of the menu above it. */
export interface PageNode {
  no: string;
  name: string;
  url?: string;
  /** Reached from another page, not from the menu. */
  hidden?: boolean;
  pages?: readonly PageNode[];
}

const page = (no: string, name: string, url: string): PageNode => ({ no, name, url });
const hidden = (no: string, name: string, url: string): PageNode => ({ no, name, url, hidden: true });
const menu = (no: string, name: string, pages: readonly PageNode[]): PageNode => ({ no, name, pages });

const REPORTS = menu('04', '差旅报表', [
  page('01', '报表总览', '/travelReport/pandect'),
  menu('02', '差旅分析', [
    menu('01', '机票报表', [
      page('01', '机票明细', '/travelReport/ticket/ticketReport'),
      page('02', '热门航线分析', '/travelReport/ticket/hotAnalysis'),
      page('03', '预订分析', '/travelReport/ticket/bookingAnalysis'),
      page('04', '月度分析', '/travelReport/ticket/monthAnalysis'),
      page('05', '报表分析', '/travelReport/ticket/reportAnalysis'),
      page('06', '节省与损失', '/travelReport/ticket/saveLosses'),
    ]),
    menu('02', '火车票报表', [
      page('01', '火车票明细', '/travelReport/train/trainReport'),
      page('02', '预订分析', '/travelReport/train/trainBookingAnalysis'),
      page('03', '热门线路分析', '/travelReport/train/trainHotAnalysis'),
      page('04', '月度分析', '/travelReport/train/trainMonthAnalysis'),
      page('05', '报表分析', '/travelReport/train/trainReportAnalysis'),
    ]),
    menu('03', '用车报表', [
      page('01', '用车明细', '/travelReport/car/carReport'),
      page('02', '预订分析', '/travelReport/car/carBookingAnalysis'),
      page('03', '热门线路分析', '/travelReport/car/carHotAnalysis'),
      page('04', '月度分析', '/travelReport/car/carMonthAnalysis'),
      page('05', '报表分析', '/travelReport/car/carReportAnalysis'),
    ]),
    menu('04', '酒店报表', [
      page('01', '酒店明细', '/travelReport/hotel/hotelReport'),
      page('02', '预订分析', '/travelReport/hotel/hotePredeterminedAnalysis'),
      page('03', '热门城市分析', '/travelReport/hotel/hotelHotAnalysis'),
      page('04', '协议酒店分析', '/travelReport/hotel/hotelProtocolAnalysis'),
      page('05', '部门分析', '/travelReport/hotel/hotelDepartmentalAnalysis'),
      page('06', '商业智能', '/travelReport/hotel/hengshiBI'),
    ]),
  ]),
]);

const STANDARDS = menu('04', '差旅标准', [
  page('01', '标准列表', '/standard/standardList'),
  page('02', '超标原因', '/standard/overstandReason'),
  page('03', '标准优先级', '/standard/standardPriority'),
  page('04', '城市维护', '/standard/cityMaintain'),
  hidden('05', '城市设置', '/standard/cityMainSet'),
  hidden('06', '差旅标准设置', '/standard/travelStandardsSet'),
  page('07', '用餐标准', '/standard/mealStandardsSet'),
  page('08', '用餐补贴', '/standard/mealSubsidy'),
  page('09', '配送地址', '/standard/deliveryAddressManage'),
  hidden('10', '用餐规格设置', '/standard/mealSpecificationSet'),
  hidden('11', '收货设置', '/standard/receiveStuffSet'),
]);

const ADMINISTRATION = menu('05', '企业管理', [
  menu('01', '订单管理', [page('01', '企业机票订单', '/orderManage/manageairOrderList')]),
  menu('02', '通讯录', [
    page('01', '员工列表', '/addressBook/manage/list'),
    page('02', '职位列表', '/addressBook/manage/positionList'),
    page('03', '职级维护', '/addressBook/manage/gradeMaintain'),
    hidden('04', '职位模板', '/addressBook/manage/positionModule'),
    page('05', '自定义模板', '/addressBook/manage/definedTemplate'),
    hidden('06', '新增职位', '/addressBook/manage/addPosition'),
    page('07', '企业邀请', '/addressBook/manage/enterpriseInvite'),
    hidden('08', '员工详情', '/employeeManage/staffDetail'),
    hidden('09', '员工编辑', '/employeeManage/staffEdit'),
  ]),
  menu('03', '权限管理', [
    page('01', '角色管理', '/permission/roleManageNew'),
    hidden('02', '权限设置', '/permission/permissionManage'),
    page('03', '权限管理', '/permission/permissionManageNew'),
    page('04', '管理员', '/permission/adminIndex'),
    page('05', '操作员设置', '/setOperator/setOperator'),
    page('06', '变更主管理员', '/changeMainManage/addchangeMainManager'),
  ]),
  STANDARDS,
  menu('05', '成本中心', [
    page('01', '数据管理', '/costCenter/dataManage'),
    hidden('02', '导入成本中心', '/costCenter/importCostCenter'),
  ]),
  menu('06', '机票管理', [
    page('01', '协议白名单', '/airManage/protocolWhitelistManage'),
    hidden('02', '提交协议白名单', '/airManage/protocolWhitelistSubmit'),
  ]),
  menu('07', '酒店管理', [
    page('01', '协议酒店', '/protocolHotelManage/protocolList'),
    hidden('02', '协议维护', '/protocolHotelManage/protocolManage'),
    page('03', '代理采购', '/protocolHotelManage/agentBuyManage'),
    page('04', '酒店页面设置', '/hotelPageManage'),
    page('05', '产品标准', '/StandsSetProdukts/produktsList'),
  ]),
  menu('08', '点评管理', [
    page('01', '点评列表', '/commentManage/commentListPage'),
    page('02', '点评设置', '/commentManage/commentConfig'),
  ]),
  menu('09', '企业设置', [
    page('01', '企业信息', '/companyManageSet/companyManageSet'),
    page('02', '企业钱包', '/companyManageSet/walletAccount'),
    hidden('03', '第三方页面', '/companyManageSet/thirdwebIframe'),
    page('04', '管理中心', '/managementCenter/managementIndex'),
    page('05', '配置向导', '/managementCenter/configGuide'),
    page('06', '线下充值', '/managementCenter/offlineRecharge'),
  ]),
]);

const PERSONAL = menu('06', '个人中心', [
  page('01', '个人信息', '/personalInfo/personalInfo'),
  menu('02', '账户安全', [
    page('01', '安全设置', '/accountSafe/safeList'),
    hidden('02', '邮箱验证', '/accountSafe/emailVerification'),
    hidden('03', '设置安全密码', '/accountSafe/setSecurePassword'),
    hidden('04', '修改登录密码', '/accountSafe/changePassword'),
    hidden('05', '更换手机', '/accountSafe/changePhone'),
    hidden('06', '客服中心', '/accountSafe/serviceCenter'),
    hidden('07', '获取手机验证码', '/accountSafe/getPhoneCode'),
    hidden('08', '设置新手机', '/accountSafe/setNewPhone'),
    hidden('09', '手机更换成功', '/accountSafe/changePhoneSuccess'),
    hidden('10', '重置安全密码', '/accountSafe/resetSecurityPassword'),
    hidden('11', '修改安全密码', '/accountSafe/changeSecurityPassword'),
    hidden('12', '邮箱验证结果', '/accountSafe/eMailValitor'),
    hidden('13', '邮箱更换手机', '/accountSafe/mailChangePhone'),
    hidden('14', '返回安全设置', '/accountSafe/backSafeList'),
    hidden('15', '设置新邮箱', '/accountSafe/setNewEmail'),
    hidden('16', '绑定新手机', '/myInfo/setNewPhone'),
  ]),
  page('03', '下载中心', '/download/downloadList'),
  page('04', '帮助中心', `inner-${SERVER_SITE}/help/index`),
]);

/** Every page of specification 2.2 to 2.8 that needs a permission, and the suite's own, by menus of up to four levels. */
export const PAGES: readonly PageNode[] = [
  page('00', '首页', '/Home/index'),
  menu('01', '差旅预订', [
    menu('01', '机票', [page('01', '机票预订', '/flightBooking/index')]),
    menu('02', '我的订单', [
      page('01', '机票订单', '/orderManage/airOrderList'),
      hidden('02', '退票申请', '/orderManage/refundApply'),
      hidden('03', '改签申请', '/orderManage/changeApply'),
      hidden('04', '订单处理', '/orderManage/tempIndex'),
      hidden('05', '申请成功', '/orderManage/applySuccess'),
    ]),
  ]),
  menu('02', '审批中心', [
    hidden('010', '审批地址', '/approve.html'),
    page('01', '我的审批', '/approval/index'),
    page('02', '出差申请', '/dist/html/apply.html'),
    page('03', '行前申请', '/dist/html/submitPreTripApply.html'),
  ]),
  menu('03', '结算中心', [
    page('01', '结算管理', '/settlePayment'),
    menu('02', '发票管理', [
      page('01', '开票申请', '/invoice/invoiceApply'),
      page('02', '发票列表', '/invoice/invoiceList'),
      page('03', '发票模板', '/invoice/invoiceTemplateConfig'),
    ]),
    page('03', '我的消费账单', '/financeManage/myConsumerBillReports'),
    menu('04', '合同', [page('01', '合同管理', '/contract/list')]),
  ]),
  REPORTS,
  ADMINISTRATION,
  PERSONAL,
];
