import type { Aircraft } from '../../reference-data/index';
import type { CarrierProfile } from './carrier-profiles';
import { chance, pick } from '../hash';
import type { Route } from './network';

/** Wide-bodies fly busy routes of sufficient length, and some of the longest lines. */
const TRUNK = { weekly: 60, distance: 800, share: 0.35 };
const LONG_HAUL = { weekly: 25, distance: 1800, share: 0.2 };
/** Regional aircraft fly thin routes that are not too long. */
const REGIONAL = { weekly: 14, distance: 1300 };
const FEEDER_KM = 800;

/** Aircraft that flies a number on a route, the same all year. */
export function aircraftFor(
  fleet: CarrierProfile,
  types: ReadonlyMap<string, Aircraft>,
  route: Route,
  seed: number,
): Aircraft {
  const code = pick(family(fleet, route, seed), seed, 'aircraft');
  const type = types.get(code);
  if (!type) throw new RangeError(`Unknown aircraft ${code}`);
  return type;
}

function family(fleet: CarrierProfile, { weekly, distance }: Route, seed: number): readonly string[] {
  const { narrow, wide, regional } = fleet;
  const few = weekly <= REGIONAL.weekly && distance <= REGIONAL.distance;
  if (regional.length > 0 && (few || narrow.length === 0)) return regional;
  const suitsWide = [TRUNK, LONG_HAUL].some(
    (line) =>
      weekly >= line.weekly && distance >= line.distance && chance(seed, `wide ${line.weekly}`) < line.share,
  );
  return suitsWide && wide.length > 0 ? wide : narrow;
}

/** Feeder lines (支线) are the short thin ones of airlines that specialise in them. */
export function isFeederLine(fleet: CarrierProfile, { weekly, distance }: Route): boolean {
  return fleet.feeder && weekly <= REGIONAL.weekly && distance <= FEEDER_KM;
}
