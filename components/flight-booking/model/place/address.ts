import { useEffect, useState } from 'react';
import type { Booking } from '../booking';
import { CRITERIA, isSameWay } from '../search/criteria';
import type { SearchCriteria } from '../journey';
import { type TravelType } from '../../../../src/contract/flight-booking/travel-type';
import { entryState } from '../../../../src/element/navigation/history-entry';
import { TRAVEL_TYPE_FIELD, readTravelType } from '../../party/party';

/** Parameters of the step, its order and the view of the flights. */
const PLACE_KEYS = ['step', 'orderNo', 'view'] as const;

/** Search of an address, with its step. */
interface PlaceFields extends SearchCriteria {
  /** '' for none. */
  step: string;
  orderNo: string;
  view: string;
  /** undefined for the element's default. */
  travelType?: TravelType | undefined;
}

/** A new booking, without a search or a step. */
const NOTHING: PlaceFields = {
  depCode: '',
  arrCode: '',
  depDate: '',
  retDate: '',
  step: '',
  orderNo: '',
  view: '',
};

/** Search in the query of an address; undefined for none. */
export function readAddress(query: string): PlaceFields | undefined {
  const given = new URLSearchParams(query);
  if (![...CRITERIA, TRAVEL_TYPE_FIELD, ...PLACE_KEYS].some((key) => given.has(key))) return undefined;
  const of = (key: (typeof CRITERIA | typeof PLACE_KEYS)[number]) => given.get(key) ?? '';
  const travelType = readTravelType(given.get(TRAVEL_TYPE_FIELD));
  return {
    depCode: of('depCode'),
    arrCode: of('arrCode'),
    depDate: of('depDate'),
    retDate: of('retDate'),
    step: of('step'),
    orderNo: of('orderNo'),
    view: of('view'),
    ...(travelType && { travelType }),
  };
}

/** Query with the search applied, '' when empty. Other parameters stay. The travellers are never in the address. */
export function addressWith(
  query: string,
  search: Omit<PlaceFields, (typeof PLACE_KEYS)[number]> & Partial<PlaceFields>,
): string {
  const given = new URLSearchParams(query);
  const { travelType } = search;
  for (const key of [...CRITERIA, ...PLACE_KEYS]) {
    const value = search[key] ?? '';
    if (value === '') given.delete(key);
    else given.set(key, value);
  }
  if (travelType === undefined) given.delete(TRAVEL_TYPE_FIELD);
  else given.set(TRAVEL_TYPE_FIELD, `${travelType}`);
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}

/** Pushes or replaces the history entry. */
function enter(query: string, replaces: boolean): void {
  const { origin, pathname, hash } = location;
  const state = entryState(history.state, { pathname, search: query, hash }, !replaces);
  const address = `${origin}${pathname}${query}${hash}`;
  if (replaces) history.replaceState(state, '', address);
  else history.pushState(state, '', address);
}

/**
 * Keeps the search in the query of the page's own address, with a history entry for each search of the user, and
 * follows back and forward. Returns the search of the address; undefined for none. `usual`: travel type that is left
 * out of the address.
 */
export function useAddress(
  booking: Booking,
  keepsSearch: boolean,
  usual: TravelType,
): PlaceFields | undefined {
  const [named, setNamed] = useState(() => (keepsSearch ? readAddress(location.search) : undefined));
  useEffect(() => {
    if (!keepsSearch) return;
    const follow = () => setNamed(readAddress(location.search));
    follow();
    window.addEventListener('popstate', follow);
    const leave = booking.store.subscribe(({ lastSearch: search, flow }, before) => {
      if (search === before.lastSearch) return;
      const travelType = search?.travelType === usual ? undefined : search?.travelType;
      // keeps the opening step until it is known whether it can be restored
      const isSame = search?.isPrefilled || isSameWay(search, before.lastSearch);
      const { step, orderNo, view } = (isSame && readAddress(location.search)) || NOTHING;
      const named = search ? { ...search, travelType, step, orderNo, view } : NOTHING;
      const query = addressWith(location.search, named);
      if (query !== location.search && (search || readAddress(location.search))) {
        enter(query, isSame);
      }
      if (search) follow();
      else if (flow.step === 'form') setNamed(NOTHING);
    });
    const leavePlaces = booking.followPlaces((place, replaces) => {
      const query = addressWith(location.search, { ...(readAddress(location.search) ?? NOTHING), ...place });
      if (query === location.search) return;
      enter(query, replaces);
      follow();
    });
    return () => {
      window.removeEventListener('popstate', follow);
      leave();
      leavePlaces();
    };
  }, [booking, keepsSearch, usual]);
  return keepsSearch ? named : undefined;
}
