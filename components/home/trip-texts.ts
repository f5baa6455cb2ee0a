import { UNDER_WAY_STATUSES, type ComingTrip } from '../../src/contract/home';
import type { OrderStatus } from '../../src/contract/order/list';
import { daysBetween } from '../../src/domain/shanghai-time';
import type { Tone } from '../../src/ui/feedback/Tag';

/** How far a date is from today, as one says it. */
export function daysAhead(today: string, date: string): string {
  const days = daysBetween(today, date);
  return ['今天', '明天', '后天'][days] ?? `${days}天后`;
}

const TICKETS: Partial<Record<ComingTrip['ticketStatus'], { text: string; tone: Tone }>> = {
  'OPEN FOR USE': { text: '已出票', tone: 'within' },
  'CHECKED IN': { text: '已值机', tone: 'within' },
  SUSPENDED: { text: '客票挂起', tone: 'blocked' },
};

/** How it stands with the ticket: a change or refund under way first, then the ticket, before it the order. */
export function ticketState({ orderStatus, ticketStatus }: ComingTrip): { text: string; tone: Tone } {
  const isUnderWay = (UNDER_WAY_STATUSES as readonly OrderStatus[]).includes(orderStatus);
  const ticket = isUnderWay ? undefined : TICKETS[ticketStatus];
  return ticket ?? { text: orderStatus, tone: orderStatus === '待支付' ? 'over' : 'accent' };
}

/** +1 for an arrival on the next day; '' for one on the day of departure. */
export function arrivalDay({ takeOffTime, arrTime }: ComingTrip): string {
  const days = daysBetween(takeOffTime.slice(0, 10), arrTime.slice(0, 10));
  return days > 0 ? `+${days}天` : '';
}
