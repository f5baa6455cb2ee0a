import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { LocalDateTime, Passengers, Voyages } from './booking';

/** A flight of an order that a passenger already has, at a time at which they would fly again. */
export const OverlappingJourney = v.object({
  passagerName: v.string(),
  orderNo: v.string(),
  flightNo: v.string(),
  depCityName: v.string(),
  arrCityName: v.string(),
  takeOffTime: LocalDateTime,
  arrTime: LocalDateTime,
  /** The very flight that is to be booked. */
  isSameFlight: v.boolean(),
});
export type OverlappingJourney = v.InferOutput<typeof OverlappingJourney>;

/**
 * What the passengers already have at the time of the voyages, of the orders that the caller may see: passengers known by
 * their staff number, outsiders by the document the caller has booked them with before.
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
