import type { ListedOffer } from './offers';

/** A row of the list: flight numbers of one aircraft, of which one leads. */
export interface AircraftRow {
  /** The flight that is flown, whoever sells it. */
  key: string;
  /** Agreed to beforehand, or else the one with the lowest price that those who travel can buy. */
  lead: ListedOffer;
  /** The other flight numbers, in the order in which they would lead. */
  others: readonly ListedOffer[];
}

/** One row an aircraft: each listed flight stands in one of them. A row takes the place that its lead has in the list. */
export function mergeByAircraft(listed: readonly ListedOffer[]): AircraftRow[] {
  const byAircraft = new Map<string, ListedOffer[]>();
  for (const offer of listed) {
    const key = aircraftOf(offer);
    const known = byAircraft.get(key);
    if (known) known.push(offer);
    else byAircraft.set(key, [offer]);
  }
  for (const flights of byAircraft.values()) flights.sort(inOrderOfLead);
  return listed.flatMap((offer) => {
    const key = aircraftOf(offer);
    const [lead, ...others] = byAircraft.get(key) ?? [];
    return lead === offer ? [{ key, lead, others }] : [];
  });
}

/** A connection is one of its own. */
function aircraftOf({ key, connection, flight }: ListedOffer): string {
  if (connection) return key;
  const { flightNo, operatingFlightNo, depAirportCode, arrAirportCode, takeOffTime } = flight;
  return [operatingFlightNo || flightNo, depAirportCode, arrAirportCode, takeOffTime].join();
}

const inOrderOfLead = (a: ListedOffer, b: ListedOffer): number =>
  Number(b.isApproved === true) - Number(a.isApproved === true) ||
  Number(a.cheapest.obstacle !== undefined) - Number(b.cheapest.obstacle !== undefined) ||
  a.lowest - b.lowest ||
  Number(a.flight.isShare) - Number(b.flight.isShare) ||
  (a.key < b.key ? -1 : 1);
