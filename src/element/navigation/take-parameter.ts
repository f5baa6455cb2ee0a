import { entryState } from './history-entry';

/** A place in the history, as a page has it. */
export interface Place {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * Takes a parameter out of the address, query or hash, so that neither the bar nor the history keeps it; undefined where there is
 * none that begins so. `state`: what the entry of the history is told with it.
 */
export function takeParameter(
  name: string,
  { location, history }: Place,
  { begin = '', state }: { begin?: string; state?: object } = {},
): string | undefined {
  const url = new URL(location.href);
  const [path = '', search = ''] = url.hash.split(/\?(.*)/s, 2);
  const inHash = new URLSearchParams(search);
  const value = [url.searchParams, inHash]
    .map((query) => query.get(name))
    .find((one) => one?.startsWith(begin));
  if (value === undefined || value === null) return undefined;
  url.searchParams.delete(name);
  inHash.delete(name);
  url.hash = inHash.size > 0 ? `${path}?${inHash.toString()}` : path;
  const { state: former } = history as { state: object | null };
  const next = state ? { ...former, ...state } : former;
  // a router of the page keeps the address in its state, too, and would bring it back
  history.replaceState(next && entryState(next, url, false), '', url);
  return value;
}
