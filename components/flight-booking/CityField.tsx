import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../../src/element/host-context';
import { Combobox } from '../../src/ui/Combobox';
import { Field } from '../../src/ui/Field';
import type { Booking } from './booking';
import type { Cities } from './flow';
import { matchPlaces, type Place } from './city-match';
import { cityViews } from './city-views';
import { readRecent, recentPlaces } from './recent-places';

interface Props {
  booking: Booking;
  field: 'dep' | 'arr';
  label: string;
}

/** A city or airport, by 中文, 拼音, 首字母 or 三字码; before anything is typed recent and hot cities, and all by letter. */
export function CityField({ booking, field, label }: Props) {
  const { form, cities } = useStore(booking.store);
  const [query, setQuery] = useState('');
  const { runtime } = useHost();
  const groups = useMemo(() => groupsOf(cities, query), [cities, query]);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const views = useMemo(
    () => (cities.status === 'ready' ? cityViews(cities.places, recentPlaces(recent, cities.places)) : []),
    [cities, recent],
  );
  // what was typed and is no place yet stays in sight
  const value = form[field] ?? typedPlace(form.typed[field]);
  return (
    <Field label={label} required error={form.errors[field]}>
      <Combobox<Place>
        name={field}
        value={value}
        onChange={(place) => booking.choosePlace(field, place ?? undefined)}
        groups={groups}
        views={views}
        sheet
        onFocus={() => void readRecent(runtime).then(setRecent)}
        onQueryChange={(typed) => {
          setQuery(typed);
          if (typed !== '') booking.typePlace(field, typed);
        }}
        onBlur={() => void booking.settle(field)}
        onKeyDown={(event) => {
          // Enter before the cities are there: what was typed is taken once they are
          if (event.key === 'Enter' && cities.status !== 'ready') void booking.settle(field);
        }}
        optionKey={keyOf}
        optionText={(place) => place.name}
        renderOption={(place) => <PlaceOption place={place} />}
        loading={cities.status === 'loading' || cities.status === 'idle'}
        failure={
          cities.status === 'failed'
            ? { text: '城市加载失败，请检查网络', retry: () => void booking.loadPlaces() }
            : undefined
        }
        emptyText="没有找到该城市，可输入城市名、拼音、首字母或三字码"
        placeholder="城市、拼音或三字码"
      />
    </Field>
  );
}

function PlaceOption({ place: { name, hint, code, isAirport } }: { place: Place }) {
  return (
    <span className={isAirport ? 'fb-place airport' : 'fb-place'}>
      <span className="fb-place-name">{name}</span>
      <span className="fb-place-hint">{hint}</span>
      <span className="fb-place-code">{code}</span>
    </span>
  );
}

const keyOf = ({ cityCode, code, name }: Place) => `${cityCode}/${code}/${name}`;
const typedPlace = (typed: string): Place | null => (typed === '' ? null : { ...NO_PLACE, name: typed });
const NO_PLACE: Place = {
  code: '',
  cityCode: '',
  name: '',
  cityName: '',
  hint: '',
  pinyin: '',
  initials: '',
  isAirport: false,
  airport: undefined,
  heat: Infinity,
};

const MOST_MATCHES = 20;

function groupsOf(cities: Cities, query: string) {
  if (cities.status !== 'ready' || query === '') return [];
  const found = matchPlaces(cities.places, query, { tolerant: true });
  return [{ options: found.slice(0, MOST_MATCHES) }];
}
