import { useState } from 'react';
import type { PageProps } from '../../src/element/administration/declare-administration';

type Place = Readonly<Record<string, string>>;

/** State of a page with several lists. The filters attribute carries the open tab and the filter of the tab. */
export function usePlace({
  host,
  filters,
}: Pick<PageProps, 'host' | 'filters'>): [place: Place, go: (place: Place) => void] {
  const [now, setNow] = useState(() => ({ of: filters, place: placeOf(filters) }));
  // a changed attribute replaces the state
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
