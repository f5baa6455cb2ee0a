import assert from 'node:assert/strict';
import { it } from 'vitest';
import { checkBookingLimits } from '../../../src/domain/booking-limits/booking-limits';
import { splitParty, splitTexts } from '../../../src/domain/booking-limits/party-split';
import english from '../../../src/domain/booking-limits/texts/texts.en';

const person = (staffName: string, birthDay: string, sexTem = 0) => ({
  staffName,
  birthDay,
  sexTem,
  identityCardType: 0,
});
const grown = person('WANG/WU', '1990-01-01');
const child = person('LI/YI', '2020-01-01');
const flying = (plimit: string, passengers = [grown, child]) => ({
  voyageType: 1 as const,
  segments: [{ segmentNo: 1, flights: [{ depDate: '2026-09-01', plimit }] }],
  passengers,
});
const refusal = (plimit: string) => {
  const result = checkBookingLimits(flying(plimit), english);
  assert.ok(!result.success);
  assert.equal(result.title, 'Please note');
  return result.message;
};

it('the conditions of a price are given in English', () => {
  assert.equal(
    refusal('1:18-99'),
    'Flight 1 is only for ages 18+ on the day of travel; LI/YI does not qualify. Please book another fare.',
  );
  assert.equal(
    refusal('2:F'),
    'Flight 1 is only for women; WANG/WU and LI/YI do not qualify. Please book another fare.',
  );
  assert.equal(
    refusal('3:2'),
    'Flight 1 is only with Passport. Please complete the travel document of WANG/WU and LI/YI.',
  );
  assert.equal(
    refusal('4:3-9'),
    'Flight 1 is only for 3–9 passengers. Please change the number of passengers or book another fare.',
  );
});

it('the advice for a split party is given in English', () => {
  const split = splitParty(flying('1:18-99'));
  assert.ok(split);
  assert.deepEqual(splitTexts(split, english), [
    'LI/YI does not qualify for this fare',
    'WANG/WU can book this fare in an order of their own',
    'Please choose another fare for LI/YI',
  ]);
});
