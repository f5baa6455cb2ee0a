import { useMemo } from 'react';
import { useStore } from 'zustand';
import { VOYAGE_TYPE } from '../../../../src/contract/flight-booking/booking';
import { canCombine } from '../../../../src/domain/booking-limits/combined-limits';
import type { Booking } from '../../model/booking';
import type { Choice } from '../../model/journey';
import { legsOf, limitedSegments, saleOf } from '../../model/legs';
import { taxesOf, type Fare, type Offer } from '../offers/offers';

const NONE: readonly Choice[] = [];

/** The legs chosen so far. */
export const useChosenLegs = (booking: Booking): readonly Choice[] =>
  useStore(booking.store, ({ flow }) => (flow.step === 'choosing' ? flow.choices : NONE));

/**
 * Adult price in fen of the legs chosen so far, with taxes where prices are listed so. It is added to every price in
 * view; undefined before the first choice.
 */
export const useChosenAmount = (booking: Booking): number | undefined =>
  useStore(booking.store, ({ flow, isTaxed }) =>
    flow.step === 'choosing' && flow.choices.length > 0
      ? saleOf(flow.choices) + (isTaxed ? flow.choices.reduce((sum, { fare }) => sum + taxesOf(fare), 0) : 0)
      : undefined,
  );

/** True when another leg follows the current one. */
export const useHasNextLeg = (booking: Booking): boolean =>
  useStore(
    booking.store,
    ({ flow }) => flow.step === 'choosing' && flow.choices.length + 1 < legsOf(flow.query).length,
  );

/**
 * True when at least one passenger type can buy this price together with the chosen ones, as restrictions of two legs
 * may exclude each other.
 */
export function useIsCombinable(booking: Booking, offer: Offer, fare: Fare): boolean {
  const choices = useChosenLegs(booking);
  return useMemo(() => {
    const isRestricted = fare.unit.plimit !== '' && choices.some((choice) => choice.fare.unit.plimit !== '');
    if (!isRestricted) return true;
    return canCombine(VOYAGE_TYPE.roundTrip, limitedSegments([...choices, { offer, fare }]));
  }, [choices, offer, fare]);
}
