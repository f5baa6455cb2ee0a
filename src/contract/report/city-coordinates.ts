import * as v from 'valibot';
import { call } from '../call';

/** Cities that are asked for at once at most. */
export const CITIES = 400;

/** Where cities lie that have an airport, degrees east and north: the middle of their airports. Others are left out. */
export const queryCityCoordinates = call({
  gateway: 'service',
  path: '/CLMidPlatExtendedService/api/travelReport/queryCityCoordinates',
  /** Names as routes have them: 北京. */
  body: v.object({ cityNameList: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(CITIES)) }),
  result: v.object({
    cityList: v.array(v.object({ cityName: v.string(), longitude: v.number(), latitude: v.number() })),
  }),
  needs: 'token',
  reads: ['place'],
  origin: 'suite',
});
