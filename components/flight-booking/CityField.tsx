import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { Combobox } from '../../src/ui/Combobox';
import { Field } from '../../src/ui/Field';
import type { Booking } from './booking';
import type { Cities } from './flow';
import { byLetter, hotPlaces, matchPlaces, type Place } from './city-match';

interface Props {
  booking: Booking;
  field: 'dep' | 'arr';
  label: string;
}

/** A city, by 中文, 拼音, 首字母 or 三字码; before anything is typed the hot cities and then all, A–Z. */
export function CityField({ booking, field, label }: Props) {
  const { form, cities } = useStore(booking.store);
  const [query, setQuery] = useState('');
  const groups = useMemo(() => groupsOf(cities, query), [cities, query]);
  // what was typed and is no place yet stays in sight
  const value = form[field] ?? typedPlace(form.typed[field]);
  return (
    <Field label={label} required error={form.errors[field]}>
      <Combobox<Place>
        name={field}
        value={value}
        onChange={(place) => booking.choosePlace(field, place ?? undefined)}
        groups={groups}
        onQueryChange={(typed) => {
          setQuery(typed);
          if (typed !== '') booking.typePlace(field, typed);
        }}
        onBlur={() => void booking.settle(field)}
        onKeyDown={(event) => {
          // Enter before the cities are there: what was typed is taken once they are
          if (event.key === 'Enter' && cities.status !== 'ready') void booking.settle(field);
        }}
        optionKey={(place) => place.name}
        optionText={(place) => place.name}
        renderOption={(place) => <PlaceOption place={place} />}
        loading={cities.status === 'loading' || cities.status === 'idle'}
        emptyText={cities.status === 'failed' ? '城市加载失败，请重新点击' : '没有找到该城市，请换个写法试试'}
        placeholder="城市、拼音或三字码"
      />
    </Field>
  );
}

function PlaceOption({ place }: { place: Place }) {
  return (
    <span className="fb-place">
      <span className="fb-place-name">{place.name}</span>
      <span className="fb-place-hint">{place.hint}</span>
      <span className="fb-place-code">{place.code}</span>
    </span>
  );
}

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
  heat: Infinity,
};

const MOST_MATCHES = 20;

function groupsOf(cities: Cities, query: string) {
  if (cities.status !== 'ready') return [];
  if (query !== '')
    return [{ options: matchPlaces(cities.places, cities.list, query).slice(0, MOST_MATCHES) }];
  return [
    { heading: '热门城市', columns: 3, options: hotPlaces(cities.places) },
    ...byLetter(cities.places).map(({ letter, places }) => ({
      heading: letter,
      columns: 3,
      options: places,
    })),
  ];
}
