import type { BodyOf } from '../../../src/contract/call';
import { BOOKING_SOURCE } from '../../../src/contract/envelope';
import { FAULTS } from '../../../src/contract/faults';
import {
  VOYAGE_TYPE,
  type createOrder,
  type OrderPassenger,
} from '../../../src/contract/flight-booking/booking';
import {
  checkBookingLimits,
  type BookingErrorType,
  type BookingTip,
} from '../../../src/domain/booking-limits/booking-limits';
import { splitParty, splitTexts } from '../../../src/domain/booking-limits/party-split';
import { isGatewayError, type Host } from '../../../src/element/host/host';
import { withSession } from '../../../src/element/host/sign-in';
import type { Choice, MadeOrder } from '../model/flow';
import { dateOf, limitedSegments, saleOf } from '../model/legs';
import { askBookingLimits, placeOrder, readPnr, voyageOf } from '../model/calls';
import { clearOrder, standardRefusal, type StandardRefusal } from '../standards/clearance';
import { forgetJudgements } from '../standards/judgement';
import { servingApplication } from '../standards/over-application';
import {
  checkDraft,
  errorsFromFields,
  hasErrors,
  orderBody,
  orderPassenger,
  type DraftErrors,
  type OrderDraft,
} from './draft';
import type { flightBooking } from '../element';

export type OrderBody = BodyOf<typeof createOrder>;

/** One intent to order: asking again with the same request id never makes a second order. */
export interface Attempt {
  body: OrderBody;
  requestId: string;
}

/** How submitting ended. */
export type SubmitResult =
  | { kind: 'created'; order: MadeOrder }
  | { kind: 'invalid'; errors: DraftErrors }
  /** errorType 1–5: the local check of specification 5.1; 0: refused by the gateway. */
  | { kind: 'blocked'; errorType: BookingErrorType; title: string; content: string }
  | { kind: 'prevented' }
  /** Of one segment; `salePrice` of one adult, fen. */
  | { kind: 'price-changed'; segmentNo: number; salePrice: number; message: string }
  /** One document stands for several; `keys`: whoever comes again. */
  | { kind: 'duplicated'; keys: readonly string[]; message: string }
  /** Seats, price or flight are gone: another one must be chosen. */
  | { kind: 'gone'; message: string }
  | StandardRefusal
  /** The application agreed to beforehand does not serve this order, as the gateway finds. */
  | { kind: 'over-application-refused'; message: string }
  /** The choice was put before its approver; nothing is booked. */
  | { kind: 'asked'; applyId: string; approverName: string }
  /** No answer came: asking again makes no second application. */
  | { kind: 'ask-uncertain'; message: string }
  /** No answer came: the order may stand. Only the same attempt may be repeated. */
  | { kind: 'uncertain'; attempt: Attempt; message: string }
  | { kind: 'failed'; error: unknown };

const GONE: readonly string[] = [
  FAULTS.seatsGone.code,
  FAULTS.priceGone.code,
  FAULTS.flightUnknown.code,
  FAULTS.datePast.code,
];
/** Kinds of failures after which nobody knows whether the call was carried out. */
export const UNCERTAIN: readonly string[] = ['network', 'timeout', 'malformed', 'http'];

/** Limits of the chosen price that the travellers do not meet, for hints while they are put together. */
export function limitTips(
  choices: readonly Choice[],
  travellers: OrderDraft['travellers'],
): BookingTip<Limited>[] {
  const result = checkBookingLimits({ ...limitsInput(choices, travellers), tipMode: true });
  return result.success ? result.tips : [];
}

/** How a party that the chosen prices are not made for could still book them; empty for any other. */
export function splitAdvice(choices: readonly Choice[], travellers: OrderDraft['travellers']): string[] {
  const split = travellers.length > 1 ? splitParty(limitsInput(choices, travellers)) : undefined;
  return split ? splitTexts(split) : [];
}

/** Checks, then orders. Nothing here changes the draft: what was typed stays whatever happens. */
export async function submit(
  host: Host<typeof flightBooking>,
  choices: readonly Choice[],
  typed: OrderDraft,
  { applyId, overApplyId }: { applyId: string; overApplyId: string },
): Promise<SubmitResult> {
  const errors = checkDraft(typed, choices.map(dateOf));
  if (hasErrors(errors)) return { kind: 'invalid', errors };

  const limits = checkBookingLimits(limitsInput(choices, typed.travellers));
  if (!limits.success) {
    return { kind: 'blocked', errorType: limits.errorType, title: limits.title, content: limits.message };
  }
  const overStandardApplyId = await servingApplication(host, overApplyId, choices, typed);
  const isApproved = overStandardApplyId !== '';
  const clearance = await clearOrder(host, choices, typed, { applyId, isApproved });
  if (clearance.kind === 'incomplete') {
    return { kind: 'invalid', errors: { travellers: {}, party: [], ...clearance.errors } };
  }
  if (clearance.kind !== 'cleared') return clearance;
  const draft = { ...typed, overReasons: clearance.overReasons };
  const passengers = draft.travellers.map(orderPassenger);
  const body: OrderBody = {
    bookingSource: BOOKING_SOURCE,
    voyageType: voyageTypeOf(choices),
    voyages: choices.map(({ offer, fare }, leg) => voyageOf(offer, fare, leg + 1)),
    ...orderBody(draft, applyId),
    overStandardApplyId,
  };
  try {
    if (isComplete(passengers)) {
      const { bookingSource, travelType, voyageType, voyages } = body;
      const answer = await withSession(host, () =>
        askBookingLimits(host.runtime, {
          bookingSource,
          fullOrderPassengers: passengers,
          travelType,
          voyageType,
          passengers,
          voyages,
        }),
      );
      if (!answer.canBooking) {
        return { kind: 'blocked', errorType: 0, title: answer.title || '温馨提示', content: answer.content };
      }
    }
  } catch (error) {
    return outcomeOf(error, undefined, draft);
  }
  const detail = { passengers: passengers.length, salePrice: saleOf(choices) };
  if (!host.emit('tp-before-submit', detail)) return { kind: 'prevented' };
  return attemptOrder(host, { body, requestId: crypto.randomUUID() }, draft);
}

/** Sends an attempt, the first time or again. */
export async function attemptOrder(host: Host, attempt: Attempt, draft: OrderDraft): Promise<SubmitResult> {
  try {
    const made = await withSession(host, () => {
      if (isOfAnother(host, draft)) throw new Error('登录用户已变更，请重新选择航班下单');
      return placeOrder(host.runtime, attempt.body, attempt.requestId);
    });
    const { pnr } = await readPnr(host.runtime, made.orderNo).catch(() => ({ pnr: '' })); // shown if known
    return { kind: 'created', order: { ...made, pnr } };
  } catch (error) {
    const outcome = outcomeOf(error, attempt, draft);
    if (outcome.kind === 'over-standard') await forgetJudgements(host);
    return outcome;
  }
}

/** Whoever signs in over the order of another must not send it in their name. */
export function isOfAnother(host: Host, { owner }: OrderDraft): boolean {
  const state = host.runtime.session.store.getState();
  return state.status === 'signedIn' && owner !== '' && state.enterprise.staffNO !== owner;
}

/** What the failure of a call is to the order; `attempt`: the order itself was sent. */
export function outcomeOf(error: unknown, attempt: Attempt | undefined, draft: OrderDraft): SubmitResult {
  if (!isGatewayError(error)) return { kind: 'failed', error };
  if (error.kind === 'fields') return { kind: 'invalid', errors: errorsFromFields(error.fields, draft) };
  if (attempt && UNCERTAIN.includes(error.kind)) {
    return {
      kind: 'uncertain',
      attempt,
      message: `${error.message}。订单可能已经提交，请点击重试确认结果，不会重复下单。`,
    };
  }
  if (error.code === FAULTS.bookingLimited.code) {
    return { kind: 'blocked', errorType: 0, title: '温馨提示', content: error.message };
  }
  if (error.code === FAULTS.priceChanged.code) {
    const { segmentNo, salePrice } = error.result as { segmentNo: number; salePrice: number };
    return { kind: 'price-changed', segmentNo, salePrice, message: error.message };
  }
  if (error.code === FAULTS.passengerDuplicated.code) {
    const { duplicates } = error.result as { duplicates: number[] };
    const again = duplicates.flatMap((i) => draft.travellers[i] ?? []);
    const names = again.map(({ passagerName }) => passagerName).join('、');
    return { kind: 'duplicated', keys: again.map(({ key }) => key), message: `${error.message}：${names}` };
  }
  const refusal = standardRefusal(error, draft.overReasons);
  if (refusal?.kind === 'request-refused' && !refusal.isMissing && attempt?.body.overStandardApplyId) {
    return { kind: 'over-application-refused', message: refusal.message };
  }
  if (refusal) return refusal;
  return GONE.includes(error.code) ? { kind: 'gone', message: error.message } : { kind: 'failed', error };
}

const voyageTypeOf = ({ length }: readonly Choice[]) =>
  length > 1 ? VOYAGE_TYPE.roundTrip : VOYAGE_TYPE.oneWay;

type Limited = ReturnType<typeof limitsInput>['passengers'][number];

function limitsInput(choices: readonly Choice[], travellers: OrderDraft['travellers']) {
  return {
    voyageType: voyageTypeOf(choices),
    segments: limitedSegments(choices),
    passengers: travellers.map((traveller) => ({
      key: traveller.key,
      staffName: traveller.passagerName || '乘机人',
      identityCardType: traveller.cardType,
      sexTem: traveller.sexTem,
      birthDay: traveller.birthDay,
    })),
  };
}

/** The gateway is asked only when every passenger has these three (specification 5.1). */
const isComplete = (passengers: readonly OrderPassenger[]): boolean =>
  passengers.every(({ cardNo, passagerName, phone }) => cardNo !== '' && passagerName !== '' && phone !== '');
