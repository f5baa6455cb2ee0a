import {
  OVER_POLICY,
  type LowestFareRule,
  type OverPolicy,
  type StandardRule,
} from '../../../src/contract/travel-standard/shapes';
import { APPLY_STATES, type ApplyState } from '../../../src/contract/approval/apply-state';
import type { ExclusionReason } from '../../../src/domain/fare/lowest-fare';
import type { LowestFareWindow } from '../../../src/domain/fare/lowest-fare-window';
import { formatPrice } from '../../../src/domain/money/money';
import amounts from '../../../src/domain/texts/amounts/texts.en';
import { RULE_NAMES } from '../../../src/domain/travel-standard/violation-texts/texts.en';
import type { FlightStandardTexts } from './texts';

const POLICIES: Readonly<Record<OverPolicy, string>> = {
  0: 'Over policy is recorded; you can book directly',
  1: 'A reason is needed to book',
  2: 'Over policy, cannot be booked: please choose another fare',
  3: 'A reason and the approval of your line manager are needed to book',
};

const fareCount = (count: number): string => `${count} ${count === 1 ? 'fare' : 'fares'}`;
const legged = (leg: string, text: string): string => (leg === '' ? text : `${leg}: ${text}`);

const LEFT_OUT: Readonly<Record<ExclusionReason, string>> = {
  cabin: 'Cabin above policy',
  shared: 'Codeshare, not counted by the policy',
  connection: 'Connection, not counted by the policy',
  limits: 'Not for these travellers or their number',
  seats: 'Not enough seats for the travellers',
  bookTime: 'Not bookable at this time of day',
};

/** In the order of `APPLY_STATES`. */
const STATES = ['is being decided', 'is approved', 'was rejected', 'has expired', 'was withdrawn'];
const stateName = (state: ApplyState): string => STATES[APPLY_STATES.indexOf(state)] ?? '';

export default {
  verdict: (policy: OverPolicy | null) =>
    policy === null
      ? 'In policy'
      : policy === OVER_POLICY.forbid
        ? 'Over policy, not bookable'
        : 'Over policy',
  policy: (policy: OverPolicy) => POLICIES[policy],
  explain: (verdict: string, of: string) => `${verdict}: show the travel policy for ${of}`,
  explanation: 'Travel policy',
  within: (standards: readonly string[]) => `Within ${standards.join(', ')}`,
  beyond: (standards: readonly string[]) => `Over ${standards.join(', ')}`,
  rules: 'Travel policy rules',
  result: 'Result',
  isOver: 'Over',
  isWithin: 'Within',
  window: (standard: string) =>
    standard === ''
      ? 'Flights compared for the lowest fare'
      : `Flights compared for the lowest fare: ${standard}`,
  windowLabel: (standard: string) =>
    standard === ''
      ? 'Flights compared for the lowest fare'
      : `Flights compared for the lowest fare: ${standard}`,
  windowHours: ({ from, to }: Pick<LowestFareWindow, 'from' | 'to'>, minutes: number) =>
    `Flights of the day departing ${from}–${to} (${amounts.duration(minutes)} before and after)`,
  noneCompared: 'None of their fares count: the lowest fare rule does not apply',
  compared: (flights: number, fares: number, flightNo: string, time: string, price: string) =>
    `${fareCount(fares)} of ${flights} ${flights === 1 ? 'flight' : 'flights'} compared, lowest ${flightNo}, departs ${time}, ¥${price}`,
  tolerance({ kind, value }: LowestFareRule['tolerance']) {
    if (value === 0) return '';
    return kind === 'amount'
      ? `; up to ¥${formatPrice(value)} more is allowed`
      : `; up to ${value}% more is allowed`;
  },
  notCompared: (hasCheaper: boolean) => (hasCheaper ? 'Not compared (some are cheaper)' : 'Not compared'),
  leftOut: (why: ExclusionReason) => LEFT_OUT[why],
  leftOutFares: (fares: number, flightNo: string, price: string) =>
    `${fareCount(fares)}, lowest ${flightNo} ¥${price}`,

  checking: 'Checking the travel policy',
  checkFailed: 'The travel policy could not be checked. It is checked again with the order.',
  checkAgain: 'Check again',
  good: 'In policy',
  allGood: 'The chosen flights are within the travel policy',
  over: 'Over travel policy',
  overOf: (leg: string, flightNo: string) => legged(leg, `${flightNo}, over policy`),
  approved:
    'The over-policy parts have been approved: no reason is needed, and you can pay once the order is placed.',
  approvalBy: 'Please give a reason for each rule. The order then goes to ',
  approvalNext: ' for approval. Your seats are held, and you can pay once it is approved.',
  reasons: 'Please give a reason for each rule. You can then book directly.',
  recorded: 'Over policy is recorded. You can book directly.',
  taking: 'Changing the flight',
  take: 'Take this flight',
  takeOf: (flightNo: string) => `Take this flight: ${flightNo}`,
  allCheaper: (count: number) => `Show all ${count} cheaper flights`,
  gone: 'This flight is sold out or its price has changed. Please choose another one.',
  readingReasons: 'Reading the reasons',
  reasonsFailed: 'The reasons could not be read. Please try again.',
  reason: (leg: string, rule: StandardRule) =>
    legged(leg, `reason for ${RULE_NAMES[rule].toLowerCase()} over policy`),
  explainReason: (leg: string, rule: StandardRule) =>
    legged(leg, `explanation for ${RULE_NAMES[rule].toLowerCase()} over policy`),
  reasonHint: 'Please explain, 200 characters at most',
  chooseReason: 'Please choose a reason',
  writeReason: 'Please give an explanation',
  askFirst: 'Ask for approval first, book later',
  otherUser: 'Somebody else has signed in. Please choose the flights again.',

  dropped: (applyId: string) => `This order does not use over-policy request ${applyId}`,
  use: 'Use this request',
  checkingApply: (applyId: string) => `Checking over-policy request ${applyId}`,
  serves: (applyId: string) => `The approved over-policy request ${applyId} will be used`,
  servesNot: (applyId: string, gaps: readonly string[]) =>
    `Over-policy request ${applyId} cannot be used for this booking: ${gaps.join('; ')}. You can continue with your choice; the over-policy parts need reasons and approval again.`,
  applyFailed: 'the request could not be read',
  retry: 'Try again',
  drop: 'Do not use this request',
  gapPersonal: 'personal trips cannot use a request',
  gapOtherKind: 'it is no over-policy request',
  gapState: (state: ApplyState) => `the request ${stateName(state)}`,
  gapUsed: 'the request is used up, or its flights have departed',
  gapFlight: (date: string, flightNo: string) => `the flight requested is ${flightNo} on ${date}`,
  gapCabin: (flightNo: string, cabinCode: string) =>
    `the cabin requested is class ${cabinCode} on ${flightNo}`,
  gapPrice: (flightNo: string, price: string) => `the fare of ${flightNo} is above the ¥${price} requested`,
  gapFlights: 'the request does not include all flights',
  gapTravellers: (names: readonly string[]) => `the request is for ${names.join(', ')}`,
  approvedFlight: (applyId: string, date: string, flights: string, cabins: string, where: string) =>
    `Request ${applyId} is approved: ${date}, ${flights}, class ${cabins}; ${where}`,
  first: 'listed first',
  filtered: 'not listed, as it does not match the filters',
  notBookable: 'no longer bookable: please make a new request',

  chooseRequest: 'Choose a request',
  otherRequest: 'Choose another request',
  back: 'Back to edit',
  fillReasons: 'Give reasons',
  reselect: 'Choose flights again',
  changed: (message: string) => `The travel policy has changed. ${message}`,
  stay: 'Stay here',
} satisfies FlightStandardTexts;
