import * as v from 'valibot';
import { Submitted } from '../approval/approval';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { applyChangeAirTicketGateway } from './change';

const { orderNo, changeReason, remark, passengerNos, newFlights, totalAmount, overReasons } =
  applyChangeAirTicketGateway.body.entries;
/** A planned change, without a hold on its seats. */
const Change = v.object({
  orderNo,
  changeReason,
  remark,
  passengerNos,
  newFlights,
  totalAmount,
  overReasons,
});

/**
 * Submits a change whose new flights are over the standards to the supervisor before the change itself (specification
 * 7.6). Once approved, it covers one change to the same flights, of the same tickets, for at most the same amount.
 */
export const submitChangeOverStandardApprovalAuto = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/submitChangeOverStandardApprovalAuto',
  body: Change,
  result: Submitted,
  needs: 'token',
  permission: OBJECT.changeOrder,
  mutates: true,
  changes: ['approval', 'order'],
});

/** The same for a change within the standards that needs the enterprise's approval nevertheless (specification 7.6). */
export const submitChangeApprovalApplyAuto = call({
  gateway: 'flight',
  path: '/CLAIRTICKETSTANDARDSERVICE/jppubapi/standard/submitChangeApprovalApplyAuto',
  body: Change,
  result: Submitted,
  needs: 'token',
  permission: OBJECT.changeOrder,
  mutates: true,
  changes: ['approval', 'order'],
});
