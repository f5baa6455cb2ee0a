import type { TravelMeans, TripLeg } from '../../../../src/contract/approval/trip';
import { fenOf } from '../../../../src/domain/money/money';
import { newId } from '../../../../src/element/runtime/new-id';

/** A city of a leg; without a code nothing is chosen, or what was typed is not taken for a city yet. */
export interface CityEntry {
  /** Names the field on the screen; not sent. */
  key: string;
  cityCode: string;
  cityName: string;
  typed: string;
}

/** A leg as far as it is typed. */
export interface LegEntry {
  key: string;
  depCity: CityEntry;
  arrCity: CityEntry;
  beginDate: string;
  endDate: string;
  travelMeans: TravelMeans;
  /** Yuan as typed; '' for no limit. */
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

/** The next leg: on from where and when the last one ends, by the same means. */
export function legAfter(last: LegEntry | undefined): LegEntry {
  if (last === undefined) return blankLeg();
  const { arrCity, endDate, travelMeans } = last;
  const { cityCode, cityName } = arrCity;
  return { ...blankLeg(), depCity: { ...blankCity(), cityCode, cityName }, beginDate: endDate, travelMeans };
}

export const isBlankLeg = ({ depCity, arrCity, beginDate, endDate, budget }: LegEntry): boolean =>
  [depCity, arrCity].every(({ cityCode, typed }) => cityCode === '' && typed === '') &&
  [beginDate, endDate, budget].every((text) => text === '');

/** Fen of a leg; null for no limit, and for what is no amount yet. */
export const fenOfLeg = ({ budget }: Pick<LegEntry, 'budget'>): number | null =>
  budget === '' ? null : (fenOf(budget) ?? null);

/** A leg as the rules and the gateway know it. */
export const legOf = (entry: LegEntry): Omit<TripLeg, 'depCityName' | 'arrCityName'> => ({
  depCityCode: entry.depCity.cityCode,
  arrCityCode: entry.arrCity.cityCode,
  beginDate: entry.beginDate,
  endDate: entry.endDate,
  travelMeans: entry.travelMeans,
  budget: fenOfLeg(entry),
});
