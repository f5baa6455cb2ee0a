import * as v from 'valibot';
import { Voyage } from '../flight-booking/booking';

const Fen = v.pipe(v.number(), v.integer());
const Place = { passengerNo: v.number(), segmentNo: v.number() };

/** A flight of an order as people name it. `takeOffTime`: wall clock of the airport. */
const NamedFlight = v.object({
  flightNo: v.string(),
  depCityName: v.string(),
  arrCityName: v.string(),
  takeOffTime: v.string(),
  cabinName: v.string(),
  cabinCode: v.string(),
});

/** A change put before its approver, frozen when it was submitted. Amounts in fen. */
export const ChangeRequest = v.object({
  /** The order whose tickets are changed. */
  orderNo: v.string(),
  changeReason: v.number(),
  reasonName: v.string(),
  /** Of the traveller's own will; applications of before do not say it. */
  isVoluntary: v.optional(v.boolean()),
  remark: v.string(),
  passengerNos: v.array(v.number()),
  /** The tickets that are changed, by their places in the order. */
  tickets: v.array(v.object(Place)),
  flights: v.array(
    v.object({
      oldSegmentNo: v.number(),
      from: NamedFlight,
      to: v.object({
        ...NamedFlight.entries,
        voyage: Voyage,
        carrierShortName: v.string(),
        depAirportName: v.string(),
        arrAirportName: v.string(),
        arrTime: v.string(),
      }),
    }),
  ),
  changeFee: Fen,
  fareDifference: Fen,
});
export type ChangeRequest = v.InferOutput<typeof ChangeRequest>;

/** What follows from a refund that the enterprise's rule does not let through by itself: as of standards, without 2. */
export const RefundPolicy = v.picklist([0, 1, 3]);
export type RefundPolicy = v.InferOutput<typeof RefundPolicy>;

/**
 * The enterprise's rule for refunds of the traveller's own will, as set. `feePercent`: a fee above so many percent of the
 * ticket prices is over; null: no limit. `approvedTripPolicy`: of a journey that was approved; null: as any other.
 */
export const RefundStandard = v.object({
  feePercent: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  feePolicy: RefundPolicy,
  approvedTripPolicy: v.nullable(RefundPolicy),
});
export type RefundStandard = v.InferOutput<typeof RefundStandard>;

/** One broken part of the rule. `limit`: the highest fee within, fen. `applyId`: by which the journey was approved. */
export const RefundViolation = v.variant('rule', [
  v.object({ rule: v.literal('fee'), policy: RefundPolicy, percent: v.number(), limit: Fen, fee: Fen }),
  v.object({ rule: v.literal('approvedTrip'), policy: RefundPolicy, applyId: v.string() }),
]);
export type RefundViolation = v.InferOutput<typeof RefundViolation>;

/** A refund put before its approver, frozen when it was submitted. Amounts in fen. */
export const RefundRequest = v.object({
  orderNo: v.string(),
  reasonType: v.number(),
  reasonName: v.string(),
  isVoluntary: v.boolean(),
  remark: v.string(),
  tickets: v.array(
    v.object({
      ...Place,
      passagerName: v.string(),
      flightNo: v.string(),
      depCityName: v.string(),
      arrCityName: v.string(),
      takeOffTime: v.string(),
      salePrice: Fen,
      refundFee: Fen,
      refundAmount: Fen,
    }),
  ),
  refundFee: Fen,
  /** Of all tickets and the insurances that come back with them. */
  refundAmount: Fen,
  violations: v.array(RefundViolation),
  overReason: v.string(),
});
export type RefundRequest = v.InferOutput<typeof RefundRequest>;
