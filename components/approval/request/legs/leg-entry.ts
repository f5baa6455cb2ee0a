import type { TravelMeans, TripLeg } from '../../../../src/contract/approval/trip';
import { fenOf } from '../../../../src/domain/money/money';
import { newId } from '../../../../src/element/runtime/new-id';

/** City of a leg. `cityCode` is '' while none is chosen or typed text is not resolved. */
export interface CityEntry {
  /** Identifies the field on the screen; not sent. */
  key: string;
  cityCode: string;
  cityName: string;
  typed: string;
}

/** A leg as entered. */
export interface LegEntry {
  key: string;
  depCity: CityEntry;
  arrCity: CityEntry;
  beginDate: string;
  endDate: string;
  travelMeans: TravelMeans;
  /** Amount in yuan as typed; '' for no limit. */
  budget: string;
}

export const CITY_SIDES = ['depCity', 'arrCity'] as const;
export type CitySide = (typeof CITY_SIDES)[number];

export const blankCity = (): CityEntry => ({ key: newId(), cityCode: '', cityName: '', typed: '' });

export const blankLeg = (): LegEntry => ({
  key: newId(),
  depCity: blankCity(),
  arrCity: blankCity(),
  beginDate: '',
  endDate: '',
  travelMeans: 'flight',
  budget: '',
});

/** Next leg: starts where and when the last one ends, by the same means of travel. */
export function legAfter(last: LegEntry | undefined): LegEntry {
  if (last === undefined) return blankLeg();
  const { arrCity, endDate, travelMeans } = last;
  const { cityCode, cityName } = arrCity;
  return { ...blankLeg(), depCity: { ...blankCity(), cityCode, cityName }, beginDate: endDate, travelMeans };
}

export const isBlankLeg = ({ depCity, arrCity, beginDate, endDate, budget }: LegEntry): boolean =>
  [depCity, arrCity].every(({ cityCode, typed }) => cityCode === '' && typed === '') &&
  [beginDate, endDate, budget].every((text) => text === '');

/** Budget of a leg in fen; null for no limit and for invalid input. */
export const fenOfLeg = ({ budget }: Pick<LegEntry, 'budget'>): number | null =>
  budget === '' ? null : (fenOf(budget) ?? null);

/** A leg as the domain rules and the gateway use it. */
export const legOf = (entry: LegEntry): Omit<TripLeg, 'depCityName' | 'arrCityName'> => ({
  depCityCode: entry.depCity.cityCode,
  arrCityCode: entry.arrCity.cityCode,
  beginDate: entry.beginDate,
  endDate: entry.endDate,
  travelMeans: entry.travelMeans,
  budget: fenOfLeg(entry),
});
