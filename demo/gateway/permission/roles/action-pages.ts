import { OBJECT } from '../../../../src/contract/permission/objects';

/** Address of the page of each action. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  '/approval/index': [
    OBJECT.approve,
    OBJECT.refuse,
    OBJECT.transferApproval,
    OBJECT.addApprovers,
    OBJECT.returnApproval,
  ],
  '/approvalFlow/settings': [OBJECT.editApprovalFlow],
  '/settlePayment': [OBJECT.editSettleProducts, OBJECT.seeBills, OBJECT.confirmBills],
  '/reconciliation': [OBJECT.seeReconciliation],
  '/invoice/invoiceList': [OBJECT.seeInvoices],
  '/invoice/invoiceApply': [OBJECT.applyInvoices],
  '/invoice/invoiceTemplateConfig': [OBJECT.setInvoices],
  '/travelReport/importRecords': [OBJECT.importTravelRecords],
  '/travelReport/hotel/hengshiBI': [OBJECT.biAnalysis],
  '/costCenter/dataManage': [OBJECT.editBudgets, OBJECT.editCostObjects],
  '/companyManageSet/walletAccount': [
    OBJECT.seeWallet,
    OBJECT.rechargeWallet,
    OBJECT.setWallet,
    OBJECT.reviewPayments,
  ],
  '/companyManageSet/companyManageSet': [OBJECT.editCompany],
  '/standard/standardList': [OBJECT.editStandards],
  '/standard/mealStandardsSet': [OBJECT.editMeals],
  '/standard/overstandReason': [OBJECT.editOverReasons],
  '/standard/cityMaintain': [OBJECT.editCityTiers],
  '/airManage/protocolWhitelistManage': [OBJECT.editAgreements],
  '/hotelPageManage': [OBJECT.editHotelPage],
  '/protocolHotelManage/protocolList': [OBJECT.seeProtocolHotels, OBJECT.editProtocolHotels],
  '/StandsSetProdukts/produktsList': [OBJECT.editBookingProducts],
  '/commentManage/commentListPage': [OBJECT.seeComments],
  '/commentManage/commentConfig': [OBJECT.editComments],
  '/addressBook/manage/list': [OBJECT.seeStaff, OBJECT.editStaff],
  '/addressBook/manage/positionList': [OBJECT.editPositions],
  '/permission/roleManageNew': [OBJECT.editRoles],
  '/permission/adminIndex': [OBJECT.editSubManagers],
  '/permission/permissionManageNew': [OBJECT.setDataPermissions],
  '/setOperator/setOperator': [OBJECT.editOperators],
};

/** Returns the page of each action that has one, by their numbers. */
export function pageOfActions(objects: readonly { object_no: string; url: string }[]): Map<string, string> {
  return new Map(
    objects.flatMap(({ object_no, url }) =>
      (ACTIONS[url] ?? []).map((action) => [action, object_no] as const),
    ),
  );
}

/** Address of an action's page; '' for none. */
export const addressOfAction = (objectNo: string): string =>
  Object.entries(ACTIONS).find(([, actions]) => actions.includes(objectNo))?.[0] ?? '';
