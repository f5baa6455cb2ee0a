import { useEffect, useState } from 'react';
import type { Booking } from './booking';
import type { Asked } from './flow';
import { KIND_FIELD, readKind, type TravelKind } from '../party/party';

const KEYS = ['depCode', 'arrCode', 'depDate', 'retDate'] as const;

/** A search as an address names it. */
interface Named extends Asked {
  /** Undefined: as the element has it by itself. */
  travelType?: TravelKind | undefined;
}

/** A new booking: neither the address nor the attributes ask for anything. */
const NOTHING: Named = { depCode: '', arrCode: '', depDate: '', retDate: '' };

/** The search that the query of an address names; undefined where it names none. */
export function readAddress(query: string): Named | undefined {
  const given = new URLSearchParams(query);
  if (![...KEYS, KIND_FIELD].some((key) => given.has(key))) return undefined;
  const of = (key: (typeof KEYS)[number]) => given.get(key) ?? '';
  const travelType = readKind(given.get(KIND_FIELD));
  return {
    depCode: of('depCode'),
    arrCode: of('arrCode'),
    depDate: of('depDate'),
    retDate: of('retDate'),
    ...(travelType && { travelType }),
  };
}

/** The query with a search in it, '' for an empty one; what else it says stays. Who travels is never in it. */
export function addressWith(query: string, asked: Named): string {
  const given = new URLSearchParams(query);
  const { travelType } = asked;
  for (const key of KEYS) {
    if (asked[key] === '') given.delete(key);
    else given.set(key, asked[key]);
  }
  if (travelType === undefined) given.delete(KIND_FIELD);
  else given.set(KIND_FIELD, `${travelType}`);
  const text = given.toString();
  return text === '' ? '' : `?${text}`;
}

/** The same flights, on business or privately: no search of its own to come back to. */
const isSameWay = (asked: Asked | undefined, before: Asked | undefined): boolean =>
  asked !== undefined && before !== undefined && KEYS.every((key) => asked[key] === before[key]);

/**
 * Keeps the search in the query of the page's own address: an entry of the history for each search the user makes,
 * and back to the former search. Answers what the address asks for; undefined where it asks for nothing.
 * `usual`: the kind of journey that needs no saying.
 */
export function useAddress(booking: Booking, isKept: boolean, usual: TravelKind): Named | undefined {
  const [named, setNamed] = useState(() => (isKept ? readAddress(location.search) : undefined));
  useEffect(() => {
    if (!isKept) return;
    const follow = () => setNamed(readAddress(location.search));
    follow();
    window.addEventListener('popstate', follow);
    const leave = booking.store.subscribe(({ asked, flow }, before) => {
      if (asked === before.asked) return;
      const travelType = asked?.travelType === usual ? undefined : asked?.travelType;
      const query = addressWith(location.search, asked ? { ...asked, travelType } : NOTHING);
      if (query !== location.search && (asked || readAddress(location.search))) {
        const address = `${location.pathname}${query}${location.hash}`;
        if (asked?.isPrefilled || isSameWay(asked, before.asked))
          history.replaceState(history.state, '', address);
        else history.pushState(null, '', address);
      }
      if (asked) follow();
      else if (flow.step === 'form') setNamed(NOTHING);
    });
    return () => {
      window.removeEventListener('popstate', follow);
      leave();
    };
  }, [booking, isKept, usual]);
  return isKept ? named : undefined;
}
