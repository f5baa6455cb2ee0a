import { useCallback, useState } from 'react';
import type { Booking } from '../../model/booking';
import { useIsPrinted } from '../../../../src/ui/layout/use-is-printed';
import { useSheet } from '../../../../src/ui/tokens/root';
import { FlightRow } from './FlightRow';
import css from './flight-row.css?inline';
import type { ListedOffer } from './offers';
import type { AircraftRow } from './same-aircraft';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { resultTexts } from '../texts';

/** Rows rendered at once, about a screenful. More are added before the user reaches the last one. */
const BATCH = 10;

interface OfferListProps {
  booking: Booking;
  rows: readonly AircraftRow[];
  opened: string | undefined;
  onOpen(key: string | undefined): void;
}

/** Rows of the flights, rendered in batches while the user scrolls. */
export function OfferList({ booking, rows, opened, onOpen }: OfferListProps) {
  useSheet(css);
  const [grown, setGrown] = useState({ rows, count: BATCH });
  // changed sorting or filters start from the top
  const shown = grown.rows === rows ? grown.count : BATCH;
  const isOpened = ({ key }: ListedOffer) => key === opened;
  const [first] = useState(() => rows.findIndex(({ lead, others }) => [lead, ...others].some(isOpened)) + 1);
  const isPrinting = useIsPrinted();
  // renders rows up to an initially open flight, and all rows for printing
  const count = isPrinting ? rows.length : Math.max(shown, first);
  const isCut = count < rows.length;
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const toggleOthers = useCallback(
    (row: string) =>
      setUnfolded((keys) => (keys.includes(row) ? keys.filter((key) => key !== row) : [...keys, row])),
    [],
  );
  // keeps the open flight visible, whichever flight leads its row once the travellers are judged
  const foldOpened = useCallback(
    (row: string) => {
      setUnfolded((keys) => keys.filter((key) => key !== row));
      onOpen(undefined);
    },
    [onOpen],
  );
  // a new ref with each render, so that batches follow while the end stays near
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
            // keyed by position, so that a row is updated rather than rebuilt; an open row keeps its state through its
            // own key
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
