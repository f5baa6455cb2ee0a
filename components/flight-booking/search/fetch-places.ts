import { queryCityList, queryHolidayList } from '../../../src/contract/flight-booking/places';
import { placesOf } from '../../../src/domain/place/place';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';
import type { BookingState } from '../model/booking-state';

/** Cities with their airports, and the public holidays, for the pickers. */
export async function fetchPlaces(host: Host): Promise<Pick<BookingState, 'cities' | 'holidays'>> {
  const [list, holidays] = await Promise.all([
    read(host, queryCityList, {}),
    read(host, queryHolidayList, {}),
  ]);
  return { cities: { status: 'ready', list, places: placesOf(list) }, holidays };
}
