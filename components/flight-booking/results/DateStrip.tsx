import { useEffect, useLayoutEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { useStore } from 'zustand';
import { addDays } from '../../../src/domain/shanghai-time';
import { dateTexts } from '../../../src/domain/texts/dates/texts';
import { Button } from '../../../src/ui/button/Button';
import { useStrip } from '../../../src/ui/layout/tabs/use-strip';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { isRtl, moveFocusAlong } from '../../../src/ui/field/choice/roving-focus';
import type { Booking } from '../model/booking';
import { searchStoreOf } from '../model/search/search-store';
import type { Choice, Query } from '../model/journey';
import { bookableDays } from '../model/search/form-check';
import { legsOf } from '../model/legs';
import { seatsOf } from '../party/party';
import { yuanText } from './offers/price-notes';
import { resultTexts } from './texts';
import css from './date-strip.css?inline';
import { useSheet } from '../../../src/ui/tokens/root';

interface Props {
  booking: Booking;
  query: Query;
  /** Choices made so far. The strip shows days for the next leg. */
  choices: readonly Choice[];
  /** True when the flights were found. The automatic request for the days' prices follows them. */
  isReady: boolean;
}

/** Days shown on either side of the searched one. */
const AROUND = 7;

/** Days around the search with their lowest prices. Pressing a day searches it. */
export function DateStrip({ booking, query, choices, isReady }: Props) {
  useSheet(css);
  const t = useTexts(resultTexts);
  const { weekday } = useTexts(dateTexts);
  const leg = legsOf(query)[choices.length] ?? query;
  const { dep, arr, date } = leg;
  const lowestPrices = booking.lowestPricesOf(choices.length);
  const prices = useStore(lowestPrices.store);
  const isTaxed = useStore(booking.store, (state) => state.isTaxed);
  const seats = useStore(booking.store, seatsOf);
  const earliest = choices.at(-1)?.offer.flight.arrTime.slice(0, 10) ?? booking.today;
  const strip = useRef<HTMLDivElement>(null);
  useStrip(strip);
  const last = useStore(booking.store, (state) => bookableDays(booking.today, state).max);
  const days = useMemo(() => daysAround(date, earliest, last), [date, earliest, last]);
  const ask = () => {
    const [beginDate = date] = days;
    void lowestPrices.ask({ dep, arr, seats, beginDate, endDate: days.at(-1) ?? date });
  };
  useEffect(() => {
    if (!isReady) return;
    const [beginDate = date] = days;
    void lowestPrices.ask({ dep, arr, seats, beginDate, endDate: days.at(-1) ?? date });
  }, [lowestPrices, dep, arr, seats, date, days, isReady]);

  useLayoutEffect(() => {
    const box = strip.current;
    if (!box) return;
    // centres the searched day in the strip without scrolling the page
    const center = () => {
      const day = box.querySelector<HTMLElement>(`[data-day='${date}']`);
      if (day) box.scrollLeft = day.offsetLeft - (box.clientWidth - day.offsetWidth) / 2;
    };
    const observer = new ResizeObserver(center);
    observer.observe(box);
    center();
    return () => observer.disconnect();
  }, [date]);

  const known = lowestPrices.isOf({ ...leg, seats }) ? prices.byDate : NONE;
  const least = Math.min(...days.map((day) => known.get(day) ?? Infinity));
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const from = buttons.findIndex((button) => button === event.target);
    const next = moveFocusAlong(from, buttons.length, event.key, {
      axis: 'row',
      rtl: isRtl(event.currentTarget),
    });
    if (from < 0 || next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  }
  return (
    <div className="fb-days-frame">
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus, one tab stop */}
      <div ref={strip} className="fb-days tp-strip" role="toolbar" aria-label={t.days} onKeyDown={onKeyDown}>
        {days.map((day) => {
          const isChosen = day === date;
          return (
            <button
              key={day}
              type="button"
              className="fb-day"
              data-day={day}
              tabIndex={isChosen ? 0 : -1}
              aria-current={isChosen ? 'date' : undefined}
              onClick={() => {
                if (!isChosen) void searchStoreOf(booking).searchDay(day);
              }}
            >
              <span>
                {day.slice(5)} {weekday(day)}
              </span>
              <DayPrice price={known.get(day)} least={least} />
            </button>
          );
        })}
      </div>
      {isTaxed && <p className="fb-days-basis">{t.daysUntaxed}</p>}
      {prices.failed && (
        <Button variant="text" size="small" onClick={ask}>
          {t.askDays}
        </Button>
      )}
    </div>
  );
}

const NONE: ReadonlyMap<string, number | null> = new Map();

function DayPrice({ price, least }: { price: number | null | undefined; least: number }) {
  const t = useTexts(resultTexts);
  if (price === undefined) return <span className="fb-day-price">–</span>;
  if (price === null) return <span className="fb-day-price">{t.noDirect}</span>;
  return (
    <span className={price === least ? 'fb-day-price fb-lowest-day' : 'fb-day-price'}>
      {yuanText(price)}
      {price === least && <span className="tp-visually-hidden">{t.lowestDay}</span>}
    </span>
  );
}

function daysAround(date: string, earliest: string, last: string): string[] {
  return Array.from({ length: 2 * AROUND + 1 }, (_, i) => addDays(date, i - AROUND)).filter(
    (day) => day >= earliest && day <= last,
  );
}
