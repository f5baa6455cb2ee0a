import type { InferOutput } from 'valibot';
import { addDays } from '../domain/shanghai-time';
import type { SoldFlight } from '../protocol/supplier/sold';
import { isOnLeg, joins } from '../protocol/supplier/fit';
import { SUPPLIER } from '../protocol/supplier/methods';
import { checkBookings } from './bookings';
import { ServiceCheck, type CheckedService, type CheckReport } from './service';

type Flight = InferOutput<typeof SoldFlight>;
type Cities = InferOutput<typeof SUPPLIER.cities.answer>['cities'];

interface AskedLeg {
  depCode: string;
  arrCode: string;
  depDate: string;
}

export interface SupplierCheck extends CheckedService {
  /** Day of issue in Shanghai. */
  today: string;
  /** Also books, issues, changes and refunds, on a test system. */
  books: boolean;
  /** Unique part of the order numbers of this run. */
  run: string;
}

/** Legs between the busiest cities, by city codes. */
const CITIES = ['BJS', 'SHA', 'CAN', 'SZX', 'CTU'];
const DAYS = [3, 10, 30];

/** Holds a supplier against the protocol. */
export async function checkSupplier({ today, books, run, ...service }: SupplierCheck): Promise<CheckReport> {
  const check = new ServiceCheck(service);
  if (!(await check.expectToken(SUPPLIER.cities, {}))) return check.report;
  const known = await checkCities(check);
  const served = known.map(({ cityCode }) => cityCode);
  const cities = CITIES.filter((code) => served.includes(code));
  const some = (cities.length > 1 ? cities : served).slice(0, CITIES.length);
  const legs = some.slice(1).flatMap((arrCode, at) =>
    DAYS.slice(0, at === 0 ? DAYS.length : 1).map((days) => ({
      depCode: some[0] ?? '',
      arrCode,
      depDate: addDays(today, days),
    })),
  );
  const found: Flight[] = [];
  for (const leg of legs) {
    const answer = await check.ask(SUPPLIER.flights, { leg, issueDate: today });
    if (answer === undefined) continue;
    checkFlights(check, answer.flights, leg, known);
    found.push(...answer.flights);
    await checkLowFares(check, leg, today);
    const beside = await check.ask(SUPPLIER.connections, { leg, issueDate: today });
    beside?.connections.forEach((connection, at) =>
      checkConnection(check, connection, at, { leg, cities: known }),
    );
  }
  check.expect(found.length > 0, SUPPLIER.flights, 'answer.flights', 'has flights on some leg');
  await checkSingle(check, found, today);
  const unknown = { depCode: 'XXX', arrCode: 'ZZZ', depDate: addDays(today, 10) };
  const none = await check.ask(SUPPLIER.flights, { leg: unknown, issueDate: today });
  check.expect(
    (none?.flights.length ?? 0) === 0,
    SUPPLIER.flights,
    'answer.flights',
    'is empty for an unknown leg',
  );
  await checkTags(check, found);
  if (books) await checkBookings(check, found, { run, holdUntil: `${addDays(today, 1)}T12:00:00.000Z` });
  return check.report;
}

async function checkCities(check: ServiceCheck): Promise<Cities> {
  const { cities = [] } = (await check.ask(SUPPLIER.cities, {})) ?? {};
  const codes = cities.map(({ cityCode }) => cityCode);
  check.expect(new Set(codes).size === codes.length, SUPPLIER.cities, 'answer.cities', 'has each city once');
  check.expect(codes.length > 1, SUPPLIER.cities, 'answer.cities', 'has cities');
  const hasAirports = cities.every(({ airports }) => airports.length > 0);
  check.expect(hasAirports, SUPPLIER.cities, 'answer.cities[].airports', 'has an airport at least');
  return cities;
}

function checkFlights(check: ServiceCheck, flights: readonly Flight[], leg: AskedLeg, cities: Cities): void {
  const expect = (isKept: boolean, at: string, rule: string) =>
    check.expect(isKept, SUPPLIER.flights, at, rule);
  const order = flights.map(({ flight }) => `${flight.takeOffTime} ${flight.flightNo}`);
  const sorted = order.toSorted((a, b) => (a < b ? -1 : 1));
  expect(order.join() === sorted.join(), 'answer.flights', 'is sorted by departure, then by flight number');
  flights.forEach((sold, at) => {
    const place = `answer.flights[${at}]`;
    const { flight, prices, seats } = sold;
    expect(
      flight.takeOffTime.startsWith(leg.depDate),
      `${place}.flight.takeOffTime`,
      'is on the day of departure',
    );
    expect(isOnLeg(cities, leg, [sold]), `${place}.flight`, 'leads from and to the airports of the leg');
    expect(flight.arrTime > flight.takeOffTime, `${place}.flight.arrTime`, 'is after the departure');
    const policies = prices.map(({ unit }) => `${unit.cabinCode} ${unit.policyId}`);
    expect(new Set(policies).size === policies.length, `${place}.prices`, 'has each class and policyId once');
    prices.forEach(({ unit, rule }, i) => {
      const price = `${place}.prices[${i}]`;
      const most = Math.min(9, seats[unit.cabinCode] ?? 0);
      expect(unit.seatCount <= most, `${price}.unit.seatCount`, 'is at most the seats of its cabin code');
      for (const ladder of ['refund', 'change'] as const)
        checkLadder(check, rule[ladder], unit.salePrice, `${price}.rule.${ladder}`);
    });
  });
}

/** Fees may be rounded to the yuan. */
function checkLadder(
  check: ServiceCheck,
  { allowed, tiers }: Flight['prices'][number]['rule']['refund'],
  salePrice: number,
  place: string,
): void {
  const expect = (isKept: boolean, at: string, rule: string) =>
    check.expect(isKept, SUPPLIER.flights, at, rule);
  expect(allowed === tiers.length > 0, `${place}.tiers`, 'has tiers exactly if it is allowed');
  tiers.forEach(({ percent, fee }, at) => {
    const isOf = Math.abs(fee - (salePrice * percent) / 100) <= 100;
    expect(isOf, `${place}.tiers[${at}].fee`, 'is its percent of the sale price');
  });
}

function checkConnection(
  check: ServiceCheck,
  connection: readonly Flight[],
  at: number,
  { leg, cities }: { leg: AskedLeg; cities: Cities },
): void {
  const place = `answer.connections[${at}]`;
  const expect = (isKept: boolean, rule: string) => check.expect(isKept, SUPPLIER.connections, place, rule);
  expect(
    connection[0]?.flight.takeOffTime.startsWith(leg.depDate) === true,
    'leaves on the day of departure',
  );
  expect(isOnLeg(cities, leg, connection), 'leads from and to the airports of the leg');
  expect(joins(cities, connection), 'has flights that leave where and after the one before has arrived');
}

async function checkLowFares(check: ServiceCheck, leg: AskedLeg, issueDate: string): Promise<void> {
  const answer = await check.ask(SUPPLIER.lowestFares, { leg: { ...leg, seats: 2 }, issueDate, most: 10 });
  if (answer === undefined) return;
  const expect = (isKept: boolean, rule: string) =>
    check.expect(isKept, SUPPLIER.lowestFares, 'answer.fares', rule);
  const prices = answer.fares.map(({ salePrice }) => salePrice);
  expect(
    prices.every((price, i) => i === 0 || price >= (prices[i - 1] ?? 0)),
    'is sorted by price',
  );
  expect(
    answer.fares.every(({ takeOffTime }) => takeOffTime.startsWith(leg.depDate)),
    'has fares of the day of departure alone',
  );
  expect(prices.length <= 10, 'has at most as many fares as asked for');
  expect(
    answer.fares.every(({ seats }) => seats >= 2),
    'has fares with the wanted seats alone',
  );
}

async function checkSingle(check: ServiceCheck, found: readonly Flight[], issueDate: string): Promise<void> {
  const [listed] = found;
  if (listed === undefined) return;
  const { flightNo, depAirportCode, arrAirportCode, takeOffTime } = listed.flight;
  const key = { flightNo, depAirportCode, arrAirportCode, depDate: takeOffTime.slice(0, 10) };
  const answer = await check.ask(SUPPLIER.flight, { key, issueDate });
  const same =
    answer?.flight?.flight.flightNo === flightNo && answer.flight.inventoryKey === listed.inventoryKey;
  check.expect(same, SUPPLIER.flight, 'answer.flight', 'is the one of the list');
  const none = await check.ask(SUPPLIER.flight, { key: { ...key, flightNo: 'XX9999' }, issueDate });
  check.expect(none?.flight === null, SUPPLIER.flight, 'answer.flight', 'is null for an unknown flight');
}

async function checkTags(check: ServiceCheck, found: readonly Flight[]): Promise<void> {
  const tags = [...new Set(found.flatMap(({ prices }) => prices.flatMap(({ unit }) => unit.productTags)))];
  const answer = await check.ask(SUPPLIER.tagInfo, { productTags: [...tags.slice(0, 20), 'unknown tag'] });
  const isKnown = answer?.tags.every(({ productTag }) => tags.includes(productTag)) ?? false;
  check.expect(isKnown, SUPPLIER.tagInfo, 'answer.tags', 'leaves unknown tags out');
}
