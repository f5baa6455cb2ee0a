import type { ElementOf } from '../src/element/definition/element-module';
import {
  ensureDefined,
  registerElements,
  DEFAULT_PREFIX,
  type DefineOptions,
} from '../src/element/definition/registry';

export { configure, signOut, userChanged } from '../src/element/runtime/page-runtime';
export type { SuiteConfig } from '../src/element/runtime/suite-config';
export { DEFAULT_PREFIX };
export { VERSION } from '../src/element/definition/version';

/** Options of administration pages: they exist in the portal alone and have no budget of bytes and paints. */
const ADMINISTRATION = { minHeight: 569, isAdministration: true } as const;

/**
 * Elements of the suite: tag without prefix, import, minimum height before loading, and the elements they contain
 * besides the login. The view is imported together with the element, which saves a round trip.
 */
export const elements = {
  provider: { load: () => import('./provider/element'), minHeight: 0 },
  login: {
    load: () => first(import('./login/element'), import('./login/Login')),
    minHeight: 272,
  },
  authorize: {
    load: () => first(import('./authorize/element'), import('./authorize/Authorize')),
    minHeight: 144,
  },
  invite: {
    load: () => first(import('./invite/element'), import('./invite/Invite')),
    minHeight: 257,
    uses: ['app-download'],
  },
  'app-download': {
    load: () => first(import('./app-download/element'), import('./app-download/AppDownload')),
    minHeight: 627,
  },
  'enterprise-chooser': {
    load: () => first(import('./enterprise/element'), import('./enterprise/EnterpriseChooser')),
    minHeight: 192,
  },
  'flight-booking': {
    load: () => first(import('./flight-booking/element'), import('./flight-booking/FlightBooking')),
    minHeight: 135,
    narrowHeight: 346,
    uses: ['payment', 'adverts', 'order-list', 'travel-request'],
  },
  payment: {
    load: () => first(import('./payment/element'), import('./payment/Payment')),
    minHeight: 280,
  },
  'order-list': {
    load: () => first(import('./order/list/element'), import('./order/list/OrderList')),
    minHeight: 464,
    narrowHeight: 1342,
    uses: ['payment', 'order-change', 'order-refund'],
  },
  'order-change': {
    load: () => first(import('./order/change/element'), import('./order/change/OrderChange')),
    minHeight: 520,
    uses: ['change-flights', 'order-list', 'approval-list'],
  },
  'change-flights': {
    load: () =>
      first(import('./flight-booking/change/element'), import('./flight-booking/change/ChangeFlights')),
    minHeight: 0,
  },
  'order-refund': {
    load: () => first(import('./order/refund/element'), import('./order/refund/OrderRefund')),
    minHeight: 520,
    uses: ['approval-list'],
  },
  'order-unfinished': {
    load: () => first(import('./order/unfinished/element'), import('./order/unfinished/OrderUnfinished')),
    minHeight: 288,
    uses: ['order-change', 'order-refund', 'approval-list', 'order-list'],
  },
  'approval-list': {
    load: () => first(import('./approval/list/element'), import('./approval/list/ApprovalList')),
    minHeight: 512,
    narrowHeight: 1390,
    uses: ['order-list', 'travel-request', 'flight-booking', 'order-change', 'order-refund'],
  },
  'approval-detail': {
    load: () => first(import('./approval/detail/element'), import('./approval/detail/ApprovalDetail')),
    minHeight: 464,
    uses: ['order-list', 'flight-booking', 'order-change', 'order-refund'],
  },
  'approval-link': {
    load: () => first(import('./approval/link/element'), import('./approval/link/ApprovalLink')),
    minHeight: 464,
    uses: ['provider', 'approval-detail'],
  },
  'approval-flow': {
    load: () =>
      first(import('./approval/flow-settings/element'), import('./approval/flow-settings/ApprovalFlow')),
    minHeight: 464,
  },
  'travel-request': {
    load: () => first(import('./approval/request/element'), import('./approval/request/TravelRequest')),
    minHeight: 384,
    uses: ['approval-list'],
  },
  'report-dashboard': {
    load: () => first(import('./report/dashboard/element'), import('./report/dashboard/ReportDashboard')),
    minHeight: 740,
    narrowHeight: 1000,
    uses: ['download-list'],
  },
  'record-import': {
    load: () => first(import('./report/import/element'), import('./report/import/RecordImport')),
    minHeight: 280,
  },
  'consumer-bill': {
    load: () =>
      first(import('./report/consumer-bill/element'), import('./report/consumer-bill/ConsumerBill')),
    minHeight: 740,
    narrowHeight: 1000,
    uses: ['download-list', 'order-list'],
  },
  'cost-center-import': {
    load: () =>
      first(import('./cost-center/import/element'), import('./cost-center/import/CostCenterImport')),
    minHeight: 464,
    narrowHeight: 1342,
    uses: ['cost-center'],
  },
  'cost-center': {
    load: () => first(import('./cost-center/manage/element'), import('./cost-center/manage/CostCenter')),
    minHeight: 569,
    narrowHeight: 1447,
    uses: ['download-list', 'cost-center-import'],
  },
  'airline-agreement': { load: () => import('./airline-agreement/element'), ...ADMINISTRATION },
  'management-center': { load: () => import('./management-center/element'), ...ADMINISTRATION },
  permission: { load: () => import('./permission/element'), ...ADMINISTRATION },
  'address-book': { load: () => import('./address-book/element'), ...ADMINISTRATION },
  comment: { load: () => import('./comment/element'), ...ADMINISTRATION },
  hotel: { load: () => import('./hotel/element'), ...ADMINISTRATION },
  meal: { load: () => import('./meal/element'), ...ADMINISTRATION },
  'enterprise-setting': { load: () => import('./enterprise-setting/element'), ...ADMINISTRATION },
  'travel-standard': { load: () => import('./travel-standard/element'), ...ADMINISTRATION },
  'account-safety': {
    load: () => first(import('./account-safety/element'), import('./account-safety/AccountSafety')),
    minHeight: 767,
    narrowHeight: 1170,
  },
  'personal-info': {
    load: () => first(import('./personal-info/element'), import('./personal-info/PersonalInfo')),
    minHeight: 1289,
    narrowHeight: 1908,
    uses: ['account-safety', 'order-list'],
  },
  wallet: {
    load: () => first(import('./wallet/element'), import('./wallet/Wallet')),
    minHeight: 849,
    narrowHeight: 2050,
    uses: ['download-list', 'order-list'],
  },
  settlement: {
    load: () => first(import('./settlement/element'), import('./settlement/Settlement')),
    minHeight: 569,
    narrowHeight: 1447,
    uses: ['order-list'],
  },
  reconciliation: {
    load: () =>
      first(
        import('./settlement/reconciliation/element'),
        import('./settlement/reconciliation/Reconciliation'),
      ),
    ...ADMINISTRATION,
    uses: ['download-list', 'order-list', 'settlement'],
  },
  invoice: {
    load: () => first(import('./invoice/element'), import('./invoice/Invoices')),
    minHeight: 569,
    narrowHeight: 1447,
    uses: ['order-list'],
  },
  'download-list': {
    load: () => first(import('./download/list/element'), import('./download/list/DownloadList')),
    minHeight: 464,
    narrowHeight: 1342,
  },
  adverts: {
    load: () => first(import('./adverts/element'), import('./adverts/Adverts')),
    minHeight: 0,
  },
  home: {
    load: () => first(import('./home/element'), import('./home/Home')),
    minHeight: 757,
    narrowHeight: 1261,
    uses: ['adverts', 'flight-booking', 'order-list', 'approval-list'],
  },
  'customer-service': {
    load: () => first(import('./customer-service/element'), import('./customer-service/CustomerService')),
    minHeight: 0,
  },
  agency: {
    load: () => first(import('./agency/element'), import('./agency/Agency')),
    ...ADMINISTRATION,
  },
  frame: {
    load: () => first(import('./frame/element'), import('./frame/Frame')),
    minHeight: 640,
  },
  'bi-analysis': {
    load: () => first(import('./bi-analysis/element'), import('./bi-analysis/BiAnalysis')),
    minHeight: 640,
    uses: ['frame'],
  },
  'third-web': {
    load: () => first(import('./third-web/element'), import('./third-web/ThirdWeb')),
    minHeight: 640,
    uses: ['frame'],
  },
  'city-picker': {
    load: () => first(import('./picker/city/element'), import('./picker/city/CityPicker')),
    minHeight: 32,
  },
  'cost-center-picker': {
    load: () =>
      first(import('./picker/cost-center/element'), import('./picker/cost-center/CostCenterPicker')),
    minHeight: 32,
  },
  'staff-picker': {
    load: () => first(import('./picker/staff/element'), import('./picker/staff/StaffPicker')),
    minHeight: 32,
  },
  portal: { load: () => first(import('./portal/element'), import('./portal/Portal')), minHeight: 0 },
} as const;
export type ElementTag = keyof typeof elements;

/** Elements by tag under the usual prefix, for `document.createElement` and `querySelector`. */
type TagMap = {
  [T in ElementTag as `tp-${T}`]: ElementOf<Awaited<ReturnType<(typeof elements)[T]['load']>>['default']>;
};
declare global {
  // merging an interface is the only way to extend the page's own map
  // oxlint-disable-next-line typescript/no-empty-object-type -- the members come from the list above
  interface HTMLElementTagNameMap extends TagMap {}
}

registerElements(elements);

/** Loads and defines elements, by default all of them. Safe to call again. */
export async function define(
  tags: readonly ElementTag[] = Object.keys(elements) as ElementTag[],
  { prefix = DEFAULT_PREFIX }: DefineOptions = {},
): Promise<void> {
  await Promise.all(tags.map((tag) => ensureDefined(tag, prefix)));
}

/** Resolves with the first of two imports once both have settled; the element itself retries a failed second one. */
async function first<T>(wanted: Promise<T>, beside: Promise<unknown>): Promise<T> {
  await beside.catch(() => undefined);
  return wanted;
}
