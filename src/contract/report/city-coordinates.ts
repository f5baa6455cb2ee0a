import * as v from 'valibot';
import { call } from '../call';

/** Maximum number of cities in one call. */
export const CITIES = 400;

/**
 * Returns the coordinates of cities with an airport, in degrees east and north: the middle of their airports. Cities
 * without one are left out.
 */
export const queryCityCoordinates = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/travelReport/queryCityCoordinates',
  /** Names as in routes: 北京. */
  body: v.object({ cityNameList: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(CITIES)) }),
  result: v.object({
    cityList: v.array(v.object({ cityName: v.string(), longitude: v.number(), latitude: v.number() })),
  }),
  needs: 'token',
  reads: ['place'],
  origin: 'suite',
});
