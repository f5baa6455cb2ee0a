import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { useHost } from '../../../src/element/host/host-context';
import { CityCombobox } from '../../../src/ui/place/CityCombobox';
import { Field } from '../../../src/ui/field/Field';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { readRecent, recentPlaces } from './recent-places';
import { searchTexts } from './texts';

interface Props {
  booking: Booking;
  field: 'dep' | 'arr';
  label: string;
}

/** A city or airport to fly from or to; those the user searched for last are offered first. */
export function CityField({ booking, field, label }: Props) {
  const { form, cities } = useStore(booking.store);
  const t = useTexts(searchTexts);
  const problem = form.errors[field];
  const { runtime } = useHost();
  const [names, setNames] = useState<readonly string[]>([]);
  const recent = useMemo(
    () => (cities.status === 'ready' ? recentPlaces(names, cities.places) : []),
    [cities, names],
  );
  return (
    <Field label={label} required error={problem && t[problem]}>
      <CityCombobox
        name={field}
        value={form[field]}
        typed={form.typed[field]}
        cities={cities}
        recent={recent}
        onChoose={(place) => booking.choosePlace(field, place)}
        onType={(text) => booking.typePlace(field, text)}
        onSettle={() => void booking.settle(field)}
        onFocus={() => void readRecent(runtime).then(setNames)}
        onRetry={() => void booking.loadPlaces()}
      />
    </Field>
  );
}
