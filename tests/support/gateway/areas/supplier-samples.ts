import assert from 'node:assert/strict';
import * as fc from 'fast-check';
import { routes } from '../../../../demo/gateway/reference-data/index';
import type { FlightSupplier, SupplierFlight } from '../../../../demo/gateway/supplier/port';
import { addDays } from '../../../../src/domain/shanghai-time';

export const ISSUE_DATE = '2026-11-20';
export const TRUNK = { depCode: 'BJS', arrCode: 'SHA' };

/** A bookable day, or one a little later. Holidays are known only for 2026. */
export const anyDate = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-09-01', days));
/** A leg between two airports that have a route. */
export const anyLeg = fc
  .record({ route: fc.constantFrom(...routes()), depDate: anyDate })
  .map(({ route, depDate }) => ({ depCode: route.from, arrCode: route.to, depDate }));

/** Minutes from one wall-clock time to another. */
export function minutesBetween(from: string, to: string): number {
  return (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;
}

export function pairOf({ flight }: SupplierFlight): string {
  return flight.depAirportCode + flight.arrAirportCode;
}

/** Checks the flights of many legs and days. At least one leg must have flights. */
export async function everyFlight(
  supplier: FlightSupplier,
  numRuns: number,
  check: (flight: SupplierFlight) => void,
): Promise<void> {
  let checked = 0;
  await fc.assert(
    fc.asyncProperty(anyLeg, async (leg) => {
      for (const flight of await supplier.flights(leg, ISSUE_DATE)) {
        check(flight);
        checked += 1;
      }
    }),
    { numRuns },
  );
  assert.ok(checked > 0, 'some leg has flights');
}

/** Code of the operating airline. */
export function operatorOf({ flight }: SupplierFlight): string {
  return (flight.operatingFlightNo || flight.flightNo).slice(0, 2);
}
