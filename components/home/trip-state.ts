import { UNDER_WAY_STATUSES, type ComingTrip } from '../../src/contract/home';
import type { OrderStatus } from '../../src/contract/order/list';
import { daysBetween } from '../../src/domain/shanghai-time';
import type { Tone } from '../../src/ui/feedback/Tag';

const TICKET_TONES: Partial<Record<ComingTrip['ticketStatus'], Tone>> = {
  'OPEN FOR USE': 'within',
  'CHECKED IN': 'within',
  SUSPENDED: 'blocked',
};

/**
 * Tone of the ticket state. Undefined where the order status is more telling: before issue, and while a change or
 * refund is under way.
 */
export function ticketTone({ orderStatus, ticketStatus }: ComingTrip): Tone | undefined {
  const isUnderWay = (UNDER_WAY_STATUSES as readonly OrderStatus[]).includes(orderStatus);
  return isUnderWay ? undefined : TICKET_TONES[ticketStatus];
}

/** Days from the date of departure to the date of arrival. */
export const daysLater = ({ takeOffTime, arrTime }: ComingTrip): number =>
  daysBetween(takeOffTime.slice(0, 10), arrTime.slice(0, 10));
