import { exception } from '../../../src/domain/travel-standard/exception-texts/texts.en';
import type { OverPolicy, StandardScope } from '../../../src/contract/travel-standard/shapes';
import { formatPrice } from '../../../src/domain/money/money';
import type { ClassExample, StandardExample } from '../../../src/domain/travel-standard/standard-example';
import type { StandardTexts } from './texts';

type CabinType = 1 | 2 | 3;
const CABINS: Readonly<Record<CabinType, string>> = { 1: 'Economy', 2: 'Business', 3: 'First' };
const SCOPES: Readonly<Record<StandardScope, string>> = {
  person: 'Staff',
  department: 'Department',
  grade: 'Grade',
};
const POLICIES: Readonly<Record<OverPolicy, string>> = {
  0: 'Inform only',
  1: 'Ask for a reason',
  3: 'Ask for approval',
  2: 'Block',
};
const FOLLOWS: Readonly<Record<OverPolicy, string>> = {
  0: 'Fares over standard can be booked and are noted',
  1: 'Fares over standard need a reason',
  3: 'Fares over standard need approval before they are issued',
  2: 'Fares over standard cannot be booked',
};

const yuan = (fen: number): string => `¥${formatPrice(fen).replace(/\.00$/, '')}`;

function classText({ cabinType, fullFare, cap, highest }: ClassExample): string {
  const name = CABINS[cabinType];
  if (highest === null) return `${name}: any fare`;
  const discount = cap === null ? '' : ` (${cap}% of the full fare at most)`;
  return `${name} with a full fare of ${yuan(fullFare)}: fares up to ${yuan(highest)} are within standard${discount}`;
}

function exampleText({ classes, lowest, advance }: StandardExample, policy: OverPolicy): string {
  const highestClass = classes.at(-1)?.cabinType ?? 1;
  const parts = [
    highestClass === 1 ? 'Economy only' : `${CABINS[highestClass]} at most`,
    ...classes.map(classText),
  ];
  if (lowest) {
    const { minutes, withShared, withConnections } = lowest.rule;
    const counted = `${withShared ? 'with' : 'without'} codeshares, ${withConnections ? 'with' : 'without'} connections`;
    parts.push(
      `If the lowest fare within ${minutes} minutes of the departure is ${yuan(lowest.lowest)}, fares over ${yuan(lowest.highest)} are over standard (${counted})`,
    );
  }
  if (advance) parts.push(`A flight on ${advance.departure} is booked on ${advance.lastDay} at the latest`);
  return `${[...parts, FOLLOWS[policy]].join('; ')}.`;
}

export default {
  noun: 'travel standard',
  nothing: 'No travel standards yet, so no fare is over standard',
  hint: 'Name or whom it applies to',
  standardName: 'Standard name',
  holder: 'Applies to',
  holderName: (scope, name) => `${SCOPES[scope]}: ${name}`,
  holderHint: 'One standard each at most; that of a department includes the departments below',
  maxCabinType: 'Highest cabin',
  cabinName: (cabinType) => CABINS[cabinType],
  economyDiscount: 'Cap for economy',
  economyDiscountHint: 'Percent of the full fare, such as 80; empty for no cap',
  businessDiscount: 'Cap for business',
  businessDiscountHint: 'Empty for no cap',
  firstDiscount: 'Cap for first',
  firstDiscountHint: 'Empty for no cap',
  noCap: 'Unlimited',
  notAllowed: 'Not allowed',
  maxPrice: 'Highest price',
  maxPriceHint: 'Yuan a ticket and leg, without taxes; empty for no limit',
  lowestMinutes: 'Lowest-fare window',
  lowestMinutesHint: 'Flights departing within so many minutes are compared; empty for no comparison',
  noComparison: 'No comparison',
  minutes: (minutes) => `±${minutes} minutes`,
  lowestTolerance: 'Allowed above the lowest fare',
  toleranceKind: 'Allowed as',
  toleranceKindName: (kind) => ({ amount: 'Amount', percent: 'Percentage' })[kind],
  lowestWithShared: 'Codeshares',
  lowestWithConnections: 'Connections',
  countsName: (counts) => (counts ? 'Compared' : 'Not compared'),
  advanceDays: 'Days in advance',
  advanceDaysHint: '0 for any',
  days: (days) => (days === 0 ? 'Any' : `${days} ${days === 1 ? 'day' : 'days'}`),
  policy: 'Control',
  policyName: (policy) => POLICIES[policy],
  exceptions: 'Exceptions',
  exceptionsHint:
    'Flights that meet all conditions are judged by the limits of the exception, the first one counts; lowest fare, days in advance and control stay',
  noExceptions: 'None',
  exception,
  addException: 'Add exception',
  removeException: (at) => `Remove exception ${at + 1}`,
  exceptionField: (at, name) => `Exception ${at + 1}: ${name}`,
  exceptionTier: 'Tier of the destination',
  seasonFrom: 'Departure from',
  seasonTo: 'Departure to',
  seasonHint: 'Month-day, such as 07-01; empty for all year',
  leastMinutes: 'Minutes of travel at least',
  anyIfEmpty: 'Empty for any',
  staffCount: 'Staff',
  modifyTime: 'Changed',
  discount: (percent) => `${percent}%`,
  example: 'Example',
  exampleText,
  appliesTo: 'Whom it governs',
  appliesToText: (count) =>
    count === 0
      ? 'It governs no staff at present: there is nobody it is for, or a standard of higher priority governs them.'
      : `By the present priority of standards it governs ${count} staff.`,
  copyName: (name) => `${name} (copy)`.slice(0, 40),
} satisfies StandardTexts;
