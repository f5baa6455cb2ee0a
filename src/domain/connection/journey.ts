import { connectionProblem } from './connection';
import { connectionTexts, type ConnectionTexts } from './texts/texts';

type JourneyFlight = Parameters<typeof connectionProblem>[0][number];

/** The flights of each way of a journey in the order flown: one, or those of a connection. */
export type Ways = readonly (readonly JourneyFlight[])[];

/** What keeps flights from being one journey. `leg`: the way it is about, from 0. */
export type JourneyProblem =
  | { kind: 'connection'; leg: number; message: string }
  /** The way back is not between the cities of the way there. */
  | { kind: 'openJaw'; leg: number }
  /** It leaves before the way before it has arrived. */
  | { kind: 'tooEarly'; leg: number };

/**
 * The first problem of a journey: each way is one flight or a connection that can be caught, a way back lies between the
 * cities of the way there, and leaves after that has arrived. undefined: none.
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

/** Where a flight stands in a journey: its way, and its place among the flights of that, from 1 each. */
export interface JourneyPlace {
  segmentNo: number;
  /** Without it the first. */
  sequenceNo?: number | undefined;
}

/** Do the flights stand in the order flown, in so many ways? */
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
