import type { TicketStatus } from '../../contract/order/list';

/** Reason why a ticket cannot be changed or refunded; `notIssued`: no ticket exists yet. */
export type TicketObstacle =
  | 'notIssued'
  | 'checkedIn'
  | 'flown'
  | 'refunded'
  | 'exchanged'
  | 'suspended'
  | 'void';

const OBSTACLES: Readonly<Record<TicketStatus, TicketObstacle | undefined>> = {
  '': 'notIssued',
  'OPEN FOR USE': undefined,
  'CHECKED IN': 'checkedIn',
  'USED/FLOWN': 'flown',
  REFUNDED: 'refunded',
  EXCHANGED: 'exchanged',
  SUSPENDED: 'suspended',
  VOID: 'void',
};

/** Returns the reason why a ticket of this status can be neither changed nor refunded; undefined if it can. */
export function ticketObstacle(ticketStatus: TicketStatus): TicketObstacle | undefined {
  return OBSTACLES[ticketStatus];
}
