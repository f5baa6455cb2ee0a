import type { FormField, FormFields, TripLeg, TripRequest } from '../../contract/approval/trip';

type Places = Pick<TripLeg, 'depCityCode' | 'depCityName' | 'arrCityCode' | 'arrCityName'>;
type Days = Pick<TripLeg, 'beginDate' | 'endDate'>;

/** The cities of a trip in the order they are first come to, each once. */
export function citiesOf(legs: readonly Places[]): TripRequest['cities'] {
  const cities = legs.flatMap(({ depCityCode, depCityName, arrCityCode, arrCityName }) => [
    { cityCode: depCityCode, cityName: depCityName },
    { cityCode: arrCityCode, cityName: arrCityName },
  ]);
  return cities.filter(({ cityCode }, at) => cities.findIndex((other) => other.cityCode === cityCode) === at);
}

/** First and last day of all legs; empty where there is none. */
export function daysOf(legs: readonly Days[]): Days {
  const begins = legs.map(({ beginDate }) => beginDate);
  const ends = legs.map(({ endDate }) => endDate);
  return { beginDate: begins.toSorted()[0] ?? '', endDate: ends.toSorted().at(-1) ?? '' };
}

/** Fen of all legs together; null: no limit, which a leg without a budget makes it. */
export function budgetOf(legs: readonly Pick<TripLeg, 'budget'>[]): number | null {
  let sum = 0;
  for (const { budget } of legs) {
    if (budget === null) return null;
    sum += budget;
  }
  return legs.length === 0 ? null : sum;
}

/** May flights be booked for it? A request without legs leaves open how one travels. */
export const isByAir = (legs: readonly Pick<TripLeg, 'travelMeans'>[]): boolean =>
  legs.length === 0 || legs.some(({ travelMeans }) => travelMeans === 'flight');

/** What can be wrong between the fields of a leg, or with a leg after another. */
export type LegProblem = 'sameCity' | 'endBeforeBegin' | 'outOfOrder' | 'budgetMissing';

type AskedLeg = Pick<TripLeg, 'depCityCode' | 'arrCityCode' | 'budget'> & Days;

/**
 * What is wrong with legs, by their place and field. With a budget for some of them and none for the others nobody could
 * say what the trip may cost.
 */
export function legProblems(
  legs: readonly AskedLeg[],
): { at: number; field: keyof AskedLeg; problem: LegProblem }[] {
  const hasBudget = legs.some(({ budget }) => budget !== null);
  return legs.flatMap((leg, at) => {
    const { depCityCode, arrCityCode, beginDate, endDate, budget } = leg;
    const found: { at: number; field: keyof AskedLeg; problem: LegProblem }[] = [];
    if (depCityCode === arrCityCode) found.push({ at, field: 'arrCityCode', problem: 'sameCity' });
    if (endDate < beginDate) found.push({ at, field: 'endDate', problem: 'endBeforeBegin' });
    const former = legs[at - 1];
    if (former && beginDate < former.beginDate) {
      found.push({ at, field: 'beginDate', problem: 'outOfOrder' });
    }
    if (hasBudget && budget === null) found.push({ at, field: 'budget', problem: 'budgetMissing' });
    return found;
  });
}

/** Fields that a form wants and that are left empty. */
export function missingFields(fields: FormFields, given: Readonly<Record<FormField, boolean>>): FormField[] {
  return (Object.keys(given) as FormField[]).filter((name) => fields[name] === 'required' && !given[name]);
}
