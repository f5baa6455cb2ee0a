import * as v from 'valibot';
import { Voyage } from '../flight-booking/booking';

const Fen = v.pipe(v.number(), v.integer());
const Place = { passengerNo: v.number(), segmentNo: v.number() };

/** A flight of an order with display names. `takeOffTime`: wall clock of the airport. */
const NamedFlight = v.object({
  flightNo: v.string(),
  depCityName: v.string(),
  arrCityName: v.string(),
  takeOffTime: v.string(),
  cabinName: v.string(),
  cabinCode: v.string(),
});

/** A change submitted for approval, frozen at submission. Amounts in fen. */
export const ChangeRequest = v.object({
  /** The order whose tickets are changed. */
  orderNo: v.string(),
  changeReason: v.number(),
  reasonName: v.string(),
  /** True for a change of the traveller's own will; missing in older applications. */
  isVoluntary: v.optional(v.boolean()),
  remark: v.string(),
  passengerNos: v.array(v.number()),
  /** Tickets to be changed, by their places in the order. */
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

/** Policy for a refund that breaks the enterprise's rule: as for travel standards, without 2. */
export const RefundPolicy = v.picklist([0, 1, 3]);
export type RefundPolicy = v.InferOutput<typeof RefundPolicy>;

/**
 * The enterprise's rule for refunds of the traveller's own will. `feePercent`: highest fee allowed, in percent of the
 * ticket prices; null: no limit. `approvedTripPolicy`: policy for an approved journey; null: as for any other.
 */
export const RefundStandard = v.object({
  feePercent: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))),
  feePolicy: RefundPolicy,
  approvedTripPolicy: v.nullable(RefundPolicy),
});
export type RefundStandard = v.InferOutput<typeof RefundStandard>;

/**
 * One broken part of the rule. `limit`: the highest fee allowed, fen. `applyId`: the application that approved the
 * journey.
 */
export const RefundViolation = v.variant('rule', [
  v.object({ rule: v.literal('fee'), policy: RefundPolicy, percent: v.number(), limit: Fen, fee: Fen }),
  v.object({ rule: v.literal('approvedTrip'), policy: RefundPolicy, applyId: v.string() }),
]);
export type RefundViolation = v.InferOutput<typeof RefundViolation>;

/** A refund submitted for approval, frozen at submission. Amounts in fen. */
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
  /** Sum for all tickets and the insurances refunded with them. */
  refundAmount: Fen,
  violations: v.array(RefundViolation),
  overReason: v.string(),
});
export type RefundRequest = v.InferOutput<typeof RefundRequest>;
