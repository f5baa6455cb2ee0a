import type { TicketStatus } from '../../contract/order/list';

/** What keeps a ticket from being changed or given back; `notIssued`: there is no ticket yet. */
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

/** Why a ticket of this status can be neither changed nor given back; undefined if it can. */
export function ticketObstacle(ticketStatus: TicketStatus): TicketObstacle | undefined {
  return OBSTACLES[ticketStatus];
}
