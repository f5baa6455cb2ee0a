import type { LowestFare } from '../../contract/standards/shapes';
import type { FareOption } from './fare-option';
import {
  cheaperFirst,
  countingFares,
  faresBeside,
  leftOutBy,
  lowestFare,
  type LeftOut,
  type LowestFareTerms,
} from './lowest-fare';
import type { FareParty } from './obstacle';

/** What a fare was held against by the lowest-fare rule, to be told to whoever asks (domain terms, section 3). */
export interface LowestFareWindow {
  /** HH:mm of the day of departure, both included; cut at midnight, as other days do not count. */
  from: string;
  to: string;
  /** Flights and fares that count, the selected one with them where it counts. */
  flights: number;
  fares: number;
  /** null: none counts. */
  lowest: LowestFare | null;
  /** What departs in the window and does not count: a group a reason, in the order of `LEFT_OUT_ORDER`. */
  leftOut: LeftOutFares[];
}

export interface LeftOutFares {
  why: LeftOut;
  fares: number;
  lowest: FareOption;
}

/** First what the standard itself leaves out, then what these passengers cannot buy now. */
const LEFT_OUT_ORDER: readonly LeftOut[] = ['cabin', 'shared', 'connection', 'limits', 'seats', 'bookTime'];

/** The window of the rule around a fare. `options`: all fares of its leg. */
export function lowestFareWindow(
  selected: FareOption,
  options: readonly FareOption[],
  terms: LowestFareTerms,
  party: FareParty,
): LowestFareWindow {
  const counting = countingFares(selected, options, terms, party);
  const reasonOf = leftOutBy(terms, party);
  const byReason = new Map<LeftOut, FareOption[]>();
  for (const option of faresBeside(selected, options, terms.rule)) {
    const why = reasonOf(option);
    if (why !== undefined) byReason.set(why, [...(byReason.get(why) ?? []), option]);
  }
  const leftOut = LEFT_OUT_ORDER.flatMap((why) => {
    const fares = byReason.get(why) ?? [];
    const [lowest] = fares.toSorted(cheaperFirst);
    return lowest === undefined ? [] : [{ why, fares: fares.length, lowest }];
  });
  return {
    ...clocksAround(selected.takeOffTime, terms.rule.minutes),
    flights: new Set(counting.map(({ flightNo, takeOffTime }) => `${flightNo}@${takeOffTime}`)).size,
    fares: counting.length,
    lowest: lowestFare(selected, counting),
    leftOut,
  };
}

const LAST_MINUTE = 24 * 60 - 1;

function clocksAround(takeOffTime: string, minutes: number): { from: string; to: string } {
  const at = Number(takeOffTime.slice(11, 13)) * 60 + Number(takeOffTime.slice(14, 16));
  return { from: clock(Math.max(0, at - minutes)), to: clock(Math.min(LAST_MINUTE, at + minutes)) };
}

const clock = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
