import { VOYAGE_TYPE, type OrderPassenger } from '../../../../src/contract/flight-booking/booking';
import { TRAVEL_TYPE } from '../../../../src/contract/flight-booking/travel-type';
import { PASSENGER_TYPE } from '../../../../src/domain/passenger/passenger-type';
import { PAY_TYPE } from '../../../../src/contract/payment/payment';
import { chooseTickets } from '../../../../src/domain/refund/choose-tickets';
import { instantOf, shanghaiDateTime } from '../../../../src/domain/shanghai-time';
import type { Offer } from '../../flight-offers/offer';
import { insertOrderStandard } from '../../flight-booking/order-standard';
import { numbered, placeOrder } from '../../flight-booking/place-order';
import { cancelOrder, expireOrder } from '../lifecycle';
import type { NewExtras } from '../../travellers/extra-queries';
import { insertOrderLog, SYSTEM } from '../order-log';
import { completeOrder, setTicketsFlown } from '../flown-queries';
import { findTicketsToIssue, setIssued } from '../../flight-booking/issue-queries';
import { METHODS } from '../../payment/methods';
import { insertPayment } from '../../payment/queries';
import { settle } from '../../payment/settle';
import { noteRefund } from '../refund/apply';
import { completeRefund } from '../refund/complete-refund';
import { findRefundParts } from '../refund/queries';
import { refundDetail } from '../refund/quote';
import { REASONS } from '../refund/reasons';
import type { Emit, EventSource } from '../../server/events/domain-events';
import type { FlightSupplier, Leg } from '../../supplier/port';
import type { DatabaseTransaction } from '../../db/database';
import type { BookingParameters } from '../../dictionary/booking-parameters';
import { costCenterNo, ENTERPRISES, entityNo } from '../../seed/organisation';
import { COST_CENTERS, type Person, type Employment } from '../../seed/people';
import type { Random } from '../../seed/random';
import { choosePast } from './past-choice';

/** Outcome of an order; an issued one is completed once its flights have arrived. */
export type Fate = 'unpaid' | 'cancelled' | 'expired' | 'refunded' | 'issued';

export interface PastOrder {
  booker: { person: Person; place: Employment };
  travellers: readonly Person[];
  legs: readonly Leg[];
  createdAt: Date;
  fate: Fate;
}

interface BookedOrder {
  order_no: string;
  enterprise_num: string;
  total: number;
  bookerNo: string;
  operatorName: string;
  offers: readonly Offer[];
  /** The moment so many minutes after the order was made. */
  at(minutes: number): Date;
}

const MINUTE = 60_000;
const PAY_MINUTES = 30;
const PRICE_MINUTES = 20;

/** Dependencies shared by all past orders. */
interface PastOrderContext {
  tx: DatabaseTransaction;
  emit: Emit;
  supplier: FlightSupplier;
  parameters: BookingParameters;
  random: Random;
  now: Date;
}

/**
 * Writes one order with its history up to `now`. Writes none when a leg has no flight for all passengers or when the
 * order needs an approval.
 */
export async function writePastOrder(world: PastOrderContext, plan: PastOrder): Promise<void> {
  const { tx, emit, supplier, parameters, random, now } = world;
  const { booker, travellers, legs, createdAt } = plan;
  const { place } = booker;
  const passengers = travellers.map((traveller) => passengerOf(traveller, place.enterpriseNum));
  const choice = await choosePast({
    tx,
    supplier,
    parameters,
    random,
    place,
    passengers,
    legs,
    createdAt,
    now,
  });
  if (choice === undefined) return;
  const { offers, standard } = choice;
  const order = await book(tx, supplier, plan, { offers, passengers });
  const { order_no: orderNo, operatorName, at } = order;
  await insertOrderStandard(tx, orderNo, standard);
  const source = (now: Date) => ({ db: tx, now, emit });
  if (plan.fate === 'cancelled') {
    await cancelOrder(source(at(10)), orderNo, { kind: 'cancelled', operatorName, reason: '行程变更' });
  }
  if (plan.fate === 'expired')
    await expireOrder(source(at(PAY_MINUTES)), { order_no: orderNo, order_status: '待支付' });
  if (plan.fate === 'refunded') {
    await payAndIssue(source(order.at(6)), supplier, order, random);
    await refundTickets(tx, emit, order);
  }
  if (plan.fate === 'issued') {
    await payAndIssue(source(order.at(6)), supplier, order, random);
    const arrival = offers.at(-1)?.flight.flight.arrTime ?? '';
    if (arrival <= shanghaiDateTime(now)) {
      await setTicketsFlown(tx, orderNo);
      await completeOrder(tx, orderNo, instantOf(arrival));
    }
  }
}

async function book(
  tx: DatabaseTransaction,
  supplier: FlightSupplier,
  { booker: { person, place }, travellers, createdAt }: PastOrder,
  { offers, passengers }: { offers: readonly Offer[]; passengers: OrderPassenger[] },
): Promise<BookedOrder> {
  const { enterpriseNum, staffNo, deptNo, deptName } = place;
  const { staffName, telephone } = person;
  const at = (minutes: number) => new Date(createdAt.getTime() + minutes * MINUTE);
  const { orderNo, total } = await placeOrder(tx, supplier, {
    caller: { enterpriseNum, staffNo, staffName, deptNo, deptName },
    orderStatus: '待支付',
    voyageType: offers.length > 1 ? VOYAGE_TYPE.roundTrip : VOYAGE_TYPE.oneWay,
    travelType: TRAVEL_TYPE.business,
    travelPurpose: '',
    offers: numbered(offers),
    passengers,
    extras: travellers.map((traveller, i) => extrasOf(traveller, enterpriseNum, i + 1)),
    contactName: staffName,
    contactPhone: telephone,
    remark: '',
    createdAt,
    payDeadline: at(PAY_MINUTES),
    holdUntil: at(PAY_MINUTES),
    priceGuaranteedUntil: at(PRICE_MINUTES),
  });
  return {
    order_no: orderNo,
    enterprise_num: enterpriseNum,
    total,
    bookerNo: staffNo,
    operatorName: staffName,
    offers,
    at,
  };
}

function passengerOf(traveller: Person, enterpriseNum: string): OrderPassenger {
  return {
    passagerName: traveller.staffName,
    cardType: traveller.cardType,
    cardNo: traveller.cardNo,
    phone: traveller.telephone,
    sexTem: traveller.sexTem,
    birthDay: traveller.birthDay,
    nationality: traveller.nationality,
    passengerTypeID: PASSENGER_TYPE.adult,
    staffNO: traveller.places.find((place) => place.enterpriseNum === enterpriseNum)?.staffNo ?? '',
  };
}

/** Charges the costs as the traveller's record says; no extras are bought. */
function extrasOf({ places }: Person, enterpriseNum: string, passengerNo: number): NewExtras {
  const place = places.find((other) => other.enterpriseNum === enterpriseNum);
  const enterprise = ENTERPRISES.find((other) => other.enterpriseNum === enterpriseNum);
  if (place === undefined || enterprise === undefined) throw new Error('A traveller of no enterprise');
  const cost = {
    costCenterNo: costCenterNo(enterpriseNum, place.costCenter),
    costCenterName: COST_CENTERS[place.costCenter] ?? '',
    accountingEntityNo: entityNo(enterpriseNum),
    accountingEntityName: enterprise.entName,
    deptNo: place.deptNo,
    deptName: place.deptName,
    projectNo: '',
    projectName: '',
  };
  return { passengerNo, serviceFee: 0, insurances: [], cost };
}

/** Pays by one of the enterprise's methods and issues the tickets. */
async function payAndIssue(
  source: EventSource,
  supplier: FlightSupplier,
  order: BookedOrder,
  random: Random,
): Promise<void> {
  const { db: tx } = source;
  const { order_no: orderNo, total: amount, operatorName, at } = order;
  const hasCredit = ENTERPRISES.some(
    (e) => e.enterpriseNum === order.enterprise_num && e.creditLimit !== null,
  );
  const methods = METHODS.filter(({ payType }) => hasCredit || payType !== PAY_TYPE.monthly);
  const { payType, subPayType } = methods[random.int(methods.length)] ?? METHODS[0];
  const payment = await insertPayment(tx, {
    orderNo,
    payType,
    subPayType,
    amount,
    companyPart: null,
    payerNo: order.bookerNo,
    now: at(5),
  });
  if (!(await settle(source, { ...order, change_of: null }, payment, { operatorName }))) {
    throw new Error(`No account can pay order ${orderNo} of the demo data`);
  }
  const tickets = await findTicketsToIssue(tx, orderNo);
  const { ticketNos } = await supplier.issue({ orderNo, tickets });
  await setIssued(tx, orderNo, tickets, ticketNos, at(7));
  await insertOrderLog(tx, { orderNo, at: at(7), operatorName: SYSTEM, content: '出票成功' });
}

/** Refunds all tickets of an order an hour after it was made, for the fee of that moment. */
async function refundTickets(
  tx: DatabaseTransaction,
  emit: Emit,
  { order_no: orderNo, ...order }: BookedOrder,
): Promise<void> {
  const now = order.at(60);
  const { bookerNo: staffNo, operatorName: staffName } = order;
  const [reason] = REASONS;
  const detail = refundDetail(await findRefundParts(tx, orderNo), { orderNo, staffNo, reason, now });
  const choice = chooseTickets(detail, detail.tickets);
  if (choice === undefined) throw new Error(`Order ${orderNo} of the demo data cannot be refunded`);
  const refundNo = await noteRefund(tx, {
    applicant: { staffNo, staffName },
    detail,
    choice,
    reason,
    remark: '',
    now,
  });
  await completeRefund({ db: tx, now, emit }, refundNo);
}
