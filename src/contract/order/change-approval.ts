import * as v from 'valibot';
import { Submitted } from '../approval/approval';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { applyChangeAirTicketGateway } from './change';

const { orderNo, changeReason, remark, passengerNos, newFlights, totalAmount, overReasons } =
  applyChangeAirTicketGateway.body.entries;
/** A change as it would be asked for, without a hold on its seats. */
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
 * Puts a change whose new flights are over the standards before the supervisor, before it is asked for (specification 7.6).
 * Agreed to, it serves one change to the same flights, of the same tickets, for no more.
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

/** The same for a change that the enterprise has approved though it is within the standards (specification 7.6). */
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
