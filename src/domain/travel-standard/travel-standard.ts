import type {
  OverPolicy,
  OverStandard,
  SegmentEvaluation,
  StandardEvaluation,
  StandardScope,
  StandardSnapshot,
  StandardViolation,
  LowestFare,
} from '../../contract/travel-standard/shapes';
import type { FareOption } from '../fare/fare-option';
import { cheaperFares, countingFares, lowestFaresOf } from '../fare/lowest-fare';
import type { FareParty } from '../fare/obstacle';
import { maxCabinBy } from './flight-limits';
import { daysAheadOf, isStricter, readRules, type DaysAhead } from './standard-rules';

/** Holder of a standard: the number of a person, a department or a grade. */
export interface StandardOwner {
  scope: StandardScope;
  ownerNo: string;
}

/** Position of a traveller; departments from their own up to the top. */
export interface StandardSubject {
  staffNo: string;
  deptNos: readonly string[];
  gradeNo: string;
}

/** Default for enterprises without a setting. */
export const STANDARD_PRIORITY: readonly StandardScope[] = ['person', 'department', 'grade'];

/**
 * Returns the one standard that applies to a traveller: of the first scope that has one for them; among departments the
 * nearest, unless `choose` selects another from those given, the nearest first. Undefined: none applies. A scope that
 * the priority leaves out never applies.
 */
export function governingStandard<S extends StandardOwner>(
  standards: readonly S[],
  { staffNo, deptNos, gradeNo }: StandardSubject,
  priority: readonly StandardScope[] = STANDARD_PRIORITY,
  choose: (found: readonly S[]) => S | undefined = ([nearest]) => nearest,
): S | undefined {
  const owners = { person: [staffNo], department: deptNos, grade: [gradeNo] };
  for (const scope of priority) {
    const found = owners[scope].flatMap(
      (owner) => standards.find((standard) => standard.scope === scope && standard.ownerNo === owner) ?? [],
    );
    const chosen = choose(found);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

/** A traveller's name with their frozen standard; null: none applies. */
export interface GovernedTraveller {
  name: string;
  standard: StandardSnapshot | null;
}

/** The fare chosen for one segment among all fares of its leg. */
export interface FareChoice {
  segmentNo: number;
  selected: FareOption;
  options: readonly FareOption[];
}

/**
 * Evaluates chosen fares against the travellers' frozen standards, each leg by itself (domain terms, section 3). At
 * most one violation per segment and rule: when several travellers break it, it has the strictest threshold and all
 * their names. `bookingDate`: YYYY-MM-DD in Shanghai.
 */
export function evaluateStandards(
  choices: readonly FareChoice[],
  travellers: readonly GovernedTraveller[],
  party: FareParty,
  bookingDate: string,
): StandardEvaluation {
  const segments = choices.map(({ segmentNo, selected, options }) =>
    evaluateLeg({ segmentNo, options }, travellers, party, bookingDate)(selected),
  );
  return { bookingDate, standards: standardsOf(travellers), segments };
}

/**
 * Returns a function that evaluates any fare of one leg as `evaluateStandards` does. Results that do not depend on the
 * fare are computed once. `options`: all fares of the leg.
 */
export function evaluateLeg(
  { segmentNo, options }: Pick<FareChoice, 'segmentNo' | 'options'>,
  travellers: readonly GovernedTraveller[],
  party: FareParty,
  bookingDate: string,
): (selected: FareOption) => SegmentEvaluation {
  const daysAhead = daysAheadOf(bookingDate);
  const judges = standardsOf(travellers).map((standard) => {
    const { lowestFare: rule, standardNo } = standard;
    return {
      standard,
      names: travellers.flatMap(({ name, standard: own }) => (own?.standardNo === standardNo ? [name] : [])),
      lowestBeside:
        rule === null
          ? () => null
          : lowestFaresOf(options, { rule, maxCabinOf: maxCabinBy(standard) }, party),
    };
  });
  return (selected) => {
    const found = judges.map(({ standard, names, lowestBeside }) => {
      const lowest = lowestBeside(selected);
      return { lowest, violations: violationsOf(standard, segmentNo, selected, lowest, daysAhead, names) };
    });
    return {
      segmentNo,
      flightNo: selected.flightNo,
      takeOffTime: selected.takeOffTime,
      cabinCode: selected.cabinCode,
      salePrice: selected.salePrice,
      lowest: found.reduce<LowestFare | null>((best, { lowest }) => lowerOf(best, lowest), null),
      violations: mergeViolations(found.map(({ violations }) => violations)),
    };
  };
}

/** Returns cheaper flights to offer in place of a choice: those compared by every standard with a lowest-fare rule. */
export function cheaperInPlace(
  choice: FareChoice,
  travellers: readonly GovernedTraveller[],
  party: FareParty,
): FareOption[] {
  const counting = standardsOf(travellers).flatMap((standard) =>
    standard.lowestFare === null ? [] : [countingBy(standard, standard.lowestFare, choice, party)],
  );
  const [first = [], ...others] = counting;
  const common = first.filter((fare) => others.every((fares) => fares.includes(fare)));
  return cheaperFares(choice.selected, common);
}

/** Returns the strictest policy broken; null when all rules are kept. */
export function policyOf({ segments }: Pick<StandardEvaluation, 'segments'>): OverPolicy | null {
  const policies = segments.flatMap(({ violations }) => violations.map(({ policy }) => policy));
  return policies.length === 0 ? null : policies.reduce(stricterPolicy);
}

/** Returns the over-standard number of specification 9; `underRequest`: booked under an approved request. */
export function overStandardOf(
  { segments }: Pick<StandardEvaluation, 'segments'>,
  underRequest: boolean,
): OverStandard {
  const isOver = segments.some(({ violations }) => violations.length > 0);
  if (underRequest) return isOver ? 3 : 2;
  return isOver ? 1 : 0;
}

/** Policies from the mildest: only recorded, with a reason, after approval, not at all. */
export const BY_STRICTNESS: readonly OverPolicy[] = [0, 1, 3, 2];

function stricterPolicy(a: OverPolicy, b: OverPolicy): OverPolicy {
  return BY_STRICTNESS.indexOf(a) >= BY_STRICTNESS.indexOf(b) ? a : b;
}

export function standardsOf(travellers: readonly GovernedTraveller[]): StandardSnapshot[] {
  const byNo = new Map<string, StandardSnapshot>();
  for (const { standard } of travellers) {
    if (standard !== null && !byNo.has(standard.standardNo)) byNo.set(standard.standardNo, standard);
  }
  return [...byNo.values()];
}

function countingBy(
  standard: StandardSnapshot,
  rule: NonNullable<StandardSnapshot['lowestFare']>,
  { selected, options }: FareChoice,
  party: FareParty,
): FareOption[] {
  return countingFares(selected, options, { rule, maxCabinOf: maxCabinBy(standard) }, party);
}

function lowerOf(a: LowestFare | null, b: LowestFare | null): LowestFare | null {
  if (a === null || b === null) return a ?? b;
  return b.salePrice < a.salePrice ? b : a;
}

function violationsOf(
  standard: StandardSnapshot,
  segmentNo: number,
  selected: FareOption,
  lowest: LowestFare | null,
  daysAhead: DaysAhead,
  passengerNames: string[],
): StandardViolation[] {
  const { standardNo, policy } = standard;
  const found: StandardViolation[] = [];
  readRules(standard, selected, lowest, daysAhead, (rule, threshold, actual, isOver) => {
    if (!isOver) return;
    found.push({
      segmentNo,
      rule,
      threshold,
      actual,
      standardNo,
      policy,
      passengerNames,
      lowest: rule === 'lowestFare' ? lowest : null,
    });
  });
  return found;
}

/** Merges violations to one per segment and rule, in the given order. `found`: by standard. */
function mergeViolations(found: readonly StandardViolation[][]): StandardViolation[] {
  const [only] = found;
  if (only !== undefined && found.length === 1) return only; // One standard breaks a rule at most once.
  const violations = found.flat();
  const merged = new Map<string, StandardViolation>();
  for (const violation of violations) {
    const key = `${violation.segmentNo} ${violation.rule}`;
    const known = merged.get(key);
    if (known === undefined) {
      merged.set(key, violation);
      continue;
    }
    merged.set(key, {
      ...(isStricter(violation.rule, violation.threshold, known.threshold) ? violation : known),
      policy: stricterPolicy(known.policy, violation.policy),
      passengerNames: [...new Set([...known.passengerNames, ...violation.passengerNames])],
    });
  }
  return [...merged.values()];
}
