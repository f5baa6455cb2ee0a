import { useEffect, useState } from 'react';
import type { Booking } from '../booking';
import type { SearchCriteria } from '../flow';
import { type TravelType } from '../../../../src/contract/flight-booking/travel-type';
import { entryState } from '../../../../src/element/navigation/history-entry';
import { TRAVEL_TYPE_FIELD, readTravelType } from '../../party/party';

const KEYS = ['depCode', 'arrCode', 'depDate', 'retDate'] as const;

/** Names of the step, of its order and of how the flights are looked at in an address. */
const PLACE_KEYS = ['step', 'orderNo', 'view'] as const;

/** A search as an address names it, and the step it has come to. */
interface Named extends SearchCriteria {
  /** '' where none is named. */
  step: string;
  orderNo: string;
  view: string;
  /** Undefined: as the element has it by itself. */
  travelType?: TravelType | undefined;
}

/** A new booking: neither the address nor the attributes ask for anything. */
const NOTHING: Named = {
  depCode: '',
  arrCode: '',
  depDate: '',
  retDate: '',
  step: '',
  orderNo: '',
  view: '',
};

/** The search that the query of an address names; undefined where it names none. */
export function readAddress(query: string): Named | undefined {
  const given = new URLSearchParams(query);
  if (![...KEYS, TRAVEL_TYPE_FIELD, ...PLACE_KEYS].some((key) => given.has(key))) return undefined;
  const of = (key: (typeof KEYS | typeof PLACE_KEYS)[number]) => given.get(key) ?? '';
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

/** The query with a search in it, '' for an empty one; what else it says stays. Who travels is never in it. */
export function addressWith(
  query: string,
  search: Omit<Named, (typeof PLACE_KEYS)[number]> & Partial<Named>,
): string {
  const given = new URLSearchParams(query);
  const { travelType } = search;
  for (const key of [...KEYS, ...PLACE_KEYS]) {
    const value = search[key] ?? '';
    if (value === '') given.delete(key);
    else given.set(key, value);
  }
  if (travelType === undefined) given.delete(TRAVEL_TYPE_FIELD);
  else given.set(TRAVEL_TYPE_FIELD, `${travelType}`);
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}

/** The same flights, on business or privately: no search of its own to come back to. */
export const isSameWay = (search: SearchCriteria | undefined, before: SearchCriteria | undefined): boolean =>
  search !== undefined && before !== undefined && KEYS.every((key) => search[key] === before[key]);

/** An entry of the page's history at another query, or the present one changed to it. */
function enter(query: string, replaces: boolean): void {
  const { origin, pathname, hash } = location;
  const state = entryState(history.state, { pathname, search: query, hash }, !replaces);
  const address = `${origin}${pathname}${query}${hash}`;
  if (replaces) history.replaceState(state, '', address);
  else history.pushState(state, '', address);
}

/**
 * Keeps the search in the query of the page's own address: an entry of the history for each search the user makes,
 * and back to the former search. Answers what the address asks for; undefined where it asks for nothing.
 * `usual`: the travel type that needs no saying.
 */
export function useAddress(booking: Booking, keepsSearch: boolean, usual: TravelType): Named | undefined {
  const [named, setNamed] = useState(() => (keepsSearch ? readAddress(location.search) : undefined));
  useEffect(() => {
    if (!keepsSearch) return;
    const follow = () => setNamed(readAddress(location.search));
    follow();
    window.addEventListener('popstate', follow);
    const leave = booking.store.subscribe(({ lastSearch: search, flow }, before) => {
      if (search === before.lastSearch) return;
      const travelType = search?.travelType === usual ? undefined : search?.travelType;
      // what the page was opened at stands until it is known whether it can be gone back to
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
