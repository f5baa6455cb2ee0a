import type { Insertable } from 'kysely';
import type { ImportedProduct } from '../../../../src/contract/report/records';
import { daysBetween } from '../../../../src/domain/shanghai-time';
import type { Purchase } from '../../../../src/domain/report/records';
import type { NewEvent } from '../../../../src/domain/report/settle-records';
import type { Schema } from '../../db/schema';

export type FactRow = Insertable<Schema['travel_fact']>;

interface Owner {
  enterpriseNum: string;
  product: ImportedProduct;
}

/** Converts an event to a fact with its contribution to the figures. */
export function factRow({ enterpriseNum, product }: Owner, event: NewEvent): FactRow {
  const { purchase } = event;
  const isWithin = purchase.isWithin;
  return {
    enterprise_num: enterpriseNum,
    product,
    kind: event.kind,
    record_no: purchase.recordNo,
    part_no: '',
    ...daysOf(event),
    dept_no: purchase.deptNo,
    staff_no: purchase.staffNo,
    cost_center_no: purchase.costCenterNo,
    entity_no: purchase.entityNo,
    route: purchase.route,
    carrier: purchase.carrier,
    staff_name: purchase.staffName,
    service_name: purchase.serviceName,
    class_name: purchase.className,
    start_time: purchase.start,
    is_within: isWithin,
    over_reason: purchase.overReason,
    ...(event.kind === 'refunded'
      ? refundedMeasures(purchase, event.refund.refundFee)
      : purchasedMeasures(purchase)),
  };
}

/** Spend is net: a refund counts on its own day. */
function daysOf(event: NewEvent): Pick<FactRow, 'booked_on' | 'issued_on' | 'used_on'> {
  switch (event.kind) {
    case 'bought':
      return { booked_on: event.purchase.bookedOn, issued_on: event.purchase.issuedOn, used_on: null };
    case 'refunded':
      return { booked_on: event.refund.refundedOn, issued_on: event.refund.refundedOn, used_on: null };
    case 'used':
      return { booked_on: null, issued_on: null, used_on: event.usedOn };
  }
}

/** Days ahead from which each figure of the lead time counts. */
const LEADS = [
  ['lead14', 14],
  ['lead7', 7],
  ['lead3', 3],
  ['lead1', 1],
  ['lead0', 0],
] as const;

const daysAheadOf = ({ bookedOn, start }: Purchase): number => daysBetween(bookedOn, start.slice(0, 10));

function purchasedMeasures(purchase: Purchase): Partial<FactRow> {
  const { fare, fullFare, serviceFee, isWithin, isAgreement, classRank } = purchase;
  const leadDays = daysAheadOf(purchase);
  const [lead] = LEADS.find(([, days]) => leadDays >= days) ?? ['lead0'];
  return {
    bookings: 1,
    quantity: purchase.quantity,
    amount: fare + serviceFee,
    fare,
    full_fare: fullFare,
    bought_fare: fare,
    within_fare: isWithin ? fare : 0,
    within: isWithin ? 1 : 0,
    service_fee: serviceFee,
    agreements: isAgreement ? 1 : 0,
    agreement_saving: isAgreement ? Math.max(0, fullFare - fare) : 0,
    lead_days: leadDays,
    [lead]: 1,
    ...(classRank === null ? {} : { [`class${classRank}`]: 1 }),
    distance: purchase.distance,
    co2: purchase.co2,
  };
}

/** Service fees are not refunded; an unused purchase has caused no CO2. */
function refundedMeasures(purchase: Purchase, refundFee: number): Partial<FactRow> {
  const { fare, fullFare, distance, co2 } = purchase;
  return {
    ahead_days: daysAheadOf(purchase),
    refunds: 1,
    amount: refundFee - fare,
    fare: -fare,
    full_fare: -fullFare,
    refund_fee: refundFee,
    distance: -distance,
    co2: -co2,
  };
}
