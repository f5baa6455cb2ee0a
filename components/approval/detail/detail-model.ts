import { APPLY_TYPE, type Application } from '../../../src/contract/approval/approval';
import type { Host } from '../../../src/element/host/host';
import { createApprovalActions, type ApprovalActions } from './decision/approval-actions';
import { bookingTarget } from './trip/booking-target';
import type { approvalDetail, DetailTarget } from './declaration';

/** What can be done with applications that are shown whole, and where they lead. */
export interface DetailModel {
  /** Kept while the element stays: neither a typed opinion nor an open intent is lost by looking elsewhere. */
  actions(applyId: string): ApprovalActions;
  openOrder(orderNo: string): void;
  /** On to the flights of an over-standard choice that was agreed to beforehand. */
  book(application: Pick<Application, 'applyId' | 'overStandard'>): void;
  /** On to the change or refund that was agreed to beforehand. */
  goOn(application: Pick<Application, 'applyId' | 'change' | 'refund'>): void;
  /** On to a request for a trip that begins with this one: to copy it, or to change it. */
  request(target: { applyType: Application['applyType']; copyOf?: string; changeOf?: string }): void;
  /** Back to the list that it is one of; undefined where it stands alone. */
  close?: () => void;
}

/** `go`: asks the page around to lead somewhere, and shows it in place if that does not. */
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
        kind: applyType === APPLY_TYPE.preTrip ? 'pre-trip' : 'trip',
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
