import { useMemo } from 'react';
import { useStore } from 'zustand';
import { formatPrice } from '../../src/domain/money';
import type { DayNote } from '../../src/ui/Calendar';
import type { Booking } from './booking';
import { routeOf } from './lowest-prices';

/** Fen as whole yuan, rounded up, where there is no room for more: ¥1,080. */
export const yuanText = (fen: number): string =>
  `¥${formatPrice(Math.ceil(fen / 100) * 100).slice(0, -'.00'.length)}`;

/** Lowest prices for the calendar of a leg's date field; none as long as none are known of the cities chosen. */
export function usePriceNotes(
  booking: Booking,
  leg: number,
): ((date: string) => DayNote | undefined) | undefined {
  const { dep, arr } = useStore(booking.store, ({ form }) => form);
  const { byDate, route } = useStore(booking.lowestPricesOf(leg).store);
  return useMemo(() => {
    if (
      !dep ||
      !arr ||
      byDate.size === 0 ||
      route !== (leg === 0 ? routeOf({ dep, arr }) : routeOf({ dep: arr, arr: dep }))
    )
      return undefined;
    const known = [...byDate.values()].filter((price) => price !== null);
    const least = Math.min(...known);
    return (date) => {
      const price = byDate.get(date) ?? undefined;
      if (price === undefined) return undefined;
      const text = yuanText(price);
      const content = price === least ? <span className="fb-lowest-day">{text}</span> : text;
      return { content, label: `${text} 起` };
    };
  }, [dep, arr, leg, byDate, route]);
}
