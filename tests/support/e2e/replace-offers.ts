import type { Page } from '@playwright/test';
import type { FlightItinerary, PriceUnit } from '../../../src/contract/flight-booking/booking';

/** Replaces price units in the answers of the flight search; `undefined` removes one. `place`: index of its flight. */
export async function replaceOffers(
  page: Page,
  change: (unit: PriceUnit, place: number) => PriceUnit | undefined,
): Promise<void> {
  await page.unroute('**/queryFlightList');
  await page.route('**/queryFlightList', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: { itineraryList: FlightItinerary[] } };
    for (const [place, itinerary] of answer.result.itineraryList.entries()) {
      itinerary.priceList = itinerary.priceList.flatMap((price) => {
        const priceUnitList = price.priceUnitList.flatMap((unit) => change(unit, place) ?? []);
        return priceUnitList.length === price.priceUnitList.length ? [{ ...price, priceUnitList }] : [];
      });
    }
    answer.result.itineraryList = answer.result.itineraryList.filter(({ priceList }) => priceList.length > 0);
    await route.fulfill({ response, json: answer });
  });
}

/** Keeps only price units that any two travellers may buy: others may be restricted to some of them. */
export const onlyUnrestricted = (unit: PriceUnit): PriceUnit | undefined =>
  unit.plimit === '' && unit.canBookTime === undefined && unit.seatCount > 1 ? unit : undefined;
