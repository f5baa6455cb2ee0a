import type { RouteTarget } from '../../../src/domain/portal/navigation';
import type { DetailChange } from '../../../src/element/navigation/detail';
import type { Route } from './route';

/** Where the address goes on to. */
export interface Move {
  to: RouteTarget;
  /** The same entry of the history: what is shown is the same, and something else is done with it. */
  replace: boolean;
}

/** The address that says what an element shows; undefined: it says so already, or is not the address's to say. */
export function detailMove(
  { page, path, query, parameters }: Pick<Route, 'page' | 'path' | 'query' | 'parameters'>,
  { kind, id, mode }: DetailChange,
): Move | undefined {
  const detail = page?.detail;
  if (detail?.kind !== kind) return undefined;
  const { parameter, modes = [], list, entry } = detail;
  const shown = parameters[parameter];
  const shownMode = modes.find((name) => parameters[name] !== undefined);
  const { [parameter]: _shown, ...others } = query;
  const rest = Object.fromEntries(Object.entries(others).filter(([name]) => !modes.includes(name)));
  if (id === null) return shown === undefined ? undefined : { to: listOf(list, path, rest), replace: false };
  const named = mode !== undefined && modes.includes(mode) ? mode : undefined;
  if (shown === id && named === shownMode) return undefined;
  if (shown === id) {
    // the path may name the entry itself
    const present = parameter in query ? { [parameter]: id } : {};
    return { to: { path, query: { ...rest, ...present, ...flag(named) } }, replace: true };
  }
  const { path: at, query: beside } = listOf(entry ?? list, path, rest);
  return { to: { path: at, query: { ...beside, [parameter]: id, ...flag(named) } }, replace: false };
}

/** The list: on this page, or on its own. */
const listOf = (list: string | undefined, path: string, query: RouteTarget['query']): RouteTarget =>
  list === undefined ? { path, query } : { path: list, query: {} };

const flag = (mode: string | undefined): RouteTarget['query'] => (mode === undefined ? {} : { [mode]: '1' });
