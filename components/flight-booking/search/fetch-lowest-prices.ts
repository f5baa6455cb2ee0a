import { queryLowestPriceCalendar } from '../../../src/contract/flight-booking/product';
import { read } from '../../../src/element/data/read';
import type { Host } from '../../../src/element/host/host';
import type { LowestPrices, PriceQuestion } from '../model/search/lowest-prices';

export async function fetchLowestPrices(
  host: Host,
  { dep, arr, seats, beginDate, endDate }: PriceQuestion,
): Promise<LowestPrices['byDate']> {
  const route = {
    depCode: dep.cityCode,
    arrCode: arr.cityCode,
    ...(dep.isAirport && { depAirports: [dep.code] }),
    ...(arr.isAirport && { arrAirports: [arr.code] }),
    seats,
  };
  const days = await read(host, queryLowestPriceCalendar, { ...route, beginDate, endDate });
  return new Map(days.map(({ date, minPrice }) => [date, minPrice]));
}
