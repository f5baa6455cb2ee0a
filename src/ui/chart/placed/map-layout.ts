import type { Size } from '../drawing';
import { MAP, type MapPlaces, type Town } from '../picture';
import { LAND } from './land';

type Point = readonly [x: number, y: number];

/** A line as it is bent: from one end to the other, drawn to the point beside. */
export interface Bend {
  from: Point;
  beside: Point;
  to: Point;
}

export interface MapLayout {
  land: readonly (readonly Point[])[];
  bends: readonly Bend[];
  /** Every town once, in the order of the lines. */
  towns: readonly { name: string; at: Point }[];
  indexAt: (x: number, y: number) => number | undefined;
}

/** Degrees about the towns, and from one end of a map to the other at least. */
const ROOM = 3;
const LEAST = 12;
/** How far a line is bent, in parts of its length. */
const BENT = 0.16;
/** px: how near a pointer has to be. */
const NEAR = 10;
const PARTS = 24;

/** Degrees north as a map of Mercator has them: directions are right, and China stands as one knows it. */
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

/** Towns, lines and land on a map of this size; there is more of the land where the size has another shape than the map. */
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

/** Degrees from the first town to the last with room about them, as far as a map goes. */
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

/** Bent to the same side whichever end comes first. */
function bendOf(one: Point, other: Point): Bend {
  const [from, to] =
    one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]) ? [one, other] : [other, one];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return { from, to, beside: [(from[0] + to[0]) / 2 + BENT * dy, (from[1] + to[1]) / 2 - BENT * dx] };
}

/** A point of a bend, from 0 to 1. */
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
