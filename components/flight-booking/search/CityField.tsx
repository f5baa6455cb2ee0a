import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { loadChunk } from '../../../src/element/runtime/chunk';
import type { Place } from '../../../src/domain/place/place';
import { CityCombobox } from '../../../src/ui/place/CityCombobox';
import { Field } from '../../../src/ui/field/Field';
import { useTexts } from '../../../src/ui/texts/use-texts';
import type { Booking } from '../model/booking';
import { searchTexts } from './texts';

interface Props {
  booking: Booking;
  field: 'dep' | 'arr';
  label: string;
}

interface RecentPlaces {
  among(places: readonly Place[]): readonly Place[];
}
const NONE: RecentPlaces = { among: () => [] };

/** Reads recent places. Its code is loaded with the first focus, and the field works without it. */
async function readRecent(booking: Booking): Promise<RecentPlaces> {
  try {
    const { readRecent: read, recentPlaces } = await loadChunk(() => import('./recent-places'));
    const { flow } = booking.store.getState();
    const names = await read(booking.host.runtime, flow.step === 'choosing' ? flow.query : undefined);
    return { among: (places) => recentPlaces(names, places) };
  } catch {
    return NONE;
  }
}

/** Field for a city or airport. Recent searches are offered first. */
export function CityField({ booking, field, label }: Props) {
  const { form, cities } = useStore(booking.store);
  const t = useTexts(searchTexts);
  const problem = form.errors[field];
  const [{ among }, setRecent] = useState<RecentPlaces>(NONE);
  const recent = useMemo(() => (cities.status === 'ready' ? among(cities.places) : []), [cities, among]);
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
        onFocus={() => void readRecent(booking).then(setRecent)}
        onRetry={() => void booking.loadPlaces()}
      />
    </Field>
  );
}
