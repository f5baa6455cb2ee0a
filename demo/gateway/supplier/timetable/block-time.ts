import type { Airport } from '../../reference-data/index';
import type { Network } from './network';

const EARTH_RADIUS_KM = 6371.0088;
/** Ground speed, including climb, descent and detours of the airways. */
const CRUISE_KMH = 735;
/** Speed that the westerly wind adds flying due east and takes due west. */
const WIND_KMH = 45;
/** Taxiing and manoeuvring in minutes: at quiet airports, and the addition at the two busiest. */
const QUIET_OVERHEAD = 30;
const BUSY_OVERHEAD = 10;
/** Departures a week from which an airport has the full addition. */
const BUSY_TRAFFIC = 3000;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great circle between two airports, km. */
export function distanceKm(a: Airport, b: Airport): number {
  const dLat = radians(b.lat - a.lat);
  const dLon = radians(b.lon - a.lon);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h));
}

/** Scheduled minutes from gate to gate without a stop, in steps of five; `reserve` is added as slack. */
export function blockMinutes(network: Network, from: Airport, to: Airport, reserve = 0): number {
  const distance = distanceKm(from, to);
  const middle = radians((from.lat + to.lat) / 2);
  const eastward = (radians(to.lon - from.lon) * Math.cos(middle) * EARTH_RADIUS_KM) / distance;
  const speed = CRUISE_KMH + WIND_KMH * Math.max(-1, Math.min(1, eastward));
  const busy = (airport: Airport) => Math.min(1, network.traffic(airport.iata) / BUSY_TRAFFIC) / 2;
  const overhead = QUIET_OVERHEAD + BUSY_OVERHEAD * (busy(from) + busy(to));
  return Math.round(((distance / speed) * 60 + overhead + reserve) / 5) * 5;
}
