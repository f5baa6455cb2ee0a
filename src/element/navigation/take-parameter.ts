import { entryState } from './history-entry';

/** Location and history of a page. */
export interface Place {
  location: Pick<Location, 'href'>;
  history: Pick<History, 'state' | 'replaceState'>;
}

/**
 * Removes a parameter from query or hash of the address, so that neither the address bar nor the history keeps it, and
 * returns its value; undefined where there is none. Keeps the history state consistent.
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
  // a router of the page also keeps the address in its state, and would restore it
  history.replaceState(next && entryState(next, url, false), '', url);
  return value;
}
