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
import {
  checkBookingLimits,
  type BookingErrorType,
  type BookingTip,
} from '../../../../src/domain/booking-limits/booking-limits';
import { splitParty, splitTexts } from '../../../../src/domain/booking-limits/party-split';
import { bookingLimitTexts, type BookingLimitTexts } from '../../../../src/domain/booking-limits/texts/texts';
import { createIntent, type IntentOptions, type IntentResult } from '../../../../src/element/data/intent';
import { read } from '../../../../src/element/data/read';
import { isAnother } from '../../../../src/element/host/another-user';
import { isGatewayError, type Host } from '../../../../src/element/host/host';
import { overBudgetRefusal, type OverBudgetRefusal } from '../../../../src/element/over-budget/over-budget';
import type { Choice, MadeOrder } from '../../model/flow';
import { uncertain, type Uncertain } from '../../model/order/unanswered';
import { datesOf, limitedSegments, saleOf } from '../../model/legs';
import { voyagesOf } from '../../model/voyage';
import type { TravelRequest } from '../../requests/request';
import { clearOrder, standardRefusal, type StandardRefusal } from '../../standards/clearance';
import { servingApplication } from '../../standards/over-application';
import { flightStandardTexts } from '../../standards/texts';
import {
  checkDraft,
  errorsFromFields,
  hasErrors,
  orderBody,
  orderPassenger,
  type DraftErrors,
  type OrderDraft,
} from '../draft/draft';
import { draftWords } from '../draft/draft-words';
import { areConfirmed, findOverlaps } from '../overlaps';
import { flightPassengerTexts, type FlightPassengerTexts } from '../texts';
import type { flightBooking } from '../../declaration';

type OrderBody = BodyOf<typeof createOrder>;

/** How submitting ended. */
export type SubmitResult =
  /** Nothing is against the order, and it is not sent yet. */
  | { kind: 'checked' }
  /** `isOnView`: of the flights that are chosen now. */
  | { kind: 'created'; order: MadeOrder; isOnView: boolean }
  | { kind: 'invalid'; errors: DraftErrors }
  /** errorType 1–5: the local check of specification 5.1; 0: refused by the gateway, which may give no title. */
  | { kind: 'blocked'; errorType: BookingErrorType; title: string; content: string }
  | { kind: 'prevented' }
  /** Of one segment; `salePrice` of one adult, fen. */
  | { kind: 'price-changed'; segmentNo: number; sequenceNo?: number; salePrice: number; message: string }
  /** One document stands for several; `keys`: whoever comes again. */
  | { kind: 'duplicated'; keys: readonly string[]; names: readonly string[]; message: string }
  /** Travellers have other journeys at that time, which may be meant. */
  | { kind: 'overlapping'; overlaps: readonly OverlappingJourney[] }
  /** Budgets of cost centres do not cover it; it can be booked all the same, or not. */
  | ({ kind: 'over-budget' } & OverBudgetRefusal)
  /** Seats, price or flight are gone: another one must be chosen. */
  | { kind: 'gone'; message: string }
  /** Other orders of the booker have to be paid or cancelled first. */
  | { kind: 'too-many-held'; message: string }
  | StandardRefusal
  /** The application agreed to beforehand does not serve this order, as the gateway finds. */
  | { kind: 'over-application-refused'; message: string }
  /** A choice, of these flights, was put before its approver; nothing is booked. */
  | { kind: 'asked'; applyId: string; approverName: string; flightNos: readonly string[] }
  /** No answer came: what was sent may stand. Only the same may be sent again. */
  | Uncertain
  | { kind: 'failed'; error: unknown };

const GONE: readonly string[] = [
  FLIGHT_BOOKING_FAULTS.seatsGone.code,
  FLIGHT_BOOKING_FAULTS.priceGone.code,
  FLIGHT_BOOKING_FAULTS.flightUnknown.code,
  FLIGHT_BOOKING_FAULTS.datePast.code,
];
/** What limits are worded with. */
export interface LimitWords {
  limits: BookingLimitTexts;
  passengers: FlightPassengerTexts;
}

/** Limits of the chosen price that the travellers do not meet, for hints while they are put together. */
export function limitTips(
  choices: readonly Choice[],
  travellers: OrderDraft['travellers'],
  words: LimitWords,
): BookingTip<Limited>[] {
  const result = checkBookingLimits(
    { ...limitsInput(choices, travellers, words), tipMode: true },
    words.limits,
  );
  return result.success ? result.tips : [];
}

/** How a party that the chosen prices are not made for could still book them; empty for any other. */
export function splitAdvice(
  choices: readonly Choice[],
  travellers: OrderDraft['travellers'],
  words: LimitWords,
): string[] {
  const split = travellers.length > 1 ? splitParty(limitsInput(choices, travellers, words)) : undefined;
  return split ? splitTexts(split, words.limits) : [];
}

/** What an order is booked under. */
interface Applications {
  request: TravelRequest | undefined;
  /** Number of an over-standard application, '' for none. */
  overApplyId: string;
}

type Prepared = { kind: 'ready'; body: OrderBody; draft: OrderDraft } | SubmitResult;

export type Submitting = ReturnType<typeof createSubmitting>;

/** Ordering of one booking. `open`: sent without an answer before the page was loaded. Nothing here changes the draft. */
export function createSubmitting(
  host: Host<typeof flightBooking>,
  options: IntentOptions<typeof createOrder> = {},
) {
  const intent = createIntent(host, createOrder, options);
  /** What the user has confirmed of the flights asked about, also across other questions. */
  const confirmed: OverlappingJourney[] = [];
  let flights = '';
  /** The order that the user has confirmed although budgets do not cover it. */
  let overBudget = '';
  let asked = '';
  const check = (draft: OrderDraft) => () => {
    if (isOfAnother(host, draft)) throw new Error(host.texts(flightPassengerTexts).otherUser);
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
    return uncertain('order', sent.message);
  }

  /** With what the travellers have at that time, as far as the user has confirmed it. */
  async function prepareConfirmed(
    choices: readonly Choice[],
    typed: OrderDraft,
    under: Applications,
  ): Promise<Prepared> {
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

    /** Holds the order against everything that can be known before it is sent. */
    async check(choices: readonly Choice[], typed: OrderDraft, under: Applications): Promise<SubmitResult> {
      const prepared = await prepareConfirmed(choices, typed, under);
      return prepared.kind === 'ready' ? { kind: 'checked' } : prepared;
    },

    /** Checks, then orders. */
    async submit(choices: readonly Choice[], typed: OrderDraft, under: Applications): Promise<SubmitResult> {
      const prepared = await prepareConfirmed(choices, typed, under);
      if (prepared.kind !== 'ready') return prepared;
      const { draft, body } = prepared;
      const detail = { passengers: body.passengers.length, salePrice: saleOf(choices) };
      if (!host.emit('tp-before-submit', detail)) return { kind: 'prevented' };
      return end(await intent.send(body, { check: check(draft) }), body, choices, draft);
    },

    /** Sends again what no answer came for. */
    async retry(choices: readonly Choice[], draft: OrderDraft): Promise<SubmitResult> {
      const { open } = intent.store.getState();
      return end(await intent.retry({ check: check(draft) }), open?.body, choices, draft);
    },
  };
}

/** Holds an order against all rules that can be known here, and makes the body that is sent. */
async function prepare(
  host: Host,
  choices: readonly Choice[],
  typed: OrderDraft,
  { request, overApplyId }: Applications,
): Promise<Prepared> {
  const errors = checkDraft(typed, datesOf(choices), draftWords(host));
  if (hasErrors(errors)) return { kind: 'invalid', errors };

  const words = { limits: host.texts(bookingLimitTexts), passengers: host.texts(flightPassengerTexts) };
  const limits = checkBookingLimits(limitsInput(choices, typed.travellers, words), words.limits);
  if (!limits.success) {
    return { kind: 'blocked', errorType: limits.errorType, title: limits.title, content: limits.message };
  }
  const overStandardApplyId = await servingApplication(host, overApplyId, choices, typed);
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

/** The gateway's own check of the limits; undefined: nothing against it. */
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

/** An order under an over-standard application: what is refused of applications is refused of that one. */
function ofOverApplication(refusal: SubmitResult): SubmitResult {
  if (refusal.kind !== 'request-refused' || refusal.isMissing) return refusal;
  return { kind: 'over-application-refused', message: refusal.message };
}

/** Whoever signs in over the order of another must not send it in their name. */
export const isOfAnother = (host: Host, { owner }: OrderDraft): boolean =>
  isAnother(host, owner === '' ? undefined : owner);

/** What the failure of a call is to the order. */
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

type Limited = ReturnType<typeof limitsInput>['passengers'][number];

function limitsInput(
  choices: readonly Choice[],
  travellers: OrderDraft['travellers'],
  { passengers: t }: LimitWords,
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

/** The gateway is asked only when every passenger has these three (specification 5.1). */
const isComplete = (passengers: readonly OrderPassenger[]): boolean =>
  passengers.every(({ cardNo, passagerName, phone }) => cardNo !== '' && passagerName !== '' && phone !== '');
