import { UNDER_WAY_STATUSES, type ComingTrip } from '../../src/contract/home';
import { ORDER_STATUS, type OrderStatus } from '../../src/contract/order/list';
import { daysBetween } from '../../src/domain/shanghai-time';
import type { Tone } from '../../src/ui/feedback/Tag';

const TICKET_TONES: Partial<Record<ComingTrip['ticketStatus'], Tone>> = {
  'OPEN FOR USE': 'within',
  'CHECKED IN': 'within',
  SUSPENDED: 'blocked',
};

interface Shown {
  /** What is worded: the ticket's state or the order's. */
  by: 'ticket' | 'order';
  tone: Tone;
}

/** How it stands with the ticket: a change or refund under way first, then the ticket, before it the order. */
export function shownState({ orderStatus, ticketStatus }: ComingTrip): Shown {
  const isUnderWay = (UNDER_WAY_STATUSES as readonly OrderStatus[]).includes(orderStatus);
  const tone = isUnderWay ? undefined : TICKET_TONES[ticketStatus];
  if (tone) return { by: 'ticket', tone };
  return { by: 'order', tone: orderStatus === ORDER_STATUS.unpaid ? 'over' : 'accent' };
}

/** Days from the one of departure to the one of arrival. */
export const daysLater = ({ takeOffTime, arrTime }: ComingTrip): number =>
  daysBetween(takeOffTime.slice(0, 10), arrTime.slice(0, 10));
