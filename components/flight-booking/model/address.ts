import { useEffect, useState } from 'react';
import type { Booking } from './booking';
import type { SearchCriteria } from './flow';
import { type TravelType } from '../../../src/contract/flight-booking/travel-type';
import { TRAVEL_TYPE_FIELD, readTravelType } from '../party/party';

const KEYS = ['depCode', 'arrCode', 'depDate', 'retDate'] as const;

/** A search as an address names it. */
interface Named extends SearchCriteria {
  /** Undefined: as the element has it by itself. */
  travelType?: TravelType | undefined;
}

/** A new booking: neither the address nor the attributes ask for anything. */
const NOTHING: Named = { depCode: '', arrCode: '', depDate: '', retDate: '' };

/** The search that the query of an address names; undefined where it names none. */
export function readAddress(query: string): Named | undefined {
  const given = new URLSearchParams(query);
  if (![...KEYS, TRAVEL_TYPE_FIELD].some((key) => given.has(key))) return undefined;
  const of = (key: (typeof KEYS)[number]) => given.get(key) ?? '';
  const travelType = readTravelType(given.get(TRAVEL_TYPE_FIELD));
  return {
    depCode: of('depCode'),
    arrCode: of('arrCode'),
    depDate: of('depDate'),
    retDate: of('retDate'),
    ...(travelType && { travelType }),
  };
}

/** The query with a search in it, '' for an empty one; what else it says stays. Who travels is never in it. */
export function addressWith(query: string, search: Named): string {
  const given = new URLSearchParams(query);
  const { travelType } = search;
  for (const key of KEYS) {
    if (search[key] === '') given.delete(key);
    else given.set(key, search[key]);
  }
  if (travelType === undefined) given.delete(TRAVEL_TYPE_FIELD);
  else given.set(TRAVEL_TYPE_FIELD, `${travelType}`);
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}

/** The same flights, on business or privately: no search of its own to come back to. */
const isSameWay = (search: SearchCriteria | undefined, before: SearchCriteria | undefined): boolean =>
  search !== undefined && before !== undefined && KEYS.every((key) => search[key] === before[key]);

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
      const query = addressWith(location.search, search ? { ...search, travelType } : NOTHING);
      if (query !== location.search && (search || readAddress(location.search))) {
        const address = `${location.pathname}${query}${location.hash}`;
        if (search?.isPrefilled || isSameWay(search, before.lastSearch))
          history.replaceState(history.state, '', address);
        else history.pushState(null, '', address);
      }
      if (search) follow();
      else if (flow.step === 'form') setNamed(NOTHING);
    });
    return () => {
      window.removeEventListener('popstate', follow);
      leave();
    };
  }, [booking, keepsSearch, usual]);
  return keepsSearch ? named : undefined;
}
