import { connectionProblem } from './connection';
import { connectionTexts, type ConnectionTexts } from './texts/texts';

type JourneyFlight = Parameters<typeof connectionProblem>[0][number];

/** The flights of each way of a journey in the order flown: one, or those of a connection. */
export type Ways = readonly (readonly JourneyFlight[])[];

/** Reason why flights are no single journey. `leg`: index of the way, from 0. */
export type JourneyProblem =
  | { kind: 'connection'; leg: number; message: string }
  /** The way back is not between the cities of the way there. */
  | { kind: 'openJaw'; leg: number }
  /** The way back leaves before the way there has arrived. */
  | { kind: 'tooEarly'; leg: number };

/**
 * Returns the first problem of a journey, or undefined: each way must be one flight or a feasible connection, a way
 * back must be between the cities of the way there, and must leave after its arrival.
 */
export function journeyProblem(
  ways: Ways,
  t: ConnectionTexts = connectionTexts.chinese,
): JourneyProblem | undefined {
  for (const leg of ways.keys()) {
    const message = connectionProblem(ways[leg] ?? [], t);
    if (message !== undefined) return { kind: 'connection', leg, message };
  }
  for (const leg of ways.keys()) {
    const [there, back] = [ways[leg - 1], ways[leg]];
    if (there === undefined || back === undefined) continue;
    if (fromOf(back) !== toOf(there) || toOf(back) !== fromOf(there)) return { kind: 'openJaw', leg };
    if ((back[0]?.takeOffTime ?? '') <= (there.at(-1)?.arrTime ?? '')) return { kind: 'tooEarly', leg };
  }
  return undefined;
}

const fromOf = (flights: Ways[number]) => flights[0]?.depCityName;
const toOf = (flights: Ways[number]) => flights.at(-1)?.arrCityName;

/** Position of a flight in a journey: its way, and its place among the flights of that way, from 1 each. */
export interface JourneyPlace {
  segmentNo: number;
  /** Missing for the first. */
  sequenceNo?: number | undefined;
}

/** True when the flights are in the order flown, in `ways` ways. */
export function isInOrder(places: readonly JourneyPlace[], ways: number): boolean {
  let segment = 0;
  let sequence = 0;
  for (const { segmentNo, sequenceNo = 1 } of places) {
    const isNext = sequenceNo === 1 ? segmentNo === segment + 1 : segmentNo === segment;
    if (!isNext || (sequenceNo !== 1 && sequenceNo !== sequence + 1)) return false;
    segment = segmentNo;
    sequence = sequenceNo;
  }
  return segment === ways;
}
