import {
  proveIdentity,
  queryAccountSafety,
  sendProofCode,
} from '../../../../src/contract/account-safety/account-safety';
import { queryApprovalDetail, withdrawApproval } from '../../../../src/contract/approval/approval';
import { getDictionaryParam, getSysParam } from '../../../../src/contract/dictionary';
import { queryTicketRuleSec } from '../../../../src/contract/flight-booking/booking';
import { queryCityList, queryHolidayList } from '../../../../src/contract/flight-booking/places';
import { queryProductTagInfo } from '../../../../src/contract/flight-booking/product';
import { queryOperateHabit, saveOperateHabit } from '../../../../src/contract/operate-habit';
import * as change from '../../../../src/contract/order/change';
import * as changeApproval from '../../../../src/contract/order/change-approval';
import * as list from '../../../../src/contract/order/list';
import { streamOrderChanges } from '../../../../src/contract/order/live';
import { applyRebuy, queryRebuyQuote, queryRebuys } from '../../../../src/contract/order/rebuy';
import * as refund from '../../../../src/contract/order/refund';
import * as refundApproval from '../../../../src/contract/order/refund-approval';
import { queryUnfinishedAfterSale } from '../../../../src/contract/order/unfinished';
import { payorder, queryPayMethod } from '../../../../src/contract/payment/payment';
import { queryWalletSecurity } from '../../../../src/contract/payment/wallet-security';
import { queryReportBudget } from '../../../../src/contract/report/budget';
import { queryCityCoordinates } from '../../../../src/contract/report/city-coordinates';
import { queryReportFlow } from '../../../../src/contract/report/flow';
import { queryReportLeads } from '../../../../src/contract/report/leads';
import { queryReportPivot } from '../../../../src/contract/report/pivot';
import {
  queryReportChange,
  queryReportDimension,
  queryReportFacts,
  queryReportFigures,
} from '../../../../src/contract/report/report';
import * as views from '../../../../src/contract/saved-view/saved-view';
import { queryStandardOverReason } from '../../../../src/contract/travel-standard/standards';

type Paths = readonly { path: string }[];

/** Calls of the report dashboard, within locked filters by the condition of all facts (`isWithinScope`). */
const REPORT: Paths = [
  queryCityCoordinates,
  queryReportBudget,
  queryReportChange,
  queryReportDimension,
  queryReportFacts,
  queryReportFigures,
  queryReportFlow,
  queryReportLeads,
  queryReportPivot,
];

/** Proofs of the account itself, which payments and changes ask for. */
const PROOF: Paths = [proveIdentity, queryAccountSafety, sendProofCode];
/** Settings of a page that belong to the user. */
const OWN_SETTINGS: Paths = [
  queryOperateHabit,
  saveOperateHabit,
  views.deleteSavedView,
  views.querySavedViews,
  views.renameSavedView,
  views.saveSavedView,
];
/** Applications for orders, by `isForLockedOrder`. */
const APPLICATIONS: Paths = [queryApprovalDetail, queryUnfinishedAfterSale, withdrawApproval];

/**
 * Calls that answer within locked filters, by the elements that a scope may name together with such filters. Calls for
 * orders are within by the scope of orders (`withinScope`), all others have no rows of departments.
 */
export const LOCKED_CALLS: Readonly<Record<string, ReadonlySet<string>>> = {
  'report-dashboard': pathsOf(REPORT),
  'order-list': pathsOf([
    ...PROOF,
    ...OWN_SETTINGS,
    getDictionaryParam,
    list.orderCancel,
    list.queryAirTicketDetailNew,
    list.queryOrderFilterChoices,
    list.queryorderListOnPermission,
    list.queryRules,
    change.changeOrderPay,
    payorder,
    queryCityList,
    queryPayMethod,
    queryRebuys,
    queryWalletSecurity,
    streamOrderChanges,
  ]),
  'order-change': pathsOf([
    ...APPLICATIONS,
    ...PROOF,
    applyRebuy,
    change.applyChangeAirTicketGateway,
    change.cancelChangeAirTicket,
    change.judgeChangeTicketStandard,
    change.queryChangeOrderDetailGateway,
    change.queryChangeReason,
    changeApproval.submitChangeApprovalApplyAuto,
    changeApproval.submitChangeOverStandardApprovalAuto,
    list.orderCancel,
    queryRebuyQuote,
    queryRebuys,
    queryStandardOverReason,
  ]),
  'change-flights': pathsOf([
    change.queryChangeFlightSec,
    getSysParam,
    queryCityList,
    queryHolidayList,
    queryProductTagInfo,
    queryTicketRuleSec,
  ]),
  'order-refund': pathsOf([
    ...APPLICATIONS,
    ...PROOF,
    refund.getTicketRefundReason,
    refund.h5RefundTicketDetailQueryGateWay,
    refund.refundTicketApply,
    refundApproval.judgeRefundTicketStandard,
    refundApproval.submitRefundOverStandardApprovalAuto,
    streamOrderChanges,
  ]),
  'order-unfinished': pathsOf([...PROOF, queryUnfinishedAfterSale, withdrawApproval]),
};

/** Elements of a token that locks filters and names none. */
export const LOCKED_BY_DEFAULT: readonly string[] = ['report-dashboard'];

export function pathsOf(calls: Paths): ReadonlySet<string> {
  return new Set(calls.map(({ path }) => path));
}
