import { useMemo, useState } from 'react';
import { queryCityList, type City } from '../../../src/contract/flight-booking/places';
import { placeByName, placesOf, type Place } from '../../../src/domain/place/city-match';
import { bestPlace, cityOf, type Cities } from '../../../src/domain/place/places';
import type { ViewProps } from '../../../src/element/definition/declaration';
import { useFormControl } from '../../../src/element/form/use-form-control';
import { CityCombobox } from '../../../src/ui/place/CityCombobox';
import { failureOf } from '../failure-of';
import { pick } from '../pick';
import { PickerField } from '../PickerField';
import { useChoices } from '../use-choices';
import { useSettling } from '../use-settling';
import type { cityPicker } from './element';

type Props = ViewProps<typeof cityPicker>;

/** What is half typed goes with a reset of the form. */
export default function CityPicker(props: Props) {
  const { resets } = useFormControl();
  return <CityField key={resets} {...props} />;
}

function CityField({ host, value, label, required, readonly, placeholder }: Props) {
  const { disabled } = useFormControl();
  const [isWanted, setIsWanted] = useState(false);
  const list = useChoices(queryCityList, isWanted || value !== '' ? {} : undefined);
  const isFailed = list.isError && !list.isFetching;
  const cities = useMemo(() => citiesOf(list.data, isFailed), [list.data, isFailed]);
  const failure = failureOf(host, list.error, '城市', () => void list.refetch({ cancelRefetch: false }));
  const [typed, setTyped] = useState('');
  const chosen = chosenCity(cities, value);

  function choose(place: Place | undefined): void {
    setTyped('');
    pick(host, place ? [{ code: place.cityCode, name: place.cityName }] : []);
  }
  function settle(): void {
    const place = typed === '' ? undefined : bestPlace(cities, typed);
    const city = place && cityOf(cities, place);
    if (city) choose(city);
    // what was chosen before shows again
    else if (value !== '') setTyped('');
  }
  const settling = useSettling(cities.status === 'ready', settle);

  return (
    <PickerField
      label={label}
      required={required}
      readonly={readonly}
      noun="城市"
      shown={{ text: chosen?.name ?? '', problem: problemOf(cities, value, typed, failure?.text) }}
    >
      <CityCombobox
        value={chosen}
        typed={typed}
        cities={cities}
        citiesOnly
        disabled={disabled}
        placeholder={placeholder || undefined}
        onChoose={choose}
        onType={setTyped}
        onSettle={settling.leave}
        onFocus={() => {
          setIsWanted(true);
          settling.enter();
          if (list.isError) failure?.retry();
        }}
        failureText={failure?.text}
        onRetry={() => failure?.retry()}
      />
    </PickerField>
  );
}

function citiesOf(list: readonly City[] | undefined, isFailed: boolean): Cities {
  if (list) return { status: 'ready', list, places: placesOf(list) };
  return { status: isFailed ? 'failed' : 'loading' };
}

/** The city of a code; a code that is none, or of which that is not known yet, shows as it is. */
function chosenCity(cities: Cities, code: string): Place | undefined {
  return code === '' ? undefined : (cityOf(cities, { cityCode: code }) ?? placeByName(code, code));
}

function problemOf(cities: Cities, code: string, typed: string, failure = '请从列表中选择城市'): string {
  if (typed !== '') {
    const isNone = cities.status === 'ready' && !bestPlace(cities, typed);
    return isNone ? `没有找到城市“${typed}”` : failure;
  }
  const isUnknown = code !== '' && cities.status === 'ready' && !cityOf(cities, { cityCode: code });
  return isUnknown ? `没有代码为${code}的城市` : '';
}
