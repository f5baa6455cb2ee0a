import { journeyOf, renewed } from '../../../src/domain/place/journey';
import type { Booking } from '../model/booking';
import { searchStoreOf } from '../model/search/search-store';
import type { SummaryLeg } from '../model/summary-leg';

/** Starts a new booking of the same route and travel type. */
export function searchAnew(booking: Booking, legs: readonly SummaryLeg[]): void {
  const { travelType } = booking.store.getState();
  booking.restart();
  booking.setTravelType(travelType);
  void searchStoreOf(booking).searchFor(renewed(journeyOf(legs), booking.today));
}
