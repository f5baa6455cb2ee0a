import type { OrderPassenger } from '../../../../src/contract/flight-booking/booking';
import { isByAir } from '../../../../src/domain/approval/trip';
import { overBudget } from '../../../../src/domain/money/budget';
import { formatPrice } from '../../../../src/domain/money/money';
import type { Database } from '../../db/database';
import { Fault } from '../../server/http/fault';
import type { Offer } from '../../flight-offers/offer';
import { legsOf } from '../../flight-offers/party';
import type { CallerContext } from '../../server/http/implement';
import { airports } from '../../reference-data/index';
import { uncoveredAfterSale, type AskedAfterSale } from './over-after-sale';
import { uncovered, type OverChoice } from './over-choice';
import {
  findApplication,
  findRemainingBudget,
  findUsedApplications,
  lockRequest,
} from '../applications/queries';
import type { ApplicationRow } from '../applications/application-row';

type Context = Pick<CallerContext, 'db' | 'caller' | 'now'>;

/**
 * Returns an approved trip or pre-trip request that allows booking this journey, locked until the transaction ends so
 * that two orders cannot spend one budget. Throws applyUnknown, applyOutOfScope, applyNotApproved, or applyNotCovering
 * with the difference.
 */
export async function bookUnderRequest(
  context: Context,
  applyId: string,
  offers: readonly Offer[],
  passengers: readonly OrderPassenger[],
): Promise<ApplicationRow> {
  const { caller } = context;
  const request = await findApplication(context, applyId, { lock: true });
  const { trip } = request;
  const travels = trip?.travellers.some(({ staffNO }) => staffNO === caller.staffNo) ?? false;
  if (request.applicant_no !== caller.staffNo && !travels) throw new Fault('applyOutOfScope');
  if (request.apply_state !== '已同意') throw new Fault('applyNotApproved');
  if (request.change_of !== null) {
    throw new Fault('applyNotCovering', `该申请单用于变更，请使用原申请单${request.change_of}预订`);
  }
  if (trip === null) throw new Fault('applyNotCovering', '该申请单不是出差申请或行前申请');
  if (!isByAir(trip.legs)) throw new Fault('applyNotCovering', '申请单的行程不含飞机出行');
  const cities = new Set(trip.cities.map(({ cityCode }) => cityCode));
  for (const leg of legsOf(offers)) {
    // the stop of a connection is not a destination, so only the ends of a leg are checked
    const [from, to] = [leg[0]?.flight.flight, leg.at(-1)?.flight.flight];
    const isCovered =
      from && to && cities.has(cityOf(from.depAirportCode)) && cities.has(cityOf(to.arrAirportCode));
    if (!isCovered) {
      throw new Fault('applyNotCovering', `申请单不包含${from?.depCityName}至${to?.arrCityName}的行程`);
    }
  }
  for (const { flight } of offers) {
    const { takeOffTime } = flight.flight;
    const date = takeOffTime.slice(0, 10);
    if (date < trip.beginDate || date > trip.endDate) {
      throw new Fault('applyNotCovering', `航班日期不在申请单的${trip.beginDate}至${trip.endDate}之内`);
    }
  }
  const stranger = passengers.find(
    ({ staffNO }) => !trip.travellers.some((traveller) => traveller.staffNO === staffNO),
  );
  if (stranger !== undefined) {
    throw new Fault('applyNotCovering', `${stranger.passagerName}不在申请单的出行人中`);
  }
  return request;
}

/** Throws applyBudgetShort when an order of `total` fen would exceed the budget of a locked request. */
export async function checkBudget({ db }: Context, request: ApplicationRow, total: number): Promise<void> {
  const left = await findRemainingBudget(db, request);
  if (left === null || overBudget(total, left) === 0) return;
  throw new Fault('applyBudgetShort', `申请单剩余预算¥${formatPrice(left)}，不足以支付本订单`, {
    budgetLeft: left,
  });
}

/** Throws applyBudgetShort when an order under a locked request may not cost `total` fen instead of `former`. */
export async function checkBudgetAgain(
  db: Database,
  applyId: string,
  { former, total }: { former: number; total: number },
): Promise<void> {
  const request = await lockRequest(db, applyId);
  const others = await findRemainingBudget(db, request);
  if (others === null) return;
  const left = others + former;
  if (overBudget(total, left) === 0) return;
  const words = `当前价格¥${formatPrice(total)}超出申请单剩余预算¥${formatPrice(left)}，请取消订单后重新预订`;
  throw new Fault('applyBudgetShort', words, { budgetLeft: left });
}

/**
 * Returns an approved over-standard application of the caller for this choice, locked until the transaction ends, so
 * that it serves one order. Throws applyUnknown, applyOutOfScope, applyVoid, applyNotApproved, applyUsed or
 * applyNotCovering with the difference.
 */
export async function redeemOverApplication(
  context: Context,
  applyId: string,
  chosen: Omit<OverChoice, 'overReasons'>,
): Promise<OverChoice> {
  const { choice, change } = await lockApproved(context, applyId);
  if (choice === null || change !== null) throw new Fault('applyNotCovering', '该申请单不是超标申请');
  refuseDifference(uncovered(choice, chosen));
  return choice;
}

/**
 * Like `redeemOverApplication`, for a change before it is submitted, or for a refund; the application serves one change
 * or refund of the same tickets.
 */
export async function redeemAfterSale(
  context: Context,
  applyId: string,
  asked: AskedAfterSale,
): Promise<ApplicationRow> {
  const approved = await lockApproved(context, applyId);
  refuseDifference(uncoveredAfterSale(approved, asked));
  return approved;
}

function refuseDifference(difference: string | undefined): void {
  if (difference !== undefined) throw new Fault('applyNotCovering', difference);
}

async function lockApproved(context: Context, applyId: string): Promise<ApplicationRow> {
  const { db, caller } = context;
  const application = await findApplication(context, applyId, { lock: true });
  const { apply_state, applicant_no, order_no } = application;
  if (applicant_no !== caller.staffNo) throw new Fault('applyOutOfScope');
  if (apply_state === '已失效') throw new Fault('applyVoid');
  if (apply_state !== '已同意') throw new Fault('applyNotApproved');
  if (order_no !== null || (await findUsedApplications(db, [applyId])).has(applyId))
    throw new Fault('applyUsed');
  return application;
}

export function cityOf(airportCode: string): string {
  return airports().find(({ iata }) => iata === airportCode)?.city_code ?? airportCode;
}
