import type { Application } from '../../../src/contract/approval/approval';
import type { TicketPlace } from '../../../src/contract/order/refund';
import { areSamePlaces } from '../../../src/domain/refund/same-places';

/** An application for a refund that can be used. */
export type ApprovedRefund = Application & { refund: NonNullable<Application['refund']> };

export const isApprovedRefund = (application: Application | undefined): application is ApprovedRefund =>
  application?.canApply === true && application.refund !== null;

export const placesOf = ({ refund }: ApprovedRefund): TicketPlace[] =>
  refund.tickets.map(({ passengerNo, segmentNo }) => ({ passengerNo, segmentNo }));

/** Are these the tickets that were approved? The gateway looks again, at the fee too. */
export const isCovered = (approved: ApprovedRefund, places: readonly TicketPlace[]): boolean =>
  areSamePlaces(placesOf(approved), places);
