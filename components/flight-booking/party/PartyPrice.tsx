import { useStore } from 'zustand';
import { Price } from '../../../src/ui/fare/Price';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { taxedTicketsOf, ticketsOf } from '../passengers/order/price';
import type { Fare, Offer } from '../results/offers/offers';
import { travellersOf } from './party';
import { partyTexts } from './texts';

interface Props {
  booking: Booking;
  offer: Offer;
  fare: Fare;
}

/**
 * Total of all travellers' tickets at this price, by their ticket types, with taxes where they are listed. Renders
 * nothing for one adult.
 */
export function PartyPrice({ booking, offer, fare }: Props) {
  const t = useTexts(partyTexts);
  const travellers = useStore(booking.store, travellersOf);
  if (!travellers || travellers.length === 0) return null;
  if (travellers.length === 1 && travellers[0]?.passengerTypeID === 1) return null;
  const choice = { offer, fare };
  const taxed = fare.taxes === undefined ? undefined : taxedTicketsOf(choice, travellers, booking.today);
  return (
    <span className="fb-party-price">
      {t.count(travellers.length)} <Price fen={taxed ?? ticketsOf(choice, travellers)} />
      {fare.taxes !== undefined && taxed === undefined && ` ${t.untaxed}`}
    </span>
  );
}
