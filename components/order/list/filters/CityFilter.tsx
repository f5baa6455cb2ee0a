import { useMemo, useState } from 'react';
import { queryCityList } from '../../../../src/contract/flight-booking/places';
import { placeByName, placesOf } from '../../../../src/domain/place/place';
import { bestPlace, cityOf, type Cities } from '../../../../src/domain/place/places';
import { useCall } from '../../../../src/element/data/use-call';
import { Field } from '../../../../src/ui/field/Field';
import { CityCombobox } from '../../../../src/ui/place/CityCombobox';
import { useTexts } from '../../../../src/ui/texts/use-texts';
import { orderFilterTexts } from './texts';

interface Props {
  label: string;
  /** Name of the city; '' for all. */
  value: string;
  onChange(cityName: string): void;
}

/** Filter by one city. The cities are loaded when the field receives focus. */
export function CityFilter({ label, value, onChange }: Props) {
  const t = useTexts(orderFilterTexts);
  const [isWanted, setWanted] = useState(false);
  const [typed, setTyped] = useState('');
  const list = useCall(queryCityList, isWanted ? {} : undefined);
  const isFailed = list.isError && !list.isFetching;
  const cities = useMemo<Cities>(
    () =>
      list.data
        ? { status: 'ready', list: list.data, places: placesOf(list.data) }
        : { status: isFailed ? 'failed' : 'loading' },
    [list.data, isFailed],
  );
  const choose = (cityName: string) => {
    setTyped('');
    if (cityName !== value) onChange(cityName);
  };
  const settle = () => {
    const place = typed === '' ? undefined : bestPlace(cities, typed);
    const city = place && cityOf(cities, place);
    if (city) choose(city.cityName);
    else setTyped('');
  };
  return (
    <Field label={label}>
      <CityCombobox
        value={value === '' ? undefined : placeByName(value)}
        typed={typed}
        cities={cities}
        citiesOnly
        onChoose={(place) => choose(place?.cityName ?? '')}
        onType={setTyped}
        onSettle={settle}
        onFocus={() => setWanted(true)}
        failureText={t.citiesFailed}
        onRetry={() => void list.refetch()}
      />
    </Field>
  );
}
