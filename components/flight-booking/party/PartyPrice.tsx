import { useStore } from 'zustand';
import { Price } from '../../../src/ui/fare/Price';
import type { Booking } from '../model/booking';
import { taxedTicketsOf, ticketsOf } from '../passengers/price';
import type { Fare, Offer } from '../results/offers';
import { travellersOf } from './party';

interface Props {
  booking: Booking;
  offer: Offer;
  fare: Fare;
}

/** What the tickets of all who travel cost at this price, with taxes where it is listed so, each on their type of ticket; nothing for one adult. */
export function PartyPrice({ booking, offer, fare }: Props) {
  const travellers = useStore(booking.store, travellersOf);
  if (!travellers || travellers.length === 0) return null;
  if (travellers.length === 1 && travellers[0]?.passengerTypeID === 1) return null;
  const choice = { offer, fare };
  const taxed = fare.taxes === undefined ? undefined : taxedTicketsOf(choice, travellers, booking.today);
  return (
    <span className="fb-party-price">
      {travellers.length}人 <Price fen={taxed ?? ticketsOf(choice, travellers)} />
      {fare.taxes !== undefined && taxed === undefined && ' 不含税'}
    </span>
  );
}
