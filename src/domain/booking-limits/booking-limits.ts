import { CARD_TYPE } from '../passenger/card-type';
import type { Passenger } from '../../contract/flight-booking/passenger';
import { ageOn } from '../passenger/age';
import {
  NO_UPPER_AGE,
  parsePlimit,
  type LimitGender,
  type LimitIdType,
  type LimitRange,
  type Plimit,
  type PlimitCode,
} from './plimit';
import { bookingLimitTexts, type BookingLimitTexts } from './texts/texts';

export { parsePlimit, type Plimit, type PlimitCode } from './plimit';

/** 1–5: the code of the local check that failed. 0: refused by the server's own check. */
export type BookingErrorType = 0 | PlimitCode;

/** Data of a passenger that limits check. */
export type LimitedPassenger = Pick<Passenger, 'staffName' | 'identityCardType' | 'sexTem' | 'birthDay'>;

export interface BookingLimitsInput<P extends LimitedPassenger = Passenger> {
  /** 1 one way, 2 round trip. */
  voyageType: 1 | 2;
  segments: readonly {
    /** In a round trip: 1 is 去程, 2 is 返程. */
    segmentNo: number;
    /** In the order flown. `depDate` is the airport's calendar date, YYYY-MM-DD. */
    flights: readonly { depDate: string; plimit: string }[];
  }[];
  /** All passengers of the journey. */
  passengers: readonly P[];
  /** Codes to check; all by default. */
  codes?: readonly PlimitCode[];
  /** Collects every violation as a tip instead of failing at the first. */
  tipMode?: boolean;
}

export interface BookingTip<P extends LimitedPassenger = Passenger> {
  code: PlimitCode;
  errorType: PlimitCode;
  /** 该价格第N个航班, 去程第N个航班 or 返程第N个航班. */
  label: string;
  message: string;
  /** Passengers who do not meet the limit; for code 4 all of them. */
  staff: P[];
  segmentNo: number;
  /** Index in the segment's `flights`, from 0. */
  flightIndex: number;
}

export type BookingLimitsResult<P extends LimitedPassenger = Passenger> =
  /** `tips` is empty outside tip mode. `malformed`: entries of any flight that were ignored. */
  | { success: true; tips: BookingTip<P>[]; malformed: string[] }
  | {
      success: false;
      errorType: Exclude<BookingErrorType, 0>;
      title: string;
      message: string;
      staff: P[];
      malformed: string[];
    };

const ALL_CODES: readonly PlimitCode[] = [1, 2, 3, 4, 5];
/** Card types that an ID value of a restriction accepts, which are two enumerations (domain terms, section 5). */
const ACCEPTED_CARDS: Record<LimitIdType, 'any' | readonly number[]> = {
  0: 'any',
  1: [CARD_TYPE.idCard],
  2: [CARD_TYPE.passport, CARD_TYPE.foreignPassport],
  3: [CARD_TYPE.taiwanPass],
  4: [CARD_TYPE.homeReturnPermit],
  5: [CARD_TYPE.militaryId],
  6: [CARD_TYPE.foreignResident],
  7: [CARD_TYPE.hkMoTwResident],
};

/**
 * Checks whether these passengers may buy the chosen price (specification 5.1), flight by flight in the order of
 * segments, and for each flight the codes from 1 to 5 (entries of one code as written): the first violation decides.
 *
 * - Ages are whole years on the flight's date. A passenger within one of the listed ranges may buy. Unknown
 *   birthdays meet none. {ages}: `0-x` is x岁以下, `x-99` is x岁以上 and admits the older too, any other is
 *   a-b岁, joined by 、.
 * - `sexTem` 0 is male, anything else female. {gender} is 男 or 女.
 * - {type} names the listed ID types, joined by 、; one that accepts the card type is enough, and 0 accepts all.
 * - {range} is min-max, joined by 、; everyone is counted, infants too.
 */
export function checkBookingLimits<P extends LimitedPassenger = Passenger>(
  { voyageType, segments, passengers, codes = ALL_CODES, tipMode = false }: BookingLimitsInput<P>,
  t: BookingLimitTexts = bookingLimitTexts.chinese,
): BookingLimitsResult<P> {
  const tips: BookingTip<P>[] = [];
  const malformed: string[] = [];
  for (const { segmentNo, flights } of [...segments].sort((a, b) => a.segmentNo - b.segmentNo)) {
    flights.forEach(({ depDate, plimit }, flightIndex) => {
      const label = t.flight(legOf(voyageType, segmentNo), flightIndex + 1);
      const parsed = parsePlimit(plimit);
      malformed.push(...parsed.malformed);
      for (const limit of parsed.limits.sort((a, b) => a.code - b.code)) {
        if (!codes.includes(limit.code)) continue;
        const staff = violators(limit, passengers, depDate);
        if (staff === undefined) continue;
        const message = t.refusal(
          label,
          limit,
          staff.map((p) => p.staffName),
        );
        tips.push({ code: limit.code, errorType: limit.code, label, message, staff, segmentNo, flightIndex });
      }
    });
  }
  const [first] = tips;
  if (tipMode || first === undefined) return { success: true, tips, malformed };
  const { errorType, message, staff } = first;
  return { success: false, errorType, title: t.title, message, staff, malformed };
}

function legOf(voyageType: 1 | 2, segmentNo: number): 'fare' | 'outbound' | 'return' {
  if (voyageType === 1) return 'fare';
  return segmentNo === 1 ? 'outbound' : 'return';
}

/** Returns the passengers that a limit excludes, or undefined if it is met. */
function violators<P extends LimitedPassenger>(
  limit: Plimit,
  passengers: readonly P[],
  depDate: string,
): P[] | undefined {
  if (limit.code === 4) {
    const fits = limit.counts.some(({ min, max }) => min <= passengers.length && passengers.length <= max);
    return fits ? undefined : [...passengers];
  }
  const staff = passengers.filter((passenger) => !meets(limit, passenger, depDate));
  return staff.length > 0 ? staff : undefined;
}

function meets(limit: Exclude<Plimit, { code: 4 }>, passenger: LimitedPassenger, depDate: string): boolean {
  switch (limit.code) {
    case 1:
      return isOfAge(passenger, limit.ages, depDate);
    case 2:
      return isOfGender(passenger, limit.gender);
    case 3:
      return limit.idTypes.some((idType) => {
        const accepts = ACCEPTED_CARDS[idType];
        return accepts === 'any' || accepts.includes(passenger.identityCardType);
      });
    case 5:
      return isOfGender(passenger, limit.gender) && isOfAge(passenger, limit.ages, depDate);
  }
}

function isOfAge({ birthDay }: LimitedPassenger, ages: readonly LimitRange[], depDate: string): boolean {
  const age = ageOn(birthDay, depDate);
  return ages.some(({ min, max }) => age >= min && (age <= max || max === NO_UPPER_AGE));
}

function isOfGender({ sexTem }: LimitedPassenger, gender: LimitGender): boolean {
  return (sexTem === 0) === (gender === 'M');
}
