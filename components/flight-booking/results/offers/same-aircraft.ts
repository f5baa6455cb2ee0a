import type { ListedOffer } from './offers';

/** Row of the list: all flight numbers of one aircraft, led by one of them. */
export interface AircraftRow {
  /** Key of the operated flight, regardless of the selling carrier. */
  key: string;
  /** The approved flight, or else the one with the lowest price that the travellers can buy. */
  lead: ListedOffer;
  /** Other flight numbers, in the order in which they would lead. */
  others: readonly ListedOffer[];
}

/** Groups the listed flights into one row per aircraft. A row has the position of its leading flight. */
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

/** Key of the aircraft. A connection forms a row of its own. */
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
