import { useEffect, useEffectEvent } from 'react';
import type { TodoOrder } from '../../../src/contract/home';
import { clockText } from '../../../src/domain/fare/duration';
import { instantText } from '../../../src/domain/shanghai-time';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import type { Booking } from '../model/booking';

/** A held order in words, with the way on. */
export interface HeldOrder {
  isPayable: boolean;
  route: string;
  /** Departure and flight of its first leg. */
  flight: string;
  /** How long it is held yet. */
  left: string;
  action: '去支付' | '查看';
  /** The same for whoever does not see of which order it is. */
  actionLabel: string;
  open(): void;
}

/** `onDue`: its time is over. */
export function useHeldOrder(booking: Booking, order: TodoOrder, onDue: () => void): HeldOrder {
  const { orderNo, orderStatus, flights, payDeadline } = order;
  const left = useSecondsUntil(Date.parse(payDeadline));
  const isDue = left === 0;
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) due();
  }, [isDue]);
  const isPayable = orderStatus === '待支付';
  const [first] = flights;
  const action = isPayable ? '去支付' : '查看';
  return {
    isPayable,
    route: flights.map(({ depCityName, arrCityName }) => `${depCityName} → ${arrCityName}`).join('，'),
    flight: first ? `${first.takeOffTime.slice(5).replace('T', ' ')} ${first.flightNo}` : '',
    left: leftText(isPayable, left, payDeadline),
    action,
    actionLabel: `${action}订单 ${orderNo}`,
    open: () => void booking.openOrder(orderNo, isPayable ? 'pay' : 'order'),
  };
}

function leftText(isPayable: boolean, left: number, payDeadline: string): string {
  if (left === 0) return '保留时间已到';
  return isPayable ? `支付剩余 ${clockText(left)}` : `座位保留至 ${instantText(payDeadline)}`;
}
