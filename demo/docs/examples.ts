/** Placeholder in an address for the origin of the demo's server-side site. */
export const SERVER_SITE = 'SERVER_SITE';

/** Data of an element's page beyond its declaration. An element without an entry is shown by its tag. */
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
  'tp-portal': { title: '完整门户', note: '包括登录、菜单与全部页面。' },
};

export const exampleOf = (tagName: string): Example => EXAMPLES[tagName] ?? { title: tagName };
