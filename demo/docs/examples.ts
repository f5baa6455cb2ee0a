/** Placeholder in an address for the origin of the demo's server-side site. */
export const SERVER_SITE = 'SERVER_SITE';

/** Data of an element's page beyond its declaration. */
export interface Example {
  title: string;
  /** Attributes of the live example by name, '' for a boolean; the first of them is also in the code. */
  attributes?: Readonly<Record<string, string>>;
  /** An element inside it. */
  content?: { tagName: string; attributes: Readonly<Record<string, string>> };
  /** Event that the code listens to, instead of the last declared one. */
  event?: string;
  /** Hint for trying it out. */
  note?: string;
}

const EXAMPLES: Readonly<Record<string, Example>> = {
  'tp-provider': {
    title: '提供者',
    content: { tagName: 'tp-order-list', attributes: { 'page-size': '10' } },
    note: '自身不显示内容，为其中的元素提供网关、会话与外观；实例中放入一个订单列表。',
  },
  'tp-login': { title: '登录', attributes: { method: 'password' } },
  'tp-authorize': {
    title: '第三方登录',
    attributes: { type: 'demo-idp', manual: '' },
    note: '登录后浏览器回到本页，地址中的授权码随即被取走。',
  },
  'tp-enterprise-chooser': { title: '切换企业', note: '账号 multi 属于三家企业。' },
  'tp-flight-booking': {
    title: '机票预订',
    attributes: { 'dep-code': 'BJS', 'arr-code': 'SHA' },
    event: 'tp-order-paid',
  },
  'tp-payment': {
    title: '支付',
    attributes: { 'order-no': '' },
    note: '需要一张待支付订单的订单号：在机票预订中下单，事件 tp-order-created 会给出。',
  },
  'tp-order-list': { title: '机票订单', attributes: { 'page-size': '10' } },
  'tp-approval-list': {
    title: '审批单',
    attributes: { tab: 'pending', 'page-size': '10' },
    note: '账号 approver 有待审批的申请。',
  },
  'tp-approval-detail': {
    title: '单张审批单',
    attributes: { 'apply-id': '' },
    note: '需要一张申请单的单号：在审批单中打开一张，事件 tp-detail 会给出。',
  },
  'tp-travel-request': { title: '出差申请', attributes: { kind: 'trip' } },
  'tp-adverts': { title: '广告', attributes: { space: 'YHWZ-SY' } },
  'tp-home': { title: '首页', attributes: { 'advert-space': 'YHWZ-SY' } },
  'tp-customer-service': {
    title: '在线客服',
    attributes: { heading: '在线客服', open: '' },
    note: '停靠在窗口右下角，不在实例框内。',
  },
  'tp-frame': {
    title: '嵌入页面',
    attributes: { src: `${SERVER_SITE}/help/index` },
    note: '服务端站点的页面；其来源须在 trusted-origins 之中。',
  },
  'tp-bi-analysis': { title: '商业智能', note: '需要操作权限 YHWZ-YMQX-JYYSSFX，例如账号 admin。' },
  'tp-city-picker': { title: '城市', attributes: { label: '出差城市', name: 'city' } },
  'tp-cost-center-picker': { title: '成本中心', attributes: { label: '成本中心', name: 'costCenter' } },
  'tp-staff-picker': { title: '员工', attributes: { label: '出差人', name: 'staff', multiple: '' } },
  'tp-account-safety': { title: '账号安全' },
  'tp-address-book': { title: '通讯录' },
  'tp-agency': { title: '服务商门户' },
  'tp-airline-agreement': { title: '航司协议' },
  'tp-app-download': { title: '应用下载' },
  'tp-approval-flow': { title: '审批流程' },
  'tp-approval-link': { title: '邮件审批' },
  'tp-change-flights': { title: '改签航班' },
  'tp-comment': { title: '备注' },
  'tp-consumer-bill': { title: '消费账单' },
  'tp-cost-center': { title: '成本中心管理' },
  'tp-cost-center-import': { title: '成本中心导入' },
  'tp-download-list': { title: '下载列表' },
  'tp-enterprise-setting': { title: '企业设置' },
  'tp-hotel': { title: '酒店' },
  'tp-invite': { title: '企业邀请' },
  'tp-invoice': { title: '发票' },
  'tp-management-center': { title: '管理中心' },
  'tp-meal': { title: '用餐' },
  'tp-order-change': { title: '机票改签' },
  'tp-order-refund': { title: '机票退票' },
  'tp-order-unfinished': { title: '未完成订单' },
  'tp-permission': { title: '权限管理' },
  'tp-personal-info': { title: '个人信息' },
  'tp-reconciliation': { title: '对账' },
  'tp-record-import': { title: '出行记录导入' },
  'tp-report-dashboard': { title: '报表' },
  'tp-settlement': { title: '结算' },
  'tp-third-web': { title: '第三方网页' },
  'tp-travel-standard': { title: '差旅标准' },
  'tp-wallet': { title: '预存款账户' },
  'tp-portal': { title: '完整门户', note: '包括登录、菜单与全部页面。' },
};

export const exampleOf = (tagName: string): Example => EXAMPLES[tagName] ?? { title: tagName };
