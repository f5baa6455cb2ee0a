import type { ResultTexts } from './texts';
import { PLANE_SIZES, type Flight } from '../../../src/contract/flight-booking/booking';
import sale from '../../../src/domain/money/texts/texts.en';
import type { Layover } from '../../../src/domain/connection/connection';

type PlaneSize = Flight['planeSize'];

const CHANGES: Readonly<Record<Layover['change'], string>> = {
  sameTerminal: 'same terminal',
  otherTerminal: 'change of terminal',
  otherAirport: 'change of airport, transfer not included',
};

const SIZES = ['large', 'medium', 'small'];
const sizeName = (size: PlaneSize): string => SIZES[PLANE_SIZES.indexOf(size)] ?? '';

const CABINS: Readonly<Record<number, string>> = { 1: 'Economy', 2: 'Business', 3: 'First' };
const cabinClass = (type: number): string => CABINS[type] ?? '';

export default {
  flights: (leg: string) => (leg === '' ? 'Flights' : `${leg} flights`),
  searching: 'Searching for flights',
  failed: (why: string) => `The search for flights failed: ${why}`,
  none: 'No flights can be booked',
  allTooEarly: (count: number) =>
    `${count === 1 ? 'The only flight' : `All ${count} flights`} of the day ${count === 1 ? 'leaves' : 'leave'} before the outbound flight arrives. Please change the return date or choose another outbound flight.`,
  noneOn: (from: string, to: string, date: string) =>
    `There are no flights from ${from} to ${to} on ${date}, or they are sold out. Please try another date or city.`,
  found: (count: number, matching?: number, rows?: number) =>
    [
      `${count} ${count === 1 ? 'flight' : 'flights'}`,
      ...(matching === undefined ? [] : [`${matching} matching`]),
      ...(rows === undefined ? [] : [`${rows} ${rows === 1 ? 'row' : 'rows'} by aircraft`]),
    ].join(', '),
  tooEarly: (count: number) =>
    `; ${count} more ${count === 1 ? 'leaves' : 'leave'} before the outbound flight arrives and ${count === 1 ? 'is' : 'are'} not listed`,
  unjudged: 'The travel policy could not be loaded; over-policy flights are not marked',
  retry: 'Try again',
  judging: 'Checking the travel policy',
  noneMatching: 'No flights match the filters',
  clear: 'Clear all filters',
  list: (count: number) => `List of flights, ${count} in total`,
  change: 'Change search',
  overview: 'Airline overview',
  days: 'Lowest fares 7 days before and after, excluding taxes',
  daysUntaxed: 'Lowest fares of each day exclude taxes',
  askDays: 'Get the lowest fares again',
  noDirect: 'No direct',
  lowestDay: ', lowest',
  chosen: 'Chosen outbound flight',
  outbound: 'Outbound',
  rechoose: 'Choose again',
  dayOffset: (days: number) => `+${days} ${days === 1 ? 'day' : 'days'}`,
  cabin: (code: string) => `class ${code}`,
  cabinName: (type: number, name: string) => cabinClass(type) || name,
  cabinClass,
  plane: (name: string, size: PlaneSize) => `${name} (${sizeName(size)})`,
  planeSize: (size: PlaneSize) => `\u00a0(${sizeName(size)})`,
  meal: sale.meal,
  direct: 'Direct',
  stops: (stops: string) => `Stops: ${stops}`,
  connection: (waits: string) => `Connection: ${waits}`,
  plan: 'Connecting flights',
  planFlight: (place: number) => `Flight ${place}`,
  layover: (city: string, wait: string, change: Layover['change'], isOvernight: boolean) =>
    `Connection in ${city}, ${wait}, ${CHANGES[change]}${isOvernight ? ', overnight' : ''}`,
  planNote:
    'Each flight has a ticket of its own: refunds, changes and baggage follow the rules of each. If you miss a connection, the flights after it are at your own expense.',
  up: 'and up, ',
  roundTrip: 'Round trip per person',
  seatsLeft: (seats: number) => `, ${seats} left`,
  close: 'Close',
  choose: 'Choose',
  named: (flight: string, time: string) => `${flight}, departs ${time}`,
  others: (flightNo: string) => `Flights on the same aircraft as ${flightNo}`,
  approved: 'Approved',
  notTheirs: 'Not for these travellers',
  flight: (flightNo: string) => `flight ${flightNo}`,
  operatedBy: (flight: string) => `Operated by ${flight}`,
  share: 'Codeshare',
  protocol: 'Corporate fare',
  sameAircraft: (flightNo: string) => `${flightNo}: `,
  othersOf: (count: number) => `${count} more on the same aircraft`,
} satisfies ResultTexts;
