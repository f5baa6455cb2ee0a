import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { LocalDateTime, Passengers, Voyages } from './booking';

/** A flight that a passenger already has in an order, at the time of the new flight. */
export const OverlappingJourney = v.object({
  passagerName: v.string(),
  orderNo: v.string(),
  flightNo: v.string(),
  depCityName: v.string(),
  arrCityName: v.string(),
  takeOffTime: LocalDateTime,
  arrTime: LocalDateTime,
  /** True for the same flight as the new one. */
  isSameFlight: v.boolean(),
});
export type OverlappingJourney = v.InferOutput<typeof OverlappingJourney>;

/**
 * Returns the passengers' existing flights at the time of the voyages, from orders that the caller may see. Staff are
 * identified by their staff number, outsiders by the document with which the caller has booked them before.
 */
export const queryOverlappingJourneys = call({
  gateway: 'flight',
  path: '/CLAIRTICKETPRODUCTQUERYSERVICE/jppubapi/BaseData/queryOverlappingJourneys',
  body: v.object({ voyages: Voyages, passengers: Passengers }),
  result: v.array(OverlappingJourney),
  needs: 'token',
  reads: ['order'],
  permission: OBJECT.bookFlight,
  origin: 'suite',
});
