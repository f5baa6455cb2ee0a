import { useMemo } from 'react';
import { useStore } from 'zustand';
import { Price } from '../../../src/ui/fare/Price';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { taxedTicketsOfAll, ticketsOf } from '../passengers/order/price';
import type { Fare, Offer } from '../results/offers/offers';
import { travellersOf } from './party';
import { useChosenLegs, useHasNextLeg } from '../results/legs/use-other-legs';
import { partyTexts } from './texts';

interface Props {
  booking: Booking;
  offer: Offer;
  fare: Fare;
}

/**
 * Total of all travellers' tickets at this price and those of the legs chosen before, by their ticket types, with taxes
 * where they are listed. Renders nothing for one adult.
 */
export function PartyPrice({ booking, offer, fare }: Props) {
  const t = useTexts(partyTexts);
  const travellers = useStore(booking.store, travellersOf);
  const chosen = useChosenLegs(booking);
  const hasNextLeg = useHasNextLeg(booking);
  const choices = useMemo(() => [...chosen, { offer, fare }], [chosen, offer, fare]);
  if (!travellers || travellers.length === 0) return null;
  if (travellers.length === 1 && travellers[0]?.passengerTypeID === 1) return null;
  const taxed = fare.taxes === undefined ? undefined : taxedTicketsOfAll(choices, travellers, booking.today);
  const untaxed = choices.reduce((sum, choice) => sum + ticketsOf(choice, travellers), 0);
  const legs = chosen.length > 0 ? 'all' : hasNextLeg ? 'outbound' : undefined;
  return (
    <span className="fb-party-price">
      {t.count(travellers.length, legs)} <Price fen={taxed ?? untaxed} />
      {fare.taxes !== undefined && taxed === undefined && ` ${t.untaxed}`}
    </span>
  );
}
