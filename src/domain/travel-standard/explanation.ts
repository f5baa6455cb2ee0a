import type {
  LowestFare,
  LowestFareRule,
  OverPolicy,
  StandardRule,
} from '../../contract/travel-standard/shapes';
import { lowestFareWindow, type LowestFareWindow } from '../fare/lowest-fare-window';
import type { FareParty } from '../fare/obstacle';
import { maxCabinBy } from './flight-limits';
import { daysAheadOf, isStricter, readRules } from './standard-rules';
import {
  evaluateLeg,
  policyOf,
  standardsOf,
  type FareChoice,
  type GovernedTraveller,
} from './travel-standard';

/** A rule compared with a fare, kept or broken; units of `threshold` and `actual` as of a violation. */
export interface RuleComparison {
  rule: StandardRule;
  threshold: number;
  actual: number;
  isOver: boolean;
  /** Set for the rule lowestFare only. */
  lowest: LowestFare | null;
}

/** The lowest-fare rule of one standard, with the fares it compared. */
export interface ExplainedWindow extends LowestFareWindow {
  standardName: string;
  rule: LowestFareRule;
}

/** Evaluation of a fare against the travellers' standards, with explanations. */
export interface StandardExplanation {
  /** One reading per rule, in the order of `StandardRule`; of several standards that with the strictest threshold. */
  rules: RuleComparison[];
  windows: ExplainedWindow[];
  /** The strictest policy broken; null when all rules are kept. */
  policy: OverPolicy | null;
}

const IN_ORDER: readonly StandardRule[] = ['cabin', 'discount', 'price', 'lowestFare', 'advance'];

/**
 * Returns the result of `evaluateStandards` for one fare, with the rules it keeps and the compared fares; undefined
 * where no standard applies. For a single fare on request, not for lists.
 */
export function explainFare(
  { segmentNo, selected, options }: FareChoice,
  travellers: readonly GovernedTraveller[],
  party: FareParty,
  bookingDate: string,
): StandardExplanation | undefined {
  const standards = standardsOf(travellers);
  if (standards.length === 0) return undefined;
  const readings = new Map<StandardRule, RuleComparison>();
  const windows: ExplainedWindow[] = [];
  for (const standard of standards) {
    const { lowestFare: rule, standardName } = standard;
    const window =
      rule && lowestFareWindow(selected, options, { rule, maxCabinOf: maxCabinBy(standard) }, party);
    if (window) windows.push({ ...window, standardName, rule });
    const lowest = window?.lowest ?? null;
    readRules(standard, selected, lowest, daysAheadOf(bookingDate), (name, threshold, actual, isOver) => {
      const known = readings.get(name);
      if (known && !isStricter(name, threshold, known.threshold)) return;
      readings.set(name, {
        rule: name,
        threshold,
        actual,
        isOver,
        lowest: name === 'lowestFare' ? lowest : null,
      });
    });
  }
  const evaluation = evaluateLeg({ segmentNo, options }, travellers, party, bookingDate)(selected);
  const rules = IN_ORDER.flatMap((rule) => readings.get(rule) ?? []);
  return { rules, windows, policy: policyOf({ segments: [evaluation] }) };
}
