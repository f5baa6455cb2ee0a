import { APPLY_TYPE, type Application } from '../../../src/contract/approval/approval';
import type { Host } from '../../../src/element/host/host';
import { createApprovalActions, type ApprovalActions } from './decision/approval-actions';
import { bookingTarget } from './trip/booking-target';
import type { approvalDetail, DetailTarget } from './declaration';

/** Actions on displayed applications, and navigation from them. */
export interface DetailModel {
  /**
   * Actions live as long as the element, so that neither a typed opinion nor an open intent is lost when another
   * application is shown.
   */
  actions(applyId: string): ApprovalActions;
  openOrder(orderNo: string): void;
  /** Opens the flight search for an over-standard choice that is approved in advance. */
  book(application: Pick<Application, 'applyId' | 'overStandard'>): void;
  /** Opens the change or refund that is approved in advance. */
  goOn(application: Pick<Application, 'applyId' | 'change' | 'refund'>): void;
  /** Opens a travel request that copies or changes this trip. */
  request(target: { applyType: Application['applyType']; copyOf?: string; changeOf?: string }): void;
  /** Returns to the list; undefined outside of a list. */
  close?: () => void;
}

/** `go`: requests navigation from the host page, and shows the target in place when it does not handle that. */
export function createDetailModel(
  host: Host<typeof approvalDetail>,
  go: (target: DetailTarget) => void,
): DetailModel {
  const actionsOf = new Map<string, ApprovalActions>();
  return {
    actions(applyId) {
      const actions = actionsOf.get(applyId) ?? createApprovalActions(host, applyId);
      actionsOf.set(applyId, actions);
      return actions;
    },
    openOrder: (orderNo) => go({ target: 'order', orderNo }),
    book(application) {
      const target = bookingTarget(application);
      if (target) go(target);
    },
    request: ({ applyType, ...former }) =>
      go({
        target: 'request',
        kind:
          applyType === APPLY_TYPE.preTrip || applyType === APPLY_TYPE.preTripChange ? 'pre-trip' : 'trip',
        depCity: '',
        arrCity: '',
        beginDate: '',
        endDate: '',
        ...former,
      }),
    goOn({ applyId, change, refund }) {
      if (change) go({ target: 'change', orderNo: change.orderNo, applyId });
      else if (refund) go({ target: 'refund', orderNo: refund.orderNo, applyId });
    },
  };
}
