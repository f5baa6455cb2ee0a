import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { placeByName, type Place } from '../../../src/domain/place/city-match';
import { Button } from '../../../src/ui/button/Button';
import { CityCombobox } from '../../../src/ui/place/CityCombobox';
import { Field } from '../../../src/ui/field/Field';
import { useFormField } from '../../../src/ui/form/FormField';
import { useRowErrors } from '../../../src/ui/form/use-row-errors';
import { IconButton } from '../../../src/ui/button/IconButton';
import { blankCity, cityLabel, LEAST_CITIES, MOST_CITIES, type CityEntry } from './draft';
import type { Requesting } from './requesting';

/** Where the trip leads, city by city; each can be moved and taken out. */
export function CityRows({ requesting }: { requesting: Requesting }) {
  const { value: cities, onChange: set } = useFormField(requesting.form, 'cities');
  const errorAt = useRowErrors(requesting.form, 'cities');
  const list = useRef<HTMLOListElement>(null);
  /** What was pressed moved or went away: on in the row's own field. */
  const focusRow = (at: number) =>
    requestAnimationFrame(() => list.current?.children[at]?.querySelector('input')?.focus());
  const swap = (at: number, with_: number) => {
    const moved = [...cities];
    const [one, other] = [cities[at], cities[with_]];
    if (!one || !other) return;
    moved[at] = other;
    moved[with_] = one;
    set(moved);
  };
  return (
    <fieldset className="tr-group tr-cities">
      <legend>行程城市</legend>
      <p className="tr-hint">按出行顺序填写，任意两个城市之间的行程均在申请范围内</p>
      <ol ref={list}>
        {cities.map((city, at) => {
          const label = cityLabel(at, cities.length);
          return (
            <li key={city.key}>
              <Field label={label} required error={errorAt(at)}>
                <CityField requesting={requesting} city={city} />
              </Field>
              <div className="tr-city-actions">
                <IconButton
                  label={`${label}上移`}
                  icon={<ArrowUp />}
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                />
                <IconButton
                  label={`${label}下移`}
                  icon={<ArrowDown />}
                  disabled={at === cities.length - 1}
                  onClick={() => swap(at, at + 1)}
                />
                {cities.length > LEAST_CITIES && (
                  <IconButton
                    label={`移除${label}`}
                    icon={<X />}
                    onClick={() => {
                      set(cities.filter(({ key }) => key !== city.key));
                      focusRow(Math.max(0, at - 1));
                    }}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ol>
      {cities.length < MOST_CITIES ? (
        <div>
          <Button
            icon={<Plus />}
            onClick={() => {
              set([...cities, blankCity()]);
              focusRow(cities.length);
            }}
          >
            添加城市
          </Button>
        </div>
      ) : (
        <p className="tr-hint">最多{MOST_CITIES}个城市</p>
      )}
    </fieldset>
  );
}

function CityField({ requesting, city }: { requesting: Requesting; city: CityEntry }) {
  const cities = useStore(requesting.store, (state) => state.cities);
  const { key, typed } = city;
  return (
    <CityCombobox
      value={chosenPlace(city)}
      typed={typed}
      cities={cities}
      citiesOnly
      onChoose={(place) => requesting.chooseCity(key, place)}
      onType={(text) => requesting.editCity(key, { typed: text, cityCode: '', cityName: '' })}
      onSettle={() => void requesting.settle(key)}
      onFocus={() => void requesting.loadCities()}
      onRetry={() => void requesting.loadCities()}
    />
  );
}

/** The city as the picker knows it; its name shows before the cities are there. */
function chosenPlace({ cityCode, cityName }: CityEntry): Place | undefined {
  return cityCode === '' ? undefined : placeByName(cityName, cityCode);
}
