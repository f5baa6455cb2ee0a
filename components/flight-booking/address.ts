import { useEffect, useState } from 'react';
import type { Booking } from './booking';
import type { Asked } from './flow';

const KEYS = ['depCode', 'arrCode', 'depDate', 'retDate'] as const;

/** The search that the query of an address names; undefined where it names none. */
export function readAddress(query: string): Asked | undefined {
  const given = new URLSearchParams(query);
  if (!KEYS.some((key) => given.has(key))) return undefined;
  const of = (key: (typeof KEYS)[number]) => given.get(key) ?? '';
  return { depCode: of('depCode'), arrCode: of('arrCode'), depDate: of('depDate'), retDate: of('retDate') };
}

/** The query with a search in it; what else it says stays. */
export function addressWith(query: string, asked: Asked): string {
  const given = new URLSearchParams(query);
  for (const key of KEYS) {
    if (asked[key] === '') given.delete(key);
    else given.set(key, asked[key]);
  }
  return `?${given.toString()}`;
}

/**
 * Keeps the search in the query of the page's own address: an entry of the history for each search the user makes,
 * and back to the former search. Answers what the address asks for; undefined where it asks for nothing.
 */
export function useAddress(booking: Booking, isKept: boolean): Asked | undefined {
  const [named, setNamed] = useState(() => (isKept ? readAddress(location.search) : undefined));
  useEffect(() => {
    if (!isKept) return;
    const follow = () => setNamed(readAddress(location.search));
    follow();
    window.addEventListener('popstate', follow);
    const leave = booking.store.subscribe(({ asked }, before) => {
      if (!asked || asked === before.asked) return;
      const address = addressWith(location.search, asked) + location.hash;
      if (address !== location.search + location.hash) {
        if (asked.isPrefilled) history.replaceState(history.state, '', address);
        else history.pushState(null, '', address);
      }
      follow();
    });
    return () => {
      window.removeEventListener('popstate', follow);
      leave();
    };
  }, [booking, isKept]);
  return isKept ? named : undefined;
}
