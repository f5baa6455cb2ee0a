import { useEffect, useEffectEvent } from 'react';
import type { TodoOrder } from '../../../src/contract/home';
import { ORDER_STATUS } from '../../../src/contract/order/list';
import { amountTexts } from '../../../src/domain/texts/amounts/texts';
import { instantText } from '../../../src/domain/shanghai-time';
import { useSecondsUntil } from '../../../src/ui/date/use-seconds-until';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { flightOrderTexts } from './texts';

/** Texts of a held order, and its next action. */
export interface UnpaidOrder {
  isPayable: boolean;
  route: string;
  /** Departure and flight number of its first leg. */
  flight: string;
  /** Remaining time. */
  left: string;
  action: string;
  /** Accessible name of the action, including the order. */
  actionLabel: string;
  open(): void;
}

/** `onDue`: called when the order's time has run out. */
export function useUnpaidOrder(booking: Booking, order: TodoOrder, onDue: () => void): UnpaidOrder {
  const t = useTexts(flightOrderTexts);
  const { clock } = useTexts(amountTexts);
  const { orderNo, orderStatus, flights, payDeadline } = order;
  const left = useSecondsUntil(Date.parse(payDeadline));
  const isDue = left === 0;
  const due = useEffectEvent(onDue);
  useEffect(() => {
    if (isDue) due();
  }, [isDue]);
  const isPayable = orderStatus === ORDER_STATUS.unpaid;
  const [first] = flights;
  const leftText = () => {
    if (left === 0) return t.heldOver;
    return isPayable ? t.payLeft(clock(left)) : t.heldUntil(instantText(payDeadline));
  };
  return {
    isPayable,
    route: t.routes(flights.map(({ depCityName, arrCityName }) => `${depCityName} → ${arrCityName}`)),
    flight: first ? `${first.takeOffTime.slice(5).replace('T', ' ')} ${first.flightNo}` : '',
    left: leftText(),
    action: isPayable ? t.pay : t.look,
    actionLabel: isPayable ? t.payOf(orderNo) : t.lookOf(orderNo),
    open: () => void booking.openOrder(orderNo, isPayable ? 'pay' : 'order'),
  };
}
