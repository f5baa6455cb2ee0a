import type { Application } from '../../../src/contract/approval/approval';
import type { TicketPlace } from '../../../src/contract/order/refund';
import { areSamePlaces } from '../../../src/domain/refund/same-places';

/** Application for a refund that can be used. */
export type ApprovedRefund = Application & { refund: NonNullable<Application['refund']> };

export const isApprovedRefund = (application: Application | undefined): application is ApprovedRefund =>
  application?.canApply === true && application.refund !== null;

export const placesOf = ({ refund }: ApprovedRefund): TicketPlace[] =>
  refund.tickets.map(({ passengerNo, segmentNo }) => ({ passengerNo, segmentNo }));

/** True when the chosen tickets equal the approved ones. The gateway checks again, including the fee. */
export const isCovered = (approved: ApprovedRefund, places: readonly TicketPlace[]): boolean =>
  areSamePlaces(placesOf(approved), places);
