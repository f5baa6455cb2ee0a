import type { TripContent, TripTolerance } from '../../contract/approval/trip';
import { daysBetween } from '../shanghai-time';

/** Changeable parts of a trip. */
export const TRIP_PARTS = [
  'purpose',
  'reason',
  'cities',
  'dates',
  'legs',
  'travellers',
  'budget',
  'bearer',
] as const;
export type TripPart = (typeof TRIP_PARTS)[number];

export interface TripDifference {
  part: TripPart;
  /** True when the change exceeds the tolerance. */
  isBeyond: boolean;
}

/**
 * Returns the differences between two contents of a trip, and whether they exceed the tolerance. Reductions are always
 * within: fewer cities, travellers or means of travel, a smaller budget. `tolerance` null: every change needs an
 * approval.
 */
export function tripDifferences(
  before: TripContent,
  after: TripContent,
  tolerance: TripTolerance | null,
): TripDifference[] {
  return TRIP_PARTS.flatMap((part): TripDifference[] => {
    const [then, now] = [PARTS[part].read(before), PARTS[part].read(after)];
    if (JSON.stringify(then) === JSON.stringify(now)) return [];
    return [{ part, isBeyond: tolerance === null || !PARTS[part].isWithin(before, after, tolerance) }];
  });
}

interface Part {
  /** Reads the part of the trip. */
  read(content: TripContent): unknown;
  isWithin(before: TripContent, after: TripContent, tolerance: TripTolerance): boolean;
}

const never = () => false;
const codesOf = ({ trip }: TripContent) => trip.cities.map(({ cityCode }) => cityCode).toSorted();
const peopleOf = ({ trip }: TripContent) => trip.travellers.map(({ staffNO }) => staffNO).toSorted();
const meansOf = ({ trip }: TripContent) => [...new Set(trip.legs.map(({ travelMeans }) => travelMeans))];
const addsNone = (before: readonly string[], after: readonly string[]) =>
  after.every((one) => before.includes(one));

const PARTS: Readonly<Record<TripPart, Part>> = {
  purpose: { read: ({ trip }) => trip.purposeCode, isWithin: never },
  reason: { read: ({ reason }) => reason, isWithin: never },
  cities: { read: codesOf, isWithin: (before, after) => addsNone(codesOf(before), codesOf(after)) },
  dates: {
    read: ({ trip: { beginDate, endDate } }) => [beginDate, endDate],
    isWithin: ({ trip: before }, { trip: after }, { days }) =>
      Math.abs(daysBetween(before.beginDate, after.beginDate)) <= days &&
      Math.abs(daysBetween(before.endDate, after.endDate)) <= days,
  },
  // The other parts check the sums of the legs.
  legs: {
    // Lists the fields explicitly, because the database does not preserve their order.
    read: ({ trip }) =>
      trip.legs.map(({ depCityCode, arrCityCode, beginDate, endDate, travelMeans, budget }) => [
        depCityCode,
        arrCityCode,
        beginDate,
        endDate,
        travelMeans,
        budget,
      ]),
    isWithin: (before, after) => before.trip.legs.length === 0 || addsNone(meansOf(before), meansOf(after)),
  },
  travellers: { read: peopleOf, isWithin: (before, after) => addsNone(peopleOf(before), peopleOf(after)) },
  budget: {
    read: ({ trip }) => trip.budget,
    isWithin: ({ trip: before }, { trip: after }, { budgetPercent }) =>
      before.budget === null ||
      (after.budget !== null && after.budget * 100 <= before.budget * (100 + budgetPercent)),
  },
  bearer: {
    read: ({ trip: { costCenterNo, accountingEntityNo } }) => [costCenterNo, accountingEntityNo],
    isWithin: never,
  },
};

/** True when the changes need no new approval. */
export const isWithinTolerance = (differences: readonly TripDifference[]): boolean =>
  differences.every(({ isBeyond }) => !isBeyond);
