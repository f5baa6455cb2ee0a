import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { test } from 'vitest';
import { connectionProblem } from '../../../src/domain/connection/connection';
import english from '../../../src/domain/connection/texts/texts.en';
import { flight } from '../../support/flight-samples';

const CITIES = ['Wuhan', 'Beijing', 'Guangzhou'];
const hop = fc.record({
  depCityName: fc.constantFrom(...CITIES),
  arrCityName: fc.constantFrom(...CITIES),
  arrAirportCode: fc.constantFrom('WUH', 'CAN'),
  takeOffTime: fc.constantFrom('2027-03-01T08:00', '2027-03-01T11:00', '2027-03-03T11:00'),
  arrTime: fc.constantFrom('2027-03-01T10:45', '2027-03-01T13:00'),
});

test('English words the same problems as Chinese, without a Chinese character besides names given in', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(hop, { minLength: 1, maxLength: 4 }), (hops) => {
      const flights = hops.map((some) => flight({ ...some, depAirportCode: 'WUH' }));
      const worded = connectionProblem(flights, english);
      assert.equal(worded === undefined, connectionProblem(flights) === undefined);
      assert.doesNotMatch(worded ?? '', /\p{Script=Han}/u);
      if (worded !== undefined) seen.add(worded.replace(/\d+|Wuhan|Beijing|Guangzhou/g, '…'));
    }),
    { numRuns: 2000 },
  );
  assert.equal(seen.size, Object.keys(english).length);
});
