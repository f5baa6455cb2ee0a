import type { FormField, FormFields, TripLeg, TripRequest } from '../../contract/approval/trip';

type Places = Pick<TripLeg, 'depCityCode' | 'depCityName' | 'arrCityCode' | 'arrCityName'>;
type Days = Pick<TripLeg, 'beginDate' | 'endDate'>;

/** Returns the cities of a trip in the order in which they are first reached, without duplicates. */
export function citiesOf(legs: readonly Places[]): TripRequest['cities'] {
  const cities = legs.flatMap(({ depCityCode, depCityName, arrCityCode, arrCityName }) => [
    { cityCode: depCityCode, cityName: depCityName },
    { cityCode: arrCityCode, cityName: arrCityName },
  ]);
  return cities.filter(({ cityCode }, at) => cities.findIndex((other) => other.cityCode === cityCode) === at);
}

/** Returns the first and last day of all legs; empty without legs. */
export function daysOf(legs: readonly Days[]): Days {
  const begins = legs.map(({ beginDate }) => beginDate);
  const ends = legs.map(({ endDate }) => endDate);
  return { beginDate: begins.toSorted()[0] ?? '', endDate: ends.toSorted().at(-1) ?? '' };
}

/** Returns the budget of all legs in fen; null: no limit, as soon as one leg has none. */
export function budgetOf(legs: readonly Pick<TripLeg, 'budget'>[]): number | null {
  let sum = 0;
  for (const { budget } of legs) {
    if (budget === null) return null;
    sum += budget;
  }
  return legs.length === 0 ? null : sum;
}

/** True when flights may be booked under it. A request without legs leaves the means of travel open. */
export const isByAir = (legs: readonly Pick<TripLeg, 'travelMeans'>[]): boolean =>
  legs.length === 0 || legs.some(({ travelMeans }) => travelMeans === 'flight');

/** Problems between the fields of a leg, or between consecutive legs. */
export type LegProblem = 'sameCity' | 'endBeforeBegin' | 'outOfOrder' | 'budgetMissing';

type RequestedLeg = Pick<TripLeg, 'depCityCode' | 'arrCityCode' | 'budget'> & Days;

/**
 * Returns the problems of legs, by their place and field. Budgets for only some of the legs are a problem, because the
 * total cost of the trip would be undefined.
 */
export function legProblems(
  legs: readonly RequestedLeg[],
): { at: number; field: keyof RequestedLeg; problem: LegProblem }[] {
  const hasBudget = legs.some(({ budget }) => budget !== null);
  return legs.flatMap((leg, at) => {
    const { depCityCode, arrCityCode, beginDate, endDate, budget } = leg;
    const found: { at: number; field: keyof RequestedLeg; problem: LegProblem }[] = [];
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

/** Returns the required fields of a form that are empty. */
export function missingFields(fields: FormFields, given: Readonly<Record<FormField, boolean>>): FormField[] {
  return (Object.keys(given) as FormField[]).filter((name) => fields[name] === 'required' && !given[name]);
}
