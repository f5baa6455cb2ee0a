import { PASSENGER_TYPE } from '../passenger/passenger-type';
import { isCalendarDate } from '../shanghai-time';
import type { PassengerTypeID } from '../../contract/flight-booking/passenger';

/** Fen for one domestic segment; null where the tariff is unknown. */
interface FuelTariff {
  /** First day of issue, YYYY-MM-DD. */
  from: string;
  /** Day of issue from which it does not apply any more; null: in force until another row is added. */
  until: string | null;
  /** Distances up to and including SHORT_HAUL_KM. Child values are published amounts, not half of the adult's. */
  short: { adult: number; child: number | null };
  long: { adult: number; child: number | null };
}

const SHORT_HAUL_KM = 800;

/**
 * Fuel fee by day of issue. Airlines revise it on the 5th of a month, so the row of March 2022 is known for that month
 * only. The start of the row that ended on 2025-12-05 is not on record: it is assumed for the year in which a ticket is
 * valid. Days between are unknown.
 */
const FUEL_TARIFFS: readonly FuelTariff[] = [
  {
    from: '2022-02-05',
    until: '2022-03-05',
    short: { adult: 1000, child: null },
    long: { adult: 2000, child: null },
  },
  {
    from: '2022-03-05',
    until: '2022-04-05',
    short: { adult: 2000, child: null },
    long: { adult: 4000, child: null },
  },
  {
    from: '2024-12-05',
    until: '2025-12-05',
    short: { adult: 1000, child: null },
    long: { adult: 2000, child: null },
  },
  {
    from: '2025-12-05',
    until: '2026-01-05',
    short: { adult: 2000, child: 1000 },
    long: { adult: 4000, child: 2000 },
  },
  {
    from: '2026-01-05',
    until: null,
    short: { adult: 1000, child: 0 },
    long: { adult: 2000, child: 1000 },
  },
];

/** 民航发展基金 of an adult ticket, fen. */
const ADULT_BUILD_FEE = 5000;

export interface FeeQuery {
  /** Type of the ticket, not of the age: a child on an adult ticket owes an adult's fees. */
  passengerTypeID: PassengerTypeID;
  /** Kilometres of the segment. */
  distance: number;
  /** Day of issue in Shanghai, YYYY-MM-DD. A changed ticket keeps its first one. */
  issueDate: string;
  /** Feeder-line flights owe no build fee. */
  isFeeder: boolean;
}

export interface Fees {
  /** 民航发展基金, fen. */
  buildFee: number;
  /** 燃油附加费, fen; null where the tariff of that day is unknown. */
  fuelFee: number | null;
}

/**
 * Returns the build and fuel fee of one passenger on one domestic segment, in fen. An infant owes neither. Throws
 * RangeError for a day that is not in the calendar and for an unknown distance.
 */
export function quoteFees({ passengerTypeID, distance, issueDate, isFeeder }: FeeQuery): Fees {
  if (!isCalendarDate(issueDate)) throw new RangeError(`No day of issue: ${issueDate}`);
  if (!Number.isFinite(distance) || distance <= 0) throw new RangeError(`No distance: ${distance}`);
  if (passengerTypeID === PASSENGER_TYPE.infant) return { buildFee: 0, fuelFee: 0 };
  const isAdult = passengerTypeID === PASSENGER_TYPE.adult;
  const tariff = FUEL_TARIFFS.find(
    ({ from, until }) => issueDate >= from && (until === null || issueDate < until),
  );
  const haul = distance <= SHORT_HAUL_KM ? tariff?.short : tariff?.long;
  return {
    buildFee: isAdult && !isFeeder ? ADULT_BUILD_FEE : 0,
    fuelFee: (isAdult ? haul?.adult : haul?.child) ?? null,
  };
}
