import { useMemo, useState } from 'react';
import { queryCityList, type City } from '../../../src/contract/flight-booking/places';
import { placeByName, placesOf, type Place } from '../../../src/domain/place/place';
import { bestPlace, cityOf, type Cities } from '../../../src/domain/place/places';
import type { ViewProps } from '../../../src/element/host/view-props';
import { useFormControl } from '../../../src/element/form/use-form-control';
import { CityCombobox } from '../../../src/ui/place/CityCombobox';
import { useTexts } from '../../../src/ui/texts/use-texts';
import { pickerTexts, type PickerTexts } from '../texts';
import { pick } from '../pick';
import { PickerField } from '../PickerField';
import { useChoices } from '../use-choices';
import { useFailure } from '../use-failure';
import { useResolveOnLeave } from '../use-resolve-on-leave';
import type { cityPicker } from './declaration';

type Props = ViewProps<typeof cityPicker>;

/** A reset of the form remounts the field and so clears unfinished input. */
export default function CityPicker(props: Props) {
  const { resets } = useFormControl();
  return <CityField key={resets} {...props} />;
}

function CityField({ host, value, label, required, readonly, placeholder }: Props) {
  const t = useTexts(pickerTexts);
  const { disabled } = useFormControl();
  const [isWanted, setIsWanted] = useState(false);
  const list = useChoices(queryCityList, isWanted || value !== '' ? {} : undefined);
  const isFailed = list.isError && !list.isFetching;
  const cities = useMemo(() => citiesOf(list.data, isFailed), [list.data, isFailed]);
  const failure = useFailure(host, list.error, t.city, () => void list.refetch({ cancelRefetch: false }));
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
    // restores the text of the chosen value
    else if (value !== '') setTyped('');
  }
  const settling = useResolveOnLeave(cities.status === 'ready', settle);

  return (
    <PickerField
      label={label}
      required={required}
      readonly={readonly}
      noun={t.city}
      shown={{
        text: chosen?.name ?? '',
        problem: problemOf({ cities, code: value, typed, failure: failure?.text ?? t.choose(t.city) }, t),
      }}
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

/** City of a code; an unknown or unresolved code is shown as it is. */
function chosenCity(cities: Cities, code: string): Place | undefined {
  return code === '' ? undefined : (cityOf(cities, { cityCode: code }) ?? placeByName(code, code));
}

interface Choice {
  cities: Cities;
  code: string;
  typed: string;
  failure: string;
}

function problemOf({ cities, code, typed, failure }: Choice, t: PickerTexts): string {
  if (typed !== '') {
    const isNone = cities.status === 'ready' && !bestPlace(cities, typed);
    return isNone ? t.noCity(typed) : failure;
  }
  const isUnknown = code !== '' && cities.status === 'ready' && !cityOf(cities, { cityCode: code });
  return isUnknown ? t.unknownCity(code) : '';
}
