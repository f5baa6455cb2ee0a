import { useState } from 'react';
import type { Booking } from '../model/booking';
import { useSheet } from '../../../src/ui/tokens/root';
import { FlightRow } from './FlightRow';
import css from './flight-row.css?inline';
import type { ListedOffer } from './offers';

/** Rows put on the page at once, a screenful; more come before the last of them is reached. */
const BATCH = 10;

interface OfferListProps {
  booking: Booking;
  listed: readonly ListedOffer[];
  opened: string | undefined;
  onOpen(key: string | undefined): void;
}

/** The flights as rows, as many as are near; the rest follow while one scrolls. */
export function OfferList({ booking, listed, opened, onOpen }: OfferListProps) {
  useSheet(css);
  const [grown, setGrown] = useState({ listed, count: BATCH });
  // another order or another choice starts from the top
  const shown = grown.listed === listed ? grown.count : BATCH;
  const [first] = useState(() => listed.findIndex(({ key }) => key === opened) + 1);
  // a flight that is open from the start is among them
  const count = Math.max(shown, first);
  const isCut = count < listed.length;
  // a new ref with every render: as long as the end stays near, each batch brings the next
  const whenNear = (end: Element | null) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setGrown({ listed, count: count + BATCH });
      },
      { rootMargin: '600px' },
    );
    if (end) observer.observe(end);
    return () => observer.disconnect();
  };

  return (
    <ul className="fb-flights" aria-label={`航班列表，共 ${listed.length} 个`}>
      {listed.slice(0, count).map((offer, index) => {
        const isOpen = offer.key === opened;
        // a row at its place takes another flight: words change, nothing is built anew; an open one keeps its state
        const key = isOpen ? offer.key : index;
        return <FlightRow key={key} booking={booking} offer={offer} isOpen={isOpen} onToggle={onOpen} />;
      })}
      {isCut && <li ref={whenNear} className="fb-flights-more" aria-hidden="true" />}
    </ul>
  );
}
