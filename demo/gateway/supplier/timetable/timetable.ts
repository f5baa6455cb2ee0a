import type { Aircraft, Airport } from '../../reference-data/index';
import { blockMinutes } from './block-time';
import { carrierProfile } from './carrier-profiles';
import { aircraftFor } from './fleet';
import { chance, integer, seedOf } from '../hash';
import { flightNumber, type Frequency, type Line, type Lines } from './lines';
import type { Network, Route } from './network';
import { stopOf } from './stops';
import { dayLater, type Weekdays } from './weekdays';

/** Minutes after midnight of the day of departure at the departure airport; past 1440 is the next day. */
type MinuteOfDay = number;

interface ScheduledStop {
  airport: Airport;
  arrival: MinuteOfDay;
  departure: MinuteOfDay;
}

/** A flight number of the timetable: the same time on the same weekdays all year. */
export interface ScheduledFlight {
  flightNo: string;
  carrier: string;
  /** Differs from `flightNo` and `carrier` for a codeshare. */
  operatingFlightNo: string;
  operatingCarrier: string;
  days: Weekdays;
  departure: MinuteOfDay;
  arrival: MinuteOfDay;
  stop: ScheduledStop | undefined;
  aircraft: Aircraft;
  /** Position among the operating airline's flights of the day. */
  ordinal: number;
}

const DAY_START: MinuteOfDay = 6 * 60 + 30;
const DAY_END: MinuteOfDay = 22 * 60 + 30;
/** Latest landing of a red-eye, in the night after the departure. */
const LATEST_ARRIVAL: MinuteOfDay = 26 * 60;
/** Clocks in Xinjiang and western Tibet show Beijing time, but the day there begins two hours later. */
const FAR_WEST = { lon: 92, shift: 80 };
const GROUND_MINUTES = { stop: [40, 60], turnaround: [45, 75] } as const;

/** Minutes by which flights of the same line differ: congestion, runways, habit. */
const MOST_RESERVE = 12;

const toFive = (minutes: number): number => Math.round(minutes / 5) * 5;

/** All flight numbers of a route, codeshares beside the flights they sell. */
export function timetableOf(
  network: Network,
  lines: Lines,
  types: ReadonlyMap<string, Aircraft>,
  route: Route,
): ScheduledFlight[] {
  return route.services.flatMap(({ carrier }) => {
    const line = lines.line(carrier, route.from.iata, route.to.iata);
    if (!line) return [];
    const direction = line.outbound.from === route.from ? 'outbound' : 'inbound';
    return line.frequencies.flatMap((frequency) => {
      const operatingFlightNo = flightNumber(frequency.numbers, direction);
      const flight = {
        operatingFlightNo,
        operatingCarrier: carrier,
        aircraft: aircraftFor(carrierProfile(carrier), types, route, seedOf(operatingFlightNo)),
        ordinal: frequency.ordinal,
        ...timesOf(network, line, frequency, direction),
      };
      return [frequency.numbers, ...frequency.codeshares].map((numbers) => ({
        flightNo: flightNumber(numbers, direction),
        carrier: numbers.carrier,
        ...flight,
      }));
    });
  });
}

type Times = Pick<ScheduledFlight, 'days' | 'departure' | 'arrival' | 'stop'>;

/** The aircraft leaves its base, turns round and comes back, or returns the next morning if it is too late. */
function timesOf(
  network: Network,
  line: Line,
  frequency: Frequency,
  direction: 'outbound' | 'inbound',
): Times {
  const { from, to } = line.outbound;
  const via = stopOf(network, line, frequency);
  const seed = seedOf(`${line.carrier}${from.iata}${to.iata}`);
  const [start, end] = departuresOf(network, [from, via, to], seed);
  const slot = (end - start) / line.frequencies.length;
  const place = frequency.ordinal + 0.2 + 0.6 * chance(seed, `departure ${frequency.ordinal}`);
  const out = fly(network, [from, via, to], toFive(start + slot * place), seed);
  if (direction === 'outbound') return { days: frequency.days, ...out };

  const ready = out.arrival + toFive(integer(seed, 'turnaround', ...GROUND_MINUTES.turnaround));
  const [first, last] = departuresOf(network, [to, via, from], seed);
  const overnight = ready > last;
  const departure = overnight ? first + ((ready - last) % (last - first)) : Math.max(ready, first);
  return {
    days: overnight ? dayLater(frequency.days) : frequency.days,
    ...fly(network, [to, via, from], departure, seed),
  };
}

type Way = readonly [from: Airport, via: Airport | undefined, to: Airport];

function fly(
  network: Network,
  [from, via, to]: Way,
  departure: MinuteOfDay,
  seed: number,
): Pick<Times, 'departure' | 'arrival' | 'stop'> {
  const reserve = integer(seed, `reserve ${departure}`, 0, MOST_RESERVE);
  if (!via)
    return { departure, arrival: departure + blockMinutes(network, from, to, reserve), stop: undefined };
  const stopArrival = departure + blockMinutes(network, from, via);
  const stopDeparture = stopArrival + toFive(integer(seed, 'stop', ...GROUND_MINUTES.stop));
  return {
    departure,
    arrival: stopDeparture + blockMinutes(network, via, to, reserve),
    stop: { airport: via, arrival: stopArrival, departure: stopDeparture },
  };
}

/** First and last departure of the day in one direction. */
function departuresOf(network: Network, way: Way, seed: number): [MinuteOfDay, MinuteOfDay] {
  const shift = way[0].lon < FAR_WEST.lon ? FAR_WEST.shift : 0;
  const length = fly(network, way, 0, seed).arrival;
  return [DAY_START + shift, toFive(Math.min(DAY_END + shift, LATEST_ARRIVAL - length))];
}
