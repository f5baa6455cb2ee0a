import { useCallback, useState } from 'react';
import type { Booking } from '../../model/booking';
import { usePrinting } from '../../../../src/ui/layout/use-printing';
import { useSheet } from '../../../../src/ui/tokens/root';
import { FlightRow } from './FlightRow';
import css from './flight-row.css?inline';
import type { ListedOffer } from './offers';
import type { AircraftRow } from './same-aircraft';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { resultTexts } from '../texts';

/** Rows put on the page at once, a screenful; more come before the last of them is reached. */
const BATCH = 10;

interface OfferListProps {
  booking: Booking;
  rows: readonly AircraftRow[];
  opened: string | undefined;
  onOpen(key: string | undefined): void;
}

/** The flights as rows, as many as are near; the rest follow while one scrolls. */
export function OfferList({ booking, rows, opened, onOpen }: OfferListProps) {
  useSheet(css);
  const [grown, setGrown] = useState({ rows, count: BATCH });
  // another order or another choice starts from the top
  const shown = grown.rows === rows ? grown.count : BATCH;
  const isOpened = ({ key }: ListedOffer) => key === opened;
  const [first] = useState(() => rows.findIndex(({ lead, others }) => [lead, ...others].some(isOpened)) + 1);
  const isPrinting = usePrinting();
  // a flight that is open from the start is among them; on paper all are
  const count = isPrinting ? rows.length : Math.max(shown, first);
  const isCut = count < rows.length;
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const toggleOthers = useCallback(
    (row: string) =>
      setUnfolded((keys) => (keys.includes(row) ? keys.filter((key) => key !== row) : [...keys, row])),
    [],
  );
  // the one that is open is never hidden, whichever leads once it is known what they can buy
  const foldOpened = useCallback(
    (row: string) => {
      setUnfolded((keys) => keys.filter((key) => key !== row));
      onOpen(undefined);
    },
    [onOpen],
  );
  // a new ref with every render: as long as the end stays near, each batch brings the next
  const whenNear = (end: Element | null) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setGrown({ rows, count: count + BATCH });
      },
      { rootMargin: '600px' },
    );
    if (end) observer.observe(end);
    return () => observer.disconnect();
  };

  const t = useTexts(resultTexts);
  const total = rows.reduce((sum, { others }) => sum + 1 + others.length, 0);
  return (
    <ul className="fb-flights" aria-label={t.list(total)}>
      {rows.slice(0, count).map(({ key: aircraft, lead, others }, index) => {
        const isOpen = isOpened(lead);
        return (
          <FlightRow
            // a row at its place takes another flight: words change, nothing is built anew; an open one keeps its state
            key={isOpen ? lead.key : index}
            booking={booking}
            offer={lead}
            isOpen={isOpen}
            onToggle={onOpen}
            aircraft={aircraft}
            others={others.length}
            onToggleOthers={others.some(isOpened) ? foldOpened : toggleOthers}
          >
            {others.length > 0 && (isPrinting || unfolded.includes(aircraft) || others.some(isOpened))
              ? others.map((offer) => (
                  <FlightRow
                    key={offer.key}
                    booking={booking}
                    offer={offer}
                    isOpen={isOpened(offer)}
                    onToggle={onOpen}
                  />
                ))
              : undefined}
          </FlightRow>
        );
      })}
      {isCut && <li ref={whenNear} className="fb-flights-more" aria-hidden="true" />}
    </ul>
  );
}
