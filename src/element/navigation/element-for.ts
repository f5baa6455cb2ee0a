import type { NavigationTarget } from './targets';

/** The element that shows a target. */
export interface TargetElement {
  /** Its tag without prefix. */
  name: string;
  attributes: Readonly<Record<string, unknown>>;
  /** Said while its code is on its way. */
  waiting: string;
  /** The event by which it says that the user is done with it. */
  doneBy?: string;
}

export function elementFor(target: NavigationTarget): TargetElement {
  switch (target.target) {
    case 'orders':
      return {
        name: 'order-list',
        attributes: { 'order-no': '', statuses: target.statuses },
        waiting: '正在打开订单',
      };
    case 'order':
      return { name: 'order-list', attributes: { 'order-no': target.orderNo }, waiting: '正在查询订单' };
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
        waiting: '正在打开机票预订',
      };
    }
    case 'approvals':
      return { name: 'approval-list', attributes: {}, waiting: '正在打开审批' };
    case 'approval':
      return {
        name: 'approval-list',
        attributes: { 'apply-id': target.applyId, tab: 'mine' },
        waiting: '正在查询申请',
      };
    case 'request': {
      const { kind, depCity, arrCity, beginDate, endDate } = target;
      return {
        name: 'travel-request',
        attributes: {
          kind,
          'dep-city': depCity,
          'arr-city': arrCity,
          'begin-date': beginDate,
          'end-date': endDate,
        },
        waiting: '正在准备申请单',
        doneBy: 'tp-request-cancelled',
      };
    }
  }
}
