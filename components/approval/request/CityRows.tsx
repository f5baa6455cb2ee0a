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
import { blankCity, LEAST_CITIES, MOST_CITIES, type CityEntry } from './draft';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Requesting } from './requesting';
import { requestTexts } from './texts';

/** Where the trip leads, city by city; each can be moved and taken out. */
export function CityRows({ requesting }: { requesting: Requesting }) {
  const t = useTexts(requestTexts);
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
      <legend>{t.cities}</legend>
      <p className="tr-hint">{t.citiesHint}</p>
      <ol ref={list}>
        {cities.map((city, at) => {
          const of = [at, cities.length] as const;
          return (
            <li key={city.key}>
              <Field label={t.city(...of)} required error={errorAt(at)}>
                <CityField requesting={requesting} city={city} />
              </Field>
              <div className="tr-city-actions">
                <IconButton
                  label={t.up(...of)}
                  icon={<ArrowUp />}
                  disabled={at === 0}
                  onClick={() => swap(at, at - 1)}
                />
                <IconButton
                  label={t.down(...of)}
                  icon={<ArrowDown />}
                  disabled={at === cities.length - 1}
                  onClick={() => swap(at, at + 1)}
                />
                {cities.length > LEAST_CITIES && (
                  <IconButton
                    label={t.removeCity(...of)}
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
            {t.addCity}
          </Button>
        </div>
      ) : (
        <p className="tr-hint">{t.mostCities(MOST_CITIES)}</p>
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
