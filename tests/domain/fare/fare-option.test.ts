import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { FlightItinerary, PriceUnit } from '../../../src/contract/flight-booking/booking';
import { fareOptions } from '../../../src/domain/fare/fare-option';

/** A flight of 130 minutes to Shanghai. */
const flight = (flightNo: string, takeOffTime: string, isShare = false) =>
  ({
    flightNo,
    takeOffTime,
    arrTime: new Date(Date.parse(`${takeOffTime}Z`) + 130 * 60_000).toISOString().slice(0, 16),
    arrAirportCode: 'SHA',
    isShare,
  }) as FlightItinerary['flightSegments'][number]['flightList'][number];
const unit = (changes: Partial<PriceUnit>) =>
  ({
    cabinCode: 'Y',
    policyId: 'P',
    cabinType: 1,
    discount: 50,
    seatCount: 9,
    plimit: '',
    ...changes,
  }) as PriceUnit;
const itinerary = (flights: ReturnType<typeof flight>[], ...units: PriceUnit[]) =>
  ({
    flightSegments: [{ segNo: 1, flightList: flights }],
    priceList: [{ totalSalePrice: 120_000, priceUnitList: units }],
  }) as FlightItinerary;

test('every price of a search result is an option of its flight', () => {
  const options = fareOptions([
    itinerary([flight('CA1', '2026-12-01T10:00')], unit({ plimit: '2:F', seatCount: 3, canBookTime: 2 })),
  ]);
  assert.deepEqual(options, [
    {
      flightNo: 'CA1',
      takeOffTime: '2026-12-01T10:00',
      salePrice: 120_000,
      cabinType: 1,
      cabinCode: 'Y',
      policyId: 'P',
      discount: 50,
      seatCount: 3,
      limits: [{ depDate: '2026-12-01', plimit: '2:F' }],
      bookTimes: [2],
      isShared: false,
      isConnection: false,
      arrAirportCode: 'SHA',
      travelMinutes: 130,
    },
  ]);
});

test('a connection has the highest cabin and discount and the fewest seats of its flights', () => {
  const flights = [flight('CA1', '2026-12-01T22:00'), flight('MU2', '2026-12-02T01:00', true)];
  const units = [
    unit({ seatCount: 5, discount: 90 }),
    unit({ cabinType: 2, seatCount: 2, plimit: '1:18-24' }),
  ];
  const [option] = fareOptions([itinerary(flights, ...units)]);
  assert.ok(option);
  assert.deepEqual(
    [option.cabinType, option.seatCount, option.discount, option.isConnection, option.isShared],
    [2, 2, 90, true, true],
  );
  assert.deepEqual(
    option.limits.map(({ depDate, plimit }) => [depDate, plimit]),
    [
      ['2026-12-01', ''],
      ['2026-12-02', '1:18-24'],
    ],
  );
});

test('an itinerary without a flight, or a price without a unit, is no option', () => {
  assert.deepEqual(fareOptions([itinerary([], unit({}))]), []);
  assert.deepEqual(fareOptions([itinerary([flight('CA1', '2026-12-01T10:00')])]), []);
});
