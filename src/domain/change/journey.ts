/** A flight of a journey; wall-clock times of the airports, YYYY-MM-DDTHH:mm. */
export interface JourneyFlight {
  takeOffTime: string;
  arrTime: string;
}

/** True when each flight departs after the arrival of the one before. */
function isInSequence(flights: readonly JourneyFlight[]): boolean {
  return flights.every((flight, i) => {
    const before = flights[i - 1];
    return before === undefined || before.arrTime <= flight.takeOffTime;
  });
}

/** A flight that replaces another one. */
export interface ChangedFlight {
  old: JourneyFlight;
  next: JourneyFlight;
}

/**
 * True when new flights keep the order of a journey: each takes the place of the flight it replaces, and none departs
 * before the preceding one has arrived. `others`: the unchanged flights.
 */
export function isJourneyInOrder(
  changes: readonly ChangedFlight[],
  others: readonly JourneyFlight[],
): boolean {
  const flights = [
    ...changes.map(({ old, next }) => ({ at: old.takeOffTime, flight: next })),
    ...others.map((flight) => ({ at: flight.takeOffTime, flight })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return isInSequence(flights.map(({ flight }) => flight));
}
