import type { Page } from '@playwright/test';
import type { FlightItinerary, PriceUnit } from '../../../src/contract/flight-booking/booking';

/** Has the search answer with other price units: changed ones, or none for those left out. `place`: of its flight, from 0. */
export async function offered(
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

/** What two travellers may buy, whoever they are: what the page offers one of them may be for such as them alone. */
export const forAnybody = (unit: PriceUnit): PriceUnit | undefined =>
  unit.plimit === '' && unit.canBookTime === undefined && unit.seatCount > 1 ? unit : undefined;
