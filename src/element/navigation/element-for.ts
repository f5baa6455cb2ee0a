import type { NavigationTarget } from './targets';
import type { NavigationTexts } from './texts';

/** Element that shows a target. */
export interface TargetElement {
  /** Tag without prefix. */
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  /** Key of the text shown while its code is loading. */
  waiting: keyof NavigationTexts;
  /** Event that the element fires when the user is done with it. */
  doneBy?: string;
}

export function elementFor(target: NavigationTarget): TargetElement {
  switch (target.target) {
    case 'orders':
      return {
        name: 'order-list',
        attributes: { 'order-no': '', statuses: target.statuses },
        waiting: 'openOrders',
      };
    case 'order':
      return { name: 'order-list', attributes: { 'order-no': target.orderNo }, waiting: 'findOrder' };
    case 'refund':
      return {
        name: 'order-refund',
        attributes: { 'order-no': target.orderNo, 'apply-id': target.applyId ?? '' },
        waiting: 'openRefund',
      };
    case 'change':
      return {
        name: 'order-change',
        attributes: { 'order-no': target.orderNo, 'apply-id': target.applyId ?? '' },
        waiting: 'openChange',
      };
    case 'search': {
      const { depCode, arrCode, depDate, retDate, travelType, overApplyId } = target;
      return {
        name: 'flight-booking',
        attributes: {
          'dep-code': depCode,
          'arr-code': arrCode,
          'dep-date': depDate,
          'ret-date': retDate,
          'travel-type': travelType,
          'over-standard-apply-id': overApplyId,
          'auto-search': depCode !== '' && arrCode !== '' ? '' : undefined,
        },
        waiting: 'openSearch',
      };
    }
    case 'downloads':
      return { name: 'download-list', attributes: {}, waiting: 'openDownloads' };
    case 'costCenterImport':
      return {
        name: 'cost-center-import',
        attributes: { 'cost-kind': target.costKind },
        waiting: 'openImport',
      };
    case 'costCenters':
      return {
        name: 'cost-center',
        attributes: { 'cost-kind': target.costKind },
        waiting: 'openCostCenters',
      };
    case 'recharge':
      return {
        name: 'wallet',
        attributes: { view: 'recharge', 'recharge-no': target.rechargeNo },
        waiting: 'openRecharges',
      };
    case 'bill':
      return { name: 'settlement', attributes: { 'bill-no': target.billNo }, waiting: 'openBill' };
    case 'accountSafety':
      return { name: 'account-safety', attributes: { page: target.page }, waiting: 'openSafety' };
    case 'report': {
      const { page, beginDate, endDate, basis, compare, metric, departments, factsOf, factsKind } = target;
      return {
        name: 'report-dashboard',
        attributes: {
          report: page.split('/').at(-1),
          'begin-date': beginDate,
          'end-date': endDate,
          basis,
          compare,
          metric,
          departments,
          'facts-of': factsOf,
          'facts-kind': factsKind,
        },
        waiting: 'openReport',
      };
    }
    case 'signIn':
      return { name: 'login', attributes: {}, waiting: 'openSignIn', doneBy: 'tp-signed-in' };
    case 'appDownload':
      return { name: 'app-download', attributes: {}, waiting: 'openAppDownload' };
    case 'joined': {
      const { entName, appTitle } = target;
      return {
        name: 'invite',
        attributes: { page: 'inviteSuccess', 'ent-name': entName, 'app-title': appTitle },
        waiting: 'openJoined',
      };
    }
    case 'approvals':
      return { name: 'approval-list', attributes: {}, waiting: 'openApprovals' };
    case 'approval':
      return {
        name: 'approval-list',
        attributes: { 'apply-id': target.applyId, tab: 'mine' },
        waiting: 'findRequest',
      };
    case 'request': {
      const { kind, depCity, arrCity, beginDate, endDate, copyOf, changeOf } = target;
      return {
        name: 'travel-request',
        attributes: {
          kind,
          'dep-city': depCity,
          'arr-city': arrCity,
          'begin-date': beginDate,
          'end-date': endDate,
          'copy-of': copyOf,
          'change-of': changeOf,
        },
        waiting: 'prepareRequest',
        doneBy: 'tp-request-cancelled',
      };
    }
  }
}
