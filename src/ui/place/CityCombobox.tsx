import { useMemo, useState } from 'react';
import { matchPlaces } from '../../domain/place/city-match';
import { placeByName, type Place } from '../../domain/place/place';
import { cityOf, type Cities } from '../../domain/place/places';
import cityComboboxCss from './city-combobox.css?inline';
import { cityViews } from './city-views';
import { Combobox } from '../field/combobox/Combobox';
import { OptionRow } from '../field/combobox/OptionList';
import { useSheet } from '../tokens/root';
import { useTexts } from '../texts/use-texts';
import { placeTexts } from './texts';
import { isComposition } from '../field/text/composition';

export interface CityComboboxProps {
  name?: string;
  value: Place | undefined;
  /** Typed text without a match; it stays visible. */
  typed: string;
  cities: Cities;
  /** Offered first, before the user types. */
  recent?: readonly Place[];
  /** Airports find their city and are not offered themselves. */
  citiesOnly?: boolean;
  disabled?: boolean;
  placeholder?: string | undefined;
  onChoose(place: Place | undefined): void;
  onType(text: string): void;
  /**
   * Called when the field loses the focus, or on Enter before the cities are loaded: resolves the typed text to a
   * place.
   */
  onSettle(): void;
  onFocus?(): void;
  /** Message when the cities failed to load. */
  failureText?: string | undefined;
  /** Loads the cities again. */
  onRetry(): void;
}

const NONE: readonly Place[] = [];
const MOST_MATCHES = 20;

/**
 * City or airport, found by 中文, 拼音, 首字母 or 三字码. Before the user types it offers recent and hot cities, and all by
 * letter.
 */
export function CityCombobox(props: CityComboboxProps) {
  const { value, typed, cities, recent = NONE, citiesOnly = false, onChoose, onSettle } = props;
  const t = useTexts(placeTexts);
  const { disabled, placeholder = t.hint, failureText = t.failed } = props;
  useSheet(cityComboboxCss);
  const [query, setQuery] = useState('');
  const groups = useMemo(() => groupsOf(cities, query, citiesOnly), [cities, query, citiesOnly]);
  const views = useMemo(() => {
    if (cities.status !== 'ready') return [];
    const places = citiesOnly ? cities.places.filter(({ isAirport }) => !isAirport) : cities.places;
    return cityViews(places, recent, t);
  }, [cities, recent, citiesOnly, t]);
  return (
    <Combobox<Place>
      name={props.name}
      value={value ?? typedPlace(typed)}
      onChange={(place) => onChoose(place ?? undefined)}
      groups={groups}
      views={views}
      sheet
      onFocus={props.onFocus}
      onQueryChange={(text) => {
        setQuery(text);
        if (text !== '') props.onType(text);
      }}
      onBlur={onSettle}
      onKeyDown={(event) => {
        // Enter before the cities are loaded resolves the text afterwards
        if (event.key === 'Enter' && !isComposition(event) && cities.status !== 'ready') onSettle();
      }}
      optionKey={keyOf}
      optionText={(place) => place.name}
      renderOption={({ name, hint, code, isAirport, hasAirports }) => (
        <OptionRow
          name={name}
          hint={hasAirports ? t.allAirports : hint}
          code={code}
          className={isAirport ? 'airport' : undefined}
        />
      )}
      loading={cities.status === 'loading' || cities.status === 'idle'}
      failure={cities.status === 'failed' ? { text: failureText, retry: props.onRetry } : undefined}
      emptyText={t.none}
      disabled={disabled}
      placeholder={placeholder}
    />
  );
}

const keyOf = ({ cityCode, code, name }: Place) => `${cityCode}/${code}/${name}`;
const typedPlace = (typed: string): Place | null => (typed === '' ? null : placeByName(typed));

function groupsOf(cities: Cities, query: string, citiesOnly: boolean) {
  if (cities.status !== 'ready' || query === '') return [];
  const found = matchPlaces(cities.places, query, { tolerant: true });
  const options = citiesOnly ? [...new Set(found.flatMap((place) => cityOf(cities, place) ?? []))] : found;
  return [{ options: options.slice(0, MOST_MATCHES) }];
}
