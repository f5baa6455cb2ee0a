import { useMemo } from 'react';
import { useStore } from 'zustand';
import { formatPrice } from '../../../../src/domain/money/money';
import type { DayNote } from '../../../../src/ui/date/Calendar';
import type { Booking } from '../../model/booking';
import { routeOf } from '../../model/search/lowest-prices';
import { seatsOf } from '../../party/party';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { searchTexts } from '../../search/texts';

/** Amount as whole yuan, rounded up, for narrow places: ¥1,080. */
export const yuanText = (fen: number): string =>
  `¥${formatPrice(Math.ceil(fen / 100) * 100).slice(0, -'.00'.length)}`;

/** Lowest prices for the calendar of a leg; undefined while none are known for the chosen cities. */
export function usePriceNotes(
  booking: Booking,
  leg: number,
): ((date: string) => DayNote | undefined) | undefined {
  const t = useTexts(searchTexts);
  const { dep, arr } = useStore(booking.store, ({ form }) => form);
  const seats = useStore(booking.store, seatsOf);
  const { byDate, route } = useStore(booking.lowestPricesOf(leg).store);
  return useMemo(() => {
    const way = dep && arr && (leg === 0 ? { dep, arr } : { dep: arr, arr: dep });
    if (!way || byDate.size === 0 || route !== routeOf({ ...way, seats })) return undefined;
    const least = leastByMonth(byDate);
    return (date) => {
      const price = byDate.get(date) ?? undefined;
      if (price === undefined) return undefined;
      const text = yuanText(price);
      const isLeast = price === least.get(monthOf(date));
      const content = isLeast ? <span className="fb-lowest-day">{text}</span> : text;
      return { content, label: t.least(text, isLeast) };
    };
  }, [t, dep, arr, seats, leg, byDate, route]);
}

const monthOf = (date: string) => date.slice(0, 'YYYY-MM'.length);

/** Lowest known price of each month. */
function leastByMonth(byDate: ReadonlyMap<string, number | null>): Map<string, number> {
  const least = new Map<string, number>();
  for (const [date, price] of byDate) {
    if (price !== null) least.set(monthOf(date), Math.min(price, least.get(monthOf(date)) ?? Infinity));
  }
  return least;
}
