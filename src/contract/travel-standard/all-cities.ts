import * as v from 'valibot';
import { call } from '../call';

/**
 * Returns every city that a tier, a hotel or an address can be in: cities with an airport by the code of flights, and
 * prefectures without one by their administrative code.
 */
export const queryAllCities = call({
  gateway: 'service',
  path: '/CLStandardIntegrateService/api/tierCityController/queryAllCities',
  body: v.object({}),
  result: v.array(v.object({ cityCode: v.string(), cityName: v.string() })),
  needs: 'token',
  reads: ['place'],
  origin: 'suite',
});
