import { OBJECT } from '../../../../src/contract/permission/objects';

/**
 * Objects whose data belong to the enterprise as a whole and which a sub administrator of departments therefore cannot
 * have.
 */
export const WHOLE: ReadonlySet<string> = new Set([
  OBJECT.editSettleProducts,
  OBJECT.editBudgets,
  OBJECT.editCostObjects,
  OBJECT.seeBills,
  OBJECT.confirmBills,
  OBJECT.seeReconciliation,
  OBJECT.seeInvoices,
  OBJECT.applyInvoices,
  OBJECT.setInvoices,
  OBJECT.seeWallet,
  OBJECT.rechargeWallet,
  OBJECT.setWallet,
  OBJECT.reviewPayments,
  OBJECT.seeOverReasons,
  OBJECT.editOverReasons,
  OBJECT.seeCityTiers,
  OBJECT.editCityTiers,
  OBJECT.seeAgreements,
  OBJECT.editAgreements,
  OBJECT.seePositions,
  OBJECT.editPositions,
  OBJECT.seeRoles,
  OBJECT.editRoles,
  OBJECT.seeSubManagers,
  OBJECT.editSubManagers,
  OBJECT.changeMainManager,
  OBJECT.editApprovalFlow,
  OBJECT.biAnalysis,
  OBJECT.seeBalance,
  OBJECT.importTravelRecords,
  OBJECT.seeStandards,
  OBJECT.editStandards,
  OBJECT.seeMeals,
  OBJECT.editMeals,
  OBJECT.editHotelPage,
  OBJECT.seeProtocolHotels,
  OBJECT.editProtocolHotels,
  OBJECT.seeBookingProducts,
  OBJECT.editBookingProducts,
  OBJECT.seeCommentRules,
  OBJECT.editComments,
  OBJECT.editCompany,
  OBJECT.configGuide,
  OBJECT.bookForColleagues,
]);

/** Objects whose calls respect the caller's departments, so that they can be given for some departments alone. */
export const OF_DEPARTMENTS: ReadonlySet<string> = new Set([
  OBJECT.seeComments,
  OBJECT.setDataPermissions,
  OBJECT.editOperators,
  OBJECT.seeStaff,
  OBJECT.editStaff,
  OBJECT.seeInvitations,
]);
