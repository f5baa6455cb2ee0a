/** A flight as it lies in a journey; wall-clock times of the airports, YYYY-MM-DDTHH:mm. */
export interface JourneyFlight {
  takeOffTime: string;
  arrTime: string;
}

/** Do flights follow each other as they are given, each after the one before has arrived? */
function isInSequence(flights: readonly JourneyFlight[]): boolean {
  return flights.every((flight, i) => {
    const before = flights[i - 1];
    return before === undefined || before.arrTime <= flight.takeOffTime;
  });
}

/** A flight that takes the place of another one. */
export interface ChangedFlight {
  old: JourneyFlight;
  next: JourneyFlight;
}

/**
 * Do new flights keep the order of a journey? Each stands where the flight was that it replaces, and none begins before the
 * one ahead of it has arrived. `others`: the flights that stay.
 */
export function keepsJourney(changes: readonly ChangedFlight[], others: readonly JourneyFlight[]): boolean {
  const flights = [
    ...changes.map(({ old, next }) => ({ at: old.takeOffTime, flight: next })),
    ...others.map((flight) => ({ at: flight.takeOffTime, flight })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : 1));
  return isInSequence(flights.map(({ flight }) => flight));
}
