import { parsePlimit } from '../../../src/domain/plimit';
import type { Flight, FlightItinerary, Price, PriceUnit } from '../../../src/contract/flight-booking';

/** One price unit as offered, with the price it belongs to. */
export interface Fare {
  unit: PriceUnit;
  price: Price;
  /** Only some travellers may buy it: by age, sex, number, or a document other than the ID card. */
  isRestricted: boolean;
}

/** A flight as the list needs it: what filters and sorts ask for is computed once. */
export interface Offer {
  key: string;
  flight: Flight;
  /** What anyone may buy first, then what is restricted; each by sale price, lowest first. */
  fares: readonly Fare[];
  /** Minutes since midnight of the departure day. */
  departure: number;
  arrival: number;
  /** Calendar days between departure and arrival. */
  arrivalDayOffset: number;
  isDirect: boolean;
}

export function offersOf(itineraries: readonly FlightItinerary[]): Offer[] {
  return itineraries.flatMap((itinerary) => {
    const flight = itinerary.flightSegments[0]?.flightList[0];
    if (!flight) return [];
    const fares = itinerary.priceList
      .flatMap((price) =>
        price.priceUnitList.map((unit) => ({ unit, price, isRestricted: isRestricted(unit.plimit) })),
      )
      .sort((a, b) => Number(a.isRestricted) - Number(b.isRestricted) || a.unit.salePrice - b.unit.salePrice);
    const departure = minutesOfDay(flight.takeOffTime);
    const arrivalDayOffset = flight.arrTime.slice(0, 10) > flight.takeOffTime.slice(0, 10) ? 1 : 0;
    return [
      {
        key: `${flight.flightNo}-${flight.depAirportCode}-${flight.arrAirportCode}-${flight.takeOffTime}`,
        flight,
        fares,
        departure,
        arrival: minutesOfDay(flight.arrTime) + arrivalDayOffset * 1440,
        arrivalDayOffset,
        isDirect: flight.stopInfos.length === 0,
      },
    ];
  });
}

const ID_CARD = 1;

/** A price that few may buy must not stand for the flight: the lowest price shown is one that anyone can have. */
function isRestricted(plimit: string): boolean {
  if (plimit === '') return false;
  return parsePlimit(plimit).limits.some((limit) => limit.code !== 3 || !limit.idTypes.includes(ID_CARD));
}

const minutesOfDay = (time: string): number => Number(time.slice(11, 13)) * 60 + Number(time.slice(14, 16));

/** Bands of the departure time, half open: [from, to) in hours. */
export const TIME_BANDS = [
  { id: 'dawn', label: '凌晨 00–06', from: 0, to: 6 },
  { id: 'morning', label: '上午 06–12', from: 6, to: 12 },
  { id: 'afternoon', label: '下午 12–18', from: 12, to: 18 },
  { id: 'evening', label: '晚上 18–24', from: 18, to: 24 },
] as const;
export type TimeBand = (typeof TIME_BANDS)[number]['id'];

/** What is chosen in the filters; an empty list means all. */
export interface Filters {
  timeBands: readonly TimeBand[];
  carriers: readonly string[];
  depAirports: readonly string[];
  arrAirports: readonly string[];
  cabinTypes: readonly number[];
  directOnly: boolean;
}
export type SortKey = 'departure' | 'arrival' | 'duration' | 'price';
export interface Sort {
  key: SortKey;
  descending: boolean;
}

/** A row of the list: an offer with the fares the cabin filter leaves. */
export interface ListedOffer extends Offer {
  shownFares: readonly Fare[];
  /** Lowest sale price anyone can have among the shown fares, or else the lowest of all; fen. */
  lowest: number;
}

export function listOffers(offers: readonly Offer[], filters: Filters, sort: Sort): ListedOffer[] {
  const listed: ListedOffer[] = [];
  for (const offer of offers) {
    if (!passes(offer, filters)) continue;
    const shownFares =
      filters.cabinTypes.length === 0
        ? offer.fares
        : offer.fares.filter(({ unit }) => filters.cabinTypes.includes(unit.cabinType));
    const lowest = shownFares[0]?.unit.salePrice;
    if (lowest !== undefined) listed.push({ ...offer, shownFares, lowest });
  }
  const sign = sort.descending ? -1 : 1;
  const value = VALUES[sort.key];
  return listed.sort(
    (a, b) =>
      sign * (value(a) - value(b)) ||
      a.departure - b.departure ||
      (a.flight.flightNo < b.flight.flightNo ? -1 : 1),
  );
}

const VALUES: Record<SortKey, (offer: ListedOffer) => number> = {
  departure: (offer) => offer.departure,
  arrival: (offer) => offer.arrival,
  duration: (offer) => offer.flight.duration,
  price: (offer) => offer.lowest,
};

function passes({ flight, departure, isDirect, fares }: Offer, filters: Filters): boolean {
  if (filters.directOnly && !isDirect) return false;
  if (!allows(filters.carriers, flight.carrierCode)) return false;
  if (!allows(filters.depAirports, flight.depAirportCode)) return false;
  if (!allows(filters.arrAirports, flight.arrAirportCode)) return false;
  if (!allows(filters.timeBands, bandOf(departure))) return false;
  return (
    filters.cabinTypes.length === 0 || fares.some(({ unit }) => filters.cabinTypes.includes(unit.cabinType))
  );
}

const allows = <T>(chosen: readonly T[], value: T): boolean => chosen.length === 0 || chosen.includes(value);

function bandOf(minutes: number): TimeBand {
  const hour = Math.floor(minutes / 60);
  return TIME_BANDS.find((band) => hour >= band.from && hour < band.to)?.id ?? 'dawn';
}

export interface FilterOption<T> {
  value: T;
  label: string;
  /** How many flights it would leave, the other filters kept. */
  count: number;
}

export interface FilterOptions {
  timeBands: FilterOption<TimeBand>[];
  carriers: FilterOption<string>[];
  depAirports: FilterOption<string>[];
  arrAirports: FilterOption<string>[];
  cabinTypes: FilterOption<number>[];
  direct: number;
}

const CABIN_NAMES: [number, string][] = [
  [1, '经济舱'],
  [2, '公务舱'],
  [3, '头等舱'],
];

/** The options of every filter, each with its count beside it. */
export function filterOptions(offers: readonly Offer[], filters: Filters): FilterOptions {
  const without = (change: Partial<Filters>) =>
    offers.filter((offer) => passes(offer, { ...filters, ...change }));
  const byTime = without({ timeBands: [] });
  const byCabin = without({ cabinTypes: [] });
  return {
    timeBands: TIME_BANDS.map(({ id, label }) => ({
      value: id,
      label,
      count: byTime.filter((offer) => bandOf(offer.departure) === id).length,
    })),
    carriers: tally(offers, without({ carriers: [] }), ({ flight }) => [
      flight.carrierCode,
      flight.carrierShortName,
    ]),
    depAirports: tally(offers, without({ depAirports: [] }), ({ flight }) => [
      flight.depAirportCode,
      flight.depAirportName,
    ]),
    arrAirports: tally(offers, without({ arrAirports: [] }), ({ flight }) => [
      flight.arrAirportCode,
      flight.arrAirportName,
    ]),
    cabinTypes: CABIN_NAMES.map(([value, label]) => ({
      value,
      label,
      count: byCabin.filter(({ fares }) => fares.some(({ unit }) => unit.cabinType === value)).length,
    })),
    direct: without({ directOnly: true }).length,
  };
}

/** Every value that occurs at all keeps its place, most frequent first, so that options do not jump. */
function tally(
  all: readonly Offer[],
  left: readonly Offer[],
  valueOf: (offer: Offer) => [value: string, label: string],
): FilterOption<string>[] {
  const options = new Map<string, FilterOption<string> & { total: number }>();
  for (const offer of all) {
    const [value, label] = valueOf(offer);
    const option = options.get(value) ?? { value, label, count: 0, total: 0 };
    options.set(value, { ...option, total: option.total + 1 });
  }
  for (const offer of left) {
    const option = options.get(valueOf(offer)[0]);
    if (option) option.count += 1;
  }
  return [...options.values()]
    .sort((a, b) => b.total - a.total || (a.value < b.value ? -1 : 1))
    .map(({ value, label, count }) => ({ value, label, count }));
}

export const isFiltered = (filters: Filters): boolean =>
  filters.directOnly || Object.values(filters).some((chosen) => Array.isArray(chosen) && chosen.length > 0);
