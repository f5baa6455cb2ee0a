import type { BodyOf } from '../../../../src/contract/call';
import { BOOKING_SOURCE } from '../../../../src/contract/envelope';
import { FLIGHT_BOOKING_FAULTS } from '../../../../src/contract/flight-booking/faults';
import type { OverlappingJourney } from '../../../../src/contract/flight-booking/overlaps';
import {
  createOrder,
  queryBookingPnrResult,
  queryProductBookingLimits,
  VOYAGE_TYPE,
  type OrderPassenger,
} from '../../../../src/contract/flight-booking/booking';
import { checkBookingLimits, type BookingTip } from '../../../../src/domain/booking-limits/booking-limits';
import { splitParty, splitTexts } from '../../../../src/domain/booking-limits/party-split';
import { bookingLimitTexts, type BookingLimitTexts } from '../../../../src/domain/booking-limits/texts/texts';
import { createIntent, type IntentOptions, type IntentResult } from '../../../../src/element/data/intent';
import { read } from '../../../../src/element/data/read';
import { isAnotherUser } from '../../../../src/element/host/another-user';
import { isGatewayError, type Host } from '../../../../src/element/host/host';
import { overBudgetRefusal } from '../../../../src/element/over-budget/over-budget';
import type { Choice } from '../../model/journey';
import { uncertainSubmission } from '../../model/order/unanswered';
import { datesOf, limitedSegments, saleOf } from '../../model/legs';
import { voyagesOf } from '../../model/voyage';
import type { TravelRequest } from '../../requests/request';
import { clearOrder, standardRefusal } from '../../standards/clearance';
import { usableApplicationNo } from '../../standards/over-application';
import { flightStandardTexts } from '../../standards/texts';
import {
  checkDraft,
  errorsFromFields,
  hasErrors,
  orderBody,
  orderPassenger,
  type OrderDraft,
} from '../draft/draft';
import { draftLabels } from '../draft/draft-labels';
import { areConfirmed, findOverlaps } from '../overlaps';
import { flightPassengerTexts, type FlightPassengerTexts } from '../texts';
import type { flightBooking } from '../../declaration';
import type { SubmitResult } from './submit-result';

type OrderBody = BodyOf<typeof createOrder>;

const GONE: readonly string[] = [
  FLIGHT_BOOKING_FAULTS.seatsGone.code,
  FLIGHT_BOOKING_FAULTS.priceGone.code,
  FLIGHT_BOOKING_FAULTS.flightUnknown.code,
  FLIGHT_BOOKING_FAULTS.datePast.code,
];
/** Text catalogues for booking limits. */
export interface LimitLabels {
  limits: BookingLimitTexts;
  passengers: FlightPassengerTexts;
}

/** Limits of the chosen price that travellers do not meet, as hints while the order is filled in. */
export function limitTips(
  choices: readonly Choice[],
  travellers: OrderDraft['travellers'],
  words: LimitLabels,
): BookingTip<LimitedTraveller>[] {
  const result = checkBookingLimits(
    { ...limitsInput(choices, travellers, words), tipMode: true },
    words.limits,
  );
  return result.success ? result.tips : [];
}

/** Advice how to split a party that does not meet the limits together; empty for any other party. */
export function splitAdvice(
  choices: readonly Choice[],
  travellers: OrderDraft['travellers'],
  words: LimitLabels,
): string[] {
  const split = travellers.length > 1 ? splitParty(limitsInput(choices, travellers, words)) : undefined;
  return split ? splitTexts(split, words.limits) : [];
}

/** Request and application that an order is booked under. */
interface Applications {
  request: TravelRequest | undefined;
  /** Number of an over-standard application; '' for none. */
  overApplyId: string;
}

type PreparedOrder = { kind: 'ready'; body: OrderBody; draft: OrderDraft } | SubmitResult;

export type OrderSubmission = ReturnType<typeof createOrderSubmission>;

/**
 * Submission of one booking's order. `open`: request of an earlier page load that got no response. The draft is not
 * changed here.
 */
export function createOrderSubmission(
  host: Host<typeof flightBooking>,
  options: IntentOptions<typeof createOrder> = {},
) {
  const intent = createIntent(host, createOrder, options);
  /** Overlapping journeys that the user has accepted for these flights. They stay accepted across other questions. */
  const confirmed: OverlappingJourney[] = [];
  let flights = '';
  /** Order as JSON that the user has accepted despite exceeded budgets. */
  let overBudget = '';
  let asked = '';
  const check = (draft: OrderDraft) => () => {
    if (isDraftOfAnotherUser(host, draft)) throw new Error(host.texts(flightPassengerTexts).otherUser);
  };

  async function end(
    sent: IntentResult<typeof createOrder>,
    body: OrderBody | undefined,
    choices: readonly Choice[],
    draft: OrderDraft,
  ): Promise<SubmitResult> {
    if (sent.kind === 'done') {
      const { orderNo } = sent.result;
      const { pnr } = await read(host, queryBookingPnrResult, { orderNo }).catch(() => ({ pnr: '' })); // shown if known
      const isOnView = JSON.stringify(body?.voyages) === JSON.stringify(voyagesOf(choices));
      return { kind: 'created', order: { ...sent.result, pnr }, isOnView };
    }
    if (sent.kind === 'failed') {
      const refusal = refusalOf(host, sent.error, draft);
      return body?.overStandardApplyId ? ofOverApplication(refusal) : refusal;
    }
    return uncertainSubmission('order', sent.message);
  }

  /** Prepares the order, and asks about overlapping journeys that the user has not accepted yet. */
  async function prepareConfirmed(
    choices: readonly Choice[],
    typed: OrderDraft,
    under: Applications,
  ): Promise<PreparedOrder> {
    const prepared = await prepare(host, choices, typed, under);
    if (prepared.kind !== 'ready') return prepared;
    const chosen = JSON.stringify(prepared.body.voyages.map(({ flightNo, depDate }) => [flightNo, depDate]));
    if (chosen !== flights) confirmed.length = 0;
    flights = chosen;
    asked = JSON.stringify(prepared.body);
    const overlaps = await findOverlaps(host, prepared.body);
    if (!areConfirmed(overlaps, confirmed)) return { kind: 'overlapping', overlaps };
    const overlapConfirmed = overlaps.length > 0 || confirmed.length > 0;
    const budgetConfirmed = overBudget === asked;
    return { ...prepared, body: { ...prepared.body, overlapConfirmed, budgetConfirmed } };
  }

  return {
    intent,

    confirmOverlaps(overlaps: readonly OverlappingJourney[]): void {
      confirmed.push(...overlaps);
    },

    confirmBudgets(): void {
      overBudget = asked;
    },

    /** Checks the order without sending it. */
    async check(choices: readonly Choice[], typed: OrderDraft, under: Applications): Promise<SubmitResult> {
      const prepared = await prepareConfirmed(choices, typed, under);
      return prepared.kind === 'ready' ? { kind: 'checked' } : prepared;
    },

    /** Checks and sends the order. */
    async submit(choices: readonly Choice[], typed: OrderDraft, under: Applications): Promise<SubmitResult> {
      const prepared = await prepareConfirmed(choices, typed, under);
      if (prepared.kind !== 'ready') return prepared;
      const { draft, body } = prepared;
      const detail = { passengers: body.passengers.length, salePrice: saleOf(choices) };
      if (!host.emit('tp-before-submit', detail)) return { kind: 'prevented' };
      return end(await intent.send(body, { check: check(draft) }), body, choices, draft);
    },

    /** Repeats a request without a response. */
    async retry(choices: readonly Choice[], draft: OrderDraft): Promise<SubmitResult> {
      const { open } = intent.store.getState();
      return end(await intent.retry({ check: check(draft) }), open?.body, choices, draft);
    },
  };
}

/** Checks the order against all rules known locally and at the gateway, and builds its request body. */
async function prepare(
  host: Host,
  choices: readonly Choice[],
  typed: OrderDraft,
  { request, overApplyId }: Applications,
): Promise<PreparedOrder> {
  const errors = checkDraft(typed, datesOf(choices), draftLabels(host));
  if (hasErrors(errors)) return { kind: 'invalid', errors };

  const words = { limits: host.texts(bookingLimitTexts), passengers: host.texts(flightPassengerTexts) };
  const limits = checkBookingLimits(limitsInput(choices, typed.travellers, words), words.limits);
  if (!limits.success) {
    return { kind: 'blocked', errorType: limits.errorType, title: limits.title, content: limits.message };
  }
  const overStandardApplyId = await usableApplicationNo(host, overApplyId, choices, typed);
  const isApproved = overStandardApplyId !== '';
  const clearance = await clearOrder(host, choices, typed, { request, isApproved });
  if (clearance.kind === 'incomplete') {
    return { kind: 'invalid', errors: { travellers: {}, party: [], ...clearance.errors } };
  }
  if (clearance.kind !== 'cleared') return clearance;
  const draft = { ...typed, overReasons: clearance.overReasons };
  const body: OrderBody = {
    bookingSource: BOOKING_SOURCE,
    voyageType: voyageTypeOf(choices),
    voyages: voyagesOf(choices),
    ...orderBody(draft, request?.applyId ?? ''),
    overStandardApplyId,
  };
  const refused = await askLimits(host, body, draft);
  return refused ?? { kind: 'ready', body, draft };
}

/** The gateway's check of the booking limits. Resolves with undefined when it passes. */
async function askLimits(
  host: Host,
  { bookingSource, travelType, voyageType, voyages }: OrderBody,
  draft: OrderDraft,
): Promise<SubmitResult | undefined> {
  const passengers = draft.travellers.map(orderPassenger);
  if (!isComplete(passengers)) return undefined;
  try {
    const answer = await read(
      host,
      queryProductBookingLimits,
      { bookingSource, fullOrderPassengers: passengers, travelType, voyageType, passengers, voyages },
      { staleTime: 0, signIn: true },
    );
    if (answer.canBooking) return undefined;
    return { kind: 'blocked', errorType: 0, title: answer.title, content: answer.content };
  } catch (error) {
    return refusalOf(host, error, draft);
  }
}

/** Assigns a refusal of applications to the over-standard application of the order. */
function ofOverApplication(refusal: SubmitResult): SubmitResult {
  if (refusal.kind !== 'request-refused' || refusal.isMissing) return refusal;
  return { kind: 'over-application-refused', message: refusal.message };
}

/** True when another user has signed in, who must not send this order in their name. */
export const isDraftOfAnotherUser = (host: Host, { owner }: OrderDraft): boolean =>
  isAnotherUser(host, owner === '' ? undefined : owner);

/** Outcome that the error of a call has for the order. */
export function refusalOf(host: Host, error: unknown, draft: OrderDraft): SubmitResult {
  if (!isGatewayError(error)) return { kind: 'failed', error };
  if (error.kind === 'fields')
    return {
      kind: 'invalid',
      errors: errorsFromFields(error.fields, draft, host.texts(flightPassengerTexts)),
    };
  if (error.code === FLIGHT_BOOKING_FAULTS.tooManySeatsHeld.code) {
    return { kind: 'too-many-held', message: error.message };
  }
  if (error.code === FLIGHT_BOOKING_FAULTS.bookingLimited.code) {
    return { kind: 'blocked', errorType: 0, title: '', content: error.message };
  }
  if (error.code === FLIGHT_BOOKING_FAULTS.priceChanged.code) {
    const changed = error.result as { segmentNo: number; sequenceNo?: number; salePrice: number };
    return { kind: 'price-changed', ...changed, message: error.message };
  }
  if (error.code === FLIGHT_BOOKING_FAULTS.journeysOverlap.code) {
    return { kind: 'overlapping', ...(error.result as { overlaps: OverlappingJourney[] }) };
  }
  const overBudget = overBudgetRefusal(error);
  if (overBudget) return { kind: 'over-budget', ...overBudget };
  if (error.code === FLIGHT_BOOKING_FAULTS.passengerDuplicated.code) {
    const { duplicates } = error.result as { duplicates: number[] };
    const again = duplicates.flatMap((i) => draft.travellers[i] ?? []);
    const names = again.map(({ passagerName }) => passagerName);
    return { kind: 'duplicated', keys: again.map(({ key }) => key), names, message: error.message };
  }
  const refusal = standardRefusal(error, draft.overReasons, host.texts(flightStandardTexts));
  if (refusal) return refusal;
  return GONE.includes(error.code) ? { kind: 'gone', message: error.message } : { kind: 'failed', error };
}

const voyageTypeOf = ({ length }: readonly Choice[]) =>
  length > 1 ? VOYAGE_TYPE.roundTrip : VOYAGE_TYPE.oneWay;

type LimitedTraveller = ReturnType<typeof limitsInput>['passengers'][number];

function limitsInput(
  choices: readonly Choice[],
  travellers: OrderDraft['travellers'],
  { passengers: t }: LimitLabels,
) {
  return {
    voyageType: voyageTypeOf(choices),
    segments: limitedSegments(choices),
    passengers: travellers.map((traveller) => ({
      key: traveller.key,
      staffName: traveller.passagerName || t.anyTraveller,
      identityCardType: traveller.cardType,
      sexTem: traveller.sexTem,
      birthDay: traveller.birthDay,
    })),
  };
}

/** True when all passengers have the three fields without which the gateway is not called (specification 5.1). */
const isComplete = (passengers: readonly OrderPassenger[]): boolean =>
  passengers.every(({ cardNo, passagerName, phone }) => cardNo !== '' && passagerName !== '' && phone !== '');
