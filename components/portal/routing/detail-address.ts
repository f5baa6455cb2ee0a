import type { RouteTarget } from '../../../src/domain/portal/navigation';
import type { DetailChange } from '../../../src/element/navigation/detail';
import type { Route } from './route';

/** Next address of a navigation. */
export interface Move {
  to: RouteTarget;
  /** Replaces the history entry: the same entity is shown in another mode. */
  replace: boolean;
}

/** Address of the entity that an element shows; undefined when the address already names it or cannot. */
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
    // the path may contain the id itself
    const present = parameter in query ? { [parameter]: id } : {};
    return { to: { path, query: { ...rest, ...present, ...flag(named) } }, replace: true };
  }
  const { path: at, query: beside } = listOf(entry ?? list, path, rest);
  return { to: { path: at, query: { ...beside, [parameter]: id, ...flag(named) } }, replace: false };
}

/** Address of the list: this page or another. */
const listOf = (list: string | undefined, path: string, query: RouteTarget['query']): RouteTarget =>
  list === undefined ? { path, query } : { path: list, query: {} };

const flag = (mode: string | undefined): RouteTarget['query'] => (mode === undefined ? {} : { [mode]: '1' });
