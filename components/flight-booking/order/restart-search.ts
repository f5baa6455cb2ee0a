import { journeyOf, adaptToToday } from '../../../src/domain/place/journey';
import type { Booking } from '../model/booking';
import { searchStoreOf } from '../model/search/search-store';
import type { SummaryLeg } from '../model/summary-leg';

/** Starts a new booking of the same route and travel type. */
export function restartSearch(booking: Booking, legs: readonly SummaryLeg[]): void {
  const { travelType } = booking.store.getState();
  booking.restart();
  booking.setTravelType(travelType);
  void searchStoreOf(booking).searchFor(adaptToToday(journeyOf(legs), booking.today));
}
