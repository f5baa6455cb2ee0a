import type { LowestFare } from '../../contract/travel-standard/shapes';
import type { FareOption } from './fare-option';
import {
  cheaperFirst,
  countingFares,
  faresInWindow,
  exclusionReasonBy,
  lowestFare,
  type ExclusionReason,
  type LowestFareTerms,
} from './lowest-fare';
import type { FareParty } from './obstacle';

/** Explains the comparison of a fare by the lowest-fare rule (domain terms, section 3). */
export interface LowestFareWindow {
  /** HH:mm of the day of departure, both included; cut at midnight, because other days are not compared. */
  from: string;
  to: string;
  /** Numbers of compared flights and fares, including the selected one where it qualifies. */
  flights: number;
  fares: number;
  /** null: no fare is compared. */
  lowest: LowestFare | null;
  /** Fares that depart in the window and are not compared, grouped by reason, in the order of `LEFT_OUT_ORDER`. */
  leftOut: ExcludedFares[];
}

export interface ExcludedFares {
  why: ExclusionReason;
  fares: number;
  lowest: FareOption;
}

/** Reasons of the standard itself first, then those that keep these passengers from buying now. */
const LEFT_OUT_ORDER: readonly ExclusionReason[] = [
  'cabin',
  'shared',
  'connection',
  'limits',
  'seats',
  'bookTime',
];

/** Returns the window of the rule around a fare. `options`: all fares of its leg. */
export function lowestFareWindow(
  selected: FareOption,
  options: readonly FareOption[],
  terms: LowestFareTerms,
  party: FareParty,
): LowestFareWindow {
  const counting = countingFares(selected, options, terms, party);
  const reasonOf = exclusionReasonBy(terms, party);
  const byReason = new Map<ExclusionReason, FareOption[]>();
  for (const option of faresInWindow(selected, options, terms.rule)) {
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
