import { OBJECT } from '../../../../src/contract/permission/objects';

/** Rights with which a page is used. */
interface PageRights {
  /** Right to read its data, which comes with the page; a page without one is enough by itself, or needs a keeper. */
  see?: string;
  /** Rights to change its data, which are given together with the right to read it. */
  keep?: readonly string[];
  /** Other rights that are used on the page. */
  beside?: readonly string[];
}

const STAFF: PageRights = { see: OBJECT.seeStaff };
const STANDARDS: PageRights = { see: OBJECT.seeStandards, keep: [OBJECT.editStandards] };
const MEALS: PageRights = { see: OBJECT.seeMeals, keep: [OBJECT.editMeals] };
const CITIES: PageRights = { see: OBJECT.seeCityTiers, keep: [OBJECT.editCityTiers] };
const AGREEMENTS: PageRights = { see: OBJECT.seeAgreements, keep: [OBJECT.editAgreements] };
const HOTELS: PageRights = { see: OBJECT.seeProtocolHotels, keep: [OBJECT.editProtocolHotels] };
const POSITIONS: PageRights = { see: OBJECT.seePositions, keep: [OBJECT.editPositions] };

/** Rights by the address of the page. A right is shown below the first page that names it. */
export const PAGE_RIGHTS: Readonly<Record<string, PageRights>> = {
  '/approval/index': {
    beside: [
      OBJECT.approve,
      OBJECT.refuse,
      OBJECT.transferApproval,
      OBJECT.addApprovers,
      OBJECT.returnApproval,
    ],
  },
  '/approvalFlow/settings': { beside: [OBJECT.editApprovalFlow] },
  '/settlePayment': {
    see: OBJECT.seeBills,
    keep: [OBJECT.confirmBills],
    beside: [OBJECT.editSettleProducts],
  },
  '/reconciliation': { see: OBJECT.seeReconciliation },
  '/invoice/invoiceList': { see: OBJECT.seeInvoices },
  '/invoice/invoiceApply': { see: OBJECT.seeInvoices, keep: [OBJECT.applyInvoices] },
  '/invoice/invoiceTemplateConfig': { see: OBJECT.seeInvoices, keep: [OBJECT.setInvoices] },
  '/travelReport/importRecords': { beside: [OBJECT.importTravelRecords] },
  '/travelReport/hotel/hengshiBI': { beside: [OBJECT.biAnalysis] },
  '/costCenter/dataManage': { beside: [OBJECT.editBudgets, OBJECT.editCostObjects] },
  '/costCenter/importCostCenter': { beside: [OBJECT.editCostObjects] },
  '/companyManageSet/walletAccount': {
    see: OBJECT.seeWallet,
    keep: [OBJECT.rechargeWallet, OBJECT.setWallet, OBJECT.reviewPayments],
  },
  '/managementCenter/offlineRecharge': { see: OBJECT.seeWallet, keep: [OBJECT.rechargeWallet] },
  '/companyManageSet/companyManageSet': { beside: [OBJECT.editCompany] },
  '/standard/standardList': STANDARDS,
  '/standard/standardPriority': STANDARDS,
  '/standard/groundStandard': STANDARDS,
  '/standard/mealStandardsSet': MEALS,
  '/standard/mealSubsidy': MEALS,
  '/standard/deliveryAddressManage': MEALS,
  '/standard/mealSpecificationSet': MEALS,
  '/standard/receiveStuffSet': MEALS,
  '/standard/overstandReason': { see: OBJECT.seeOverReasons, keep: [OBJECT.editOverReasons] },
  '/standard/cityMaintain': CITIES,
  '/standard/cityMainSet': CITIES,
  '/airManage/protocolWhitelistManage': AGREEMENTS,
  '/airManage/protocolWhitelistSubmit': AGREEMENTS,
  '/hotelPageManage': { beside: [OBJECT.editHotelPage] },
  '/protocolHotelManage/protocolList': HOTELS,
  '/protocolHotelManage/protocolManage': { beside: [OBJECT.editProtocolHotels] },
  '/protocolHotelManage/agentBuyManage': HOTELS,
  '/protocolHotelManage/hotelStandardsSet': HOTELS,
  '/StandsSetProdukts/produktsList': {
    see: OBJECT.seeBookingProducts,
    keep: [OBJECT.editBookingProducts],
  },
  '/commentManage/commentListPage': { see: OBJECT.seeComments },
  '/commentManage/commentConfig': { see: OBJECT.seeCommentRules, keep: [OBJECT.editComments] },
  '/addressBook/manage/list': { ...STAFF, keep: [OBJECT.editStaff] },
  '/addressBook/manage/definedTemplate': { ...STAFF, keep: [OBJECT.editStaff] },
  '/employeeManage/staffDetail': STAFF,
  '/employeeManage/staffEdit': { beside: [OBJECT.editStaff] },
  '/addressBook/manage/enterpriseInvite': { see: OBJECT.seeInvitations, beside: [OBJECT.editStaff] },
  '/addressBook/manage/positionList': POSITIONS,
  '/addressBook/manage/gradeMaintain': POSITIONS,
  '/addressBook/manage/positionModule': { beside: [OBJECT.editPositions] },
  '/addressBook/manage/addPosition': { beside: [OBJECT.editPositions] },
  '/permission/roleManageNew': { see: OBJECT.seeRoles, keep: [OBJECT.editRoles] },
  '/permission/adminIndex': { see: OBJECT.seeSubManagers, keep: [OBJECT.editSubManagers] },
  '/permission/permissionManageNew': { beside: [OBJECT.setDataPermissions] },
  '/setOperator/setOperator': { beside: [OBJECT.editOperators] },
};

const rightsOf = ({ see, keep = [], beside = [] }: PageRights): string[] => [
  ...(see === undefined ? [] : [see]),
  ...keep,
  ...beside,
];

interface PlacedObject {
  object_no: string;
  url: string;
}

/** Returns the pages of each right that has some, by their numbers; it is shown below the first one. */
export function pagesOfRights(objects: readonly PlacedObject[]): Map<string, readonly string[]> {
  const byUrl = new Map(objects.map(({ object_no, url }) => [url, object_no]));
  const pages = new Map<string, string[]>();
  for (const [url, rights] of Object.entries(PAGE_RIGHTS)) {
    const page = byUrl.get(url);
    if (page === undefined) continue;
    for (const right of rightsOf(rights)) pages.set(right, [...(pages.get(right) ?? []), page]);
  }
  return pages;
}

/** Returns the right to read that comes with each page and with each right to change, by their numbers. */
export function readRights(objects: readonly PlacedObject[]): Map<string, string> {
  const known = new Set(objects.map(({ object_no }) => object_no));
  const byUrl = new Map(objects.map(({ object_no, url }) => [url, object_no]));
  return new Map(
    Object.entries(PAGE_RIGHTS).flatMap(([url, { see, keep = [] }]) => {
      const page = byUrl.get(url);
      if (see === undefined || !known.has(see)) return [];
      return [...(page === undefined ? [] : [page]), ...keep].map((no) => [no, see] as const);
    }),
  );
}

/** Address of a right's first page; '' for none. */
export const addressOfRight = (objectNo: string): string =>
  Object.entries(PAGE_RIGHTS).find(([, rights]) => rightsOf(rights).includes(objectNo))?.[0] ?? '';
