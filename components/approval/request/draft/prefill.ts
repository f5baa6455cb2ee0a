import { isCalendarDate } from '../../../../src/domain/shanghai-time';
import { cityOf, placeOf, type Cities } from '../../../../src/domain/place/places';
import { KIND, type RequestDraft } from './draft';
import { blankCity, blankLeg, type CityEntry } from '../legs/leg-entry';

/** Values prefilled by the embedder: codes and dates, '' for none. */
export interface Prefill {
  kind: 'trip' | 'pre-trip';
  depCity: string;
  arrCity: string;
  beginDate: string;
  endDate: string;
  /** Numbers of former requests; '' for none. */
  copyOf: string;
  changeOf: string;
}

export const prefillKey = (wanted: Prefill): string => JSON.stringify(wanted);

/** Draft with the embedder's values; other input stays. Invalid values are left empty. */
export function withPrefill(draft: RequestDraft, wanted: Prefill, cities: Cities): RequestDraft {
  const { kind, depCity, arrCity, beginDate, endDate } = wanted;
  const begin = isCalendarDate(beginDate) ? beginDate : '';
  const end = isCalendarDate(endDate) ? endDate : begin;
  const hasCities = depCity !== '' || arrCity !== '';
  // other cities make it another trip, so the following legs are dropped
  const [first = blankLeg(), ...rest] = draft.legs;
  const leg = {
    ...first,
    ...(hasCities ? { depCity: entryOf(cities, depCity), arrCity: entryOf(cities, arrCity) } : {}),
    ...(begin === '' ? {} : { beginDate: begin, endDate: end }),
  };
  return {
    ...draft,
    applyType: kind === 'trip' ? KIND.trip : KIND.preTrip,
    legs: hasCities ? [leg] : [leg, ...rest],
  };
}

function entryOf(cities: Cities, code: string): CityEntry {
  const place = code === '' ? undefined : placeOf(cities, code);
  const city = place && cityOf(cities, place);
  return city ? { ...blankCity(), cityCode: city.cityCode, cityName: city.cityName } : blankCity();
}
