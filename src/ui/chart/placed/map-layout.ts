import type { Size } from '../chart-canvas';
import { MAP, type MapPlaces, type Town } from '../picture';
import { LAND } from './land';

type Point = readonly [x: number, y: number];

/** A quadratic curve from one end to the other, with `beside` as control point. */
export interface Bend {
  from: Point;
  beside: Point;
  to: Point;
}

export interface MapLayout {
  land: readonly (readonly Point[])[];
  bends: readonly Bend[];
  /** Each town once, in the order of the lines. */
  towns: readonly { name: string; at: Point }[];
  indexAt: (x: number, y: number) => number | undefined;
}

/** Degrees around the towns, and least extent of a map. */
const ROOM = 3;
const LEAST = 12;
/** Bend of a line relative to its length. */
const BENT = 0.16;
/** Distance in px within which the pointer hits a line. */
const NEAR = 10;
const PARTS = 24;

/** Latitude in the Mercator projection: directions are true, and China has its familiar shape. */
const northing = (latitude: number): number =>
  (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));

const LINES = LAND.split('\n').map((ring) => {
  const deltas = (ring.match(/-?\d+/g) ?? []).map(Number);
  let [longitude, latitude] = [0, 0];
  return Array.from({ length: deltas.length / 2 }, (_, at): Point => {
    longitude += deltas[2 * at] ?? 0;
    latitude += deltas[2 * at + 1] ?? 0;
    return [longitude / 10, latitude / 10];
  });
});

/** Layout of towns, lines and land in this size; more land is visible where the aspect ratios differ. */
export function mapLayout({ lines }: MapPlaces, { width, height }: Size): MapLayout {
  const towns = lines.flat();
  const [west, east] = spanOf(towns, 'longitude', MAP.west, MAP.east);
  const [south, north] = spanOf(towns, 'latitude', MAP.south, MAP.north).map(northing) as [number, number];
  const scale = Math.min(width / (east - west), height / (north - south));
  const placeOf = (longitude: number, latitude: number): Point => [
    width / 2 + (longitude - (west + east) / 2) * scale,
    height / 2 - (northing(latitude) - (north + south) / 2) * scale,
  ];
  const townAt = ({ longitude, latitude }: Town) => placeOf(longitude, latitude);
  const bends = lines.map(([one, other]) => bendOf(townAt(one), townAt(other)));
  const known = new Map(towns.map((town) => [town.name, { name: town.name, at: townAt(town) }]));
  return {
    land: LINES.map((ring) => ring.map(([longitude, latitude]) => placeOf(longitude, latitude))),
    bends,
    towns: [...known.values()],
    indexAt(x, y) {
      const distances = bends.map((bend) => distanceTo(bend, [x, y]));
      const nearest = Math.min(...distances);
      return nearest <= NEAR ? distances.indexOf(nearest) : undefined;
    },
  };
}

/** Degrees from the first town to the last with a margin, within the bounds of maps. */
function spanOf(
  towns: readonly Town[],
  of: 'longitude' | 'latitude',
  first: number,
  last: number,
): [from: number, to: number] {
  if (towns.length === 0) return [first, last];
  const degrees = towns.map((town) => town[of]);
  const [from, to] = [Math.min(...degrees), Math.max(...degrees)];
  const room = Math.max(ROOM, (LEAST - (to - from)) / 2);
  return [Math.max(first, from - room), Math.min(last, to + room)];
}

/** Curve between two towns, bent to the same side in either direction. */
function bendOf(one: Point, other: Point): Bend {
  const [from, to] =
    one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]) ? [one, other] : [other, one];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return { from, to, beside: [(from[0] + to[0]) / 2 + BENT * dy, (from[1] + to[1]) / 2 - BENT * dx] };
}

/** Point of a curve at `t` from 0 to 1. */
export function pointOf({ from, beside, to }: Bend, t: number): [x: number, y: number] {
  const at = (axis: 0 | 1) => (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * beside[axis] + t ** 2 * to[axis];
  return [at(0), at(1)];
}

function distanceTo(bend: Bend, [x, y]: Point): number {
  const distances = Array.from({ length: PARTS + 1 }, (_, part) => {
    const [px, py] = pointOf(bend, part / PARTS);
    return Math.hypot(px - x, py - y);
  });
  return Math.min(...distances);
}
