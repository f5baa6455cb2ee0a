import { journeyOf, renewed } from '../../../src/domain/place/journey';
import type { Booking } from '../model/booking';
import { searchingOf } from '../model/search/searching';
import type { SummaryLeg } from '../model/summary-leg';

/** A new booking of the same route, for the same kind of journey, from flights that are sold now. */
export function searchAnew(booking: Booking, legs: readonly SummaryLeg[]): void {
  const { travelType } = booking.store.getState();
  booking.restart();
  booking.setTravelType(travelType);
  void searchingOf(booking).searchFor(renewed(journeyOf(legs), booking.today));
}
