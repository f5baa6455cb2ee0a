import type { ResultOf } from '../../../src/contract/call';
import type { createOrder as createOrderCall } from '../../../src/contract/flight-booking/booking';
import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaDeps } from '../server/deps';
import { Fault } from '../server/http/fault';
import type { CallerContext } from '../server/http/implement';
import { sumOfExtras } from '../travellers/extra-queries';
import { checkBudgets } from './budget-control';
import { findOverlaps } from './overlaps';
import { flightProblem, LIMIT_TITLE } from './booking-limits';
import { checkChoice, extrasOfChoice, type OrderBody } from './order-choice';
import { latestPayment, numbered, placeOrder, pricesOf } from './place-order';
import type { NewOrder } from './queries';
import { seatsOf } from '../flight-offers/party';
import { clearStandards, noteClearance } from './standard-clearance';
import { sumOf } from './ticket-price';
import { limitUnpaidSeats } from './unpaid-seats';

type Created = ResultOf<typeof createOrderCall>;

/** Differences of an order that replaces tickets from a normal booking. */
export interface ReplacementTerms {
  /** The booker of those tickets, so that the order is listed with theirs. */
  booker: NewOrder['caller'];
  /** Orders that contain the replaced tickets, whose flights are no overlap. */
  orderNos: readonly string[];
  /** Latest end of the seats' hold; as for any order if left out. */
  holdUntil?: Date | undefined;
  /** Refund in fen of those tickets by passenger of the order; budgets bear the rest. */
  comesBack: ReadonlyMap<number, number>;
  firstLog: NonNullable<NewOrder['firstLog']>;
}

const MINUTE = 60_000;

/**
 * Prices the order again, checks the limits and the standards, holds the seats and makes the PNR. Throws the fault of
 * the first failing step, and the call's transaction rolls the others back.
 */
export async function createOrder(
  deps: AreaDeps,
  context: CallerContext,
  body: OrderBody,
  replacing?: ReplacementTerms,
): Promise<Created> {
  const { db, caller, now } = context;
  const { config } = deps;
  const supplier = deps.supplierOf(caller);
  const { voyageType, travelType } = body;
  const choice = await checkChoice(deps, context, body);
  const { offers, passengers, parameters } = choice;
  // the passengers were already sold the product of the replaced tickets
  if (replacing === undefined) await checkProduct(context, body, passengers);

  const booked = { ...body, passengers };
  const clearance = await clearStandards({ supplier, parameters }, context, booked, offers);
  const waitsFor = clearance?.waitsFor;
  const extras = await extrasOfChoice(context, choice, {
    ...body,
    keepsCosts: replacing !== undefined,
  });
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE);
  const { payMinutes, priceGuaranteeMinutes } = parameters;
  // while an order waits for its approver, the seats are held until the approval's deadline
  const guaranteed = inMinutes(priceGuaranteeMinutes);
  const ends = waitsFor?.until ?? inMinutes(payMinutes);
  const payDeadline =
    replacing === undefined
      ? ends
      : // chosen for its price: unless it waits for its approver, it is not held beyond the guarantee
        earlier(waitsFor ? ends : earlier(ends, guaranteed), replacing.holdUntil ?? ends);
  const priceGuaranteedUntil = earlier(guaranteed, payDeadline);
  await limitUnpaidSeats(db, {
    userNo: caller.userNo,
    seats: seatsOf(passengers) * offers.length,
    limit: config.unpaidSeatsPerUser,
  });
  // after the lock of the limit, so that of two concurrent orders the second sees the first
  if (!body.overlapConfirmed) {
    const found = await findOverlaps(db, { caller, passengers, offers, now });
    const overlaps = found.filter((journey) => !replacing?.orderNos.includes(journey.orderNo));
    if (overlaps.length > 0) throw new Fault('journeysOverlap', undefined, { overlaps });
  }
  const draft = { offers: numbered(offers), passengers, extras, createdAt: now };
  const { tickets } = pricesOf(draft);
  await checkBudgets(db, {
    enterpriseNum: caller.enterpriseNum,
    extras,
    createdAt: now,
    isConfirmed: body.budgetConfirmed,
    costOf: (passengerNo) => {
      const ofPassenger = (one: { passengerNo: number }) => one.passengerNo === passengerNo;
      const sold = sum(tickets.filter(ofPassenger).map(sumOf));
      return sold + sumOfExtras(extras.filter(ofPassenger)) - (replacing?.comesBack.get(passengerNo) ?? 0);
    },
  });
  const orderStatus = waitsFor === undefined ? '待支付' : '待审批';
  const { orderNo, total } = await placeOrder(db, supplier, {
    caller: replacing?.booker ?? caller,
    orderStatus,
    voyageType,
    travelType,
    travelPurpose: body.travelPurpose,
    ...draft,
    contactName: body.contactName,
    contactPhone: body.contactPhone,
    remark: body.remark,
    payDeadline,
    holdUntil: latestPayment(payDeadline, orderStatus, parameters),
    priceGuaranteedUntil,
    ...(replacing && { firstLog: replacing.firstLog }),
  });
  const waitsForApplyId = clearance
    ? await noteClearance(context, booked, clearance, {
        orderNo,
        total: total - sum([...(replacing?.comesBack.values() ?? [])]),
      })
    : '';
  return {
    orderNo,
    orderStatus,
    waitsForApplyId,
    totalAmount: total,
    payDeadline: payDeadline.toISOString(),
    priceGuaranteedUntil: priceGuaranteedUntil.toISOString(),
    canPay: caller.objects.has(OBJECT.payOrder),
  };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Throws bookingLimited when the enterprise has not opened flights to all of these. */
async function checkProduct(
  { db, caller }: CallerContext,
  { travelType }: Pick<OrderBody, 'travelType'>,
  passengers: Parameters<typeof flightProblem>[1]['passengers'],
): Promise<void> {
  const problem = await flightProblem(db, { caller, travelType, passengers });
  if (problem !== undefined) throw new Fault('bookingLimited', problem, { title: LIMIT_TITLE, errorType: 0 });
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
