import { useState } from 'react';
import type { PageProps } from '../../src/element/administration/declare-administration';

type Place = Readonly<Record<string, string>>;

/** What the address says of a page that is more than one list, in the place of a list's filters: its tab, and what narrows that. */
export function usePlace({
  host,
  filters,
}: Pick<PageProps, 'host' | 'filters'>): [place: Place, go: (place: Place) => void] {
  const [now, setNow] = useState(() => ({ of: filters, place: placeOf(filters) }));
  // what is said anew counts
  if (now.of !== filters) setNow({ of: filters, place: placeOf(filters) });
  const go = (place: Place): void => {
    setNow({ of: filters, place });
    const query = new URLSearchParams(place).toString();
    host.emit('tp-filters', {
      attributes: { keyword: '', filters: query, sort: '', 'page-index': '' },
      replaces: false,
    });
  };
  return [now.place, go];
}

const placeOf = (filters: string): Place => Object.fromEntries(new URLSearchParams(filters));
