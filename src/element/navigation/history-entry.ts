type State = Readonly<Record<string, unknown>>;

/** Where a page is, as its own address says. */
interface Whereabouts {
  /** Path, query and hash that the entry is for. */
  pathname: string;
  search: string;
  hash: string;
}

/**
 * State of an entry of the page's history that an element makes or changes. What the page's own router keeps there stays, and
 * says of the new entry what it says of its own: routers of Vue and Next go by it when the user comes back, and lead to the
 * address that stands in it.
 */
export function entryState(former: unknown, at: Whereabouts, isNew: boolean): State {
  const state: State = isState(former) ? former : {};
  return { ...state, ...vueRouterState(state, at, isNew), ...nextState(state, at) };
}

const isState = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of vue-router: the address without its base, the one before, and how many entries there are before. */
function vueRouterState(state: State, at: Whereabouts, isNew: boolean): State {
  const { current, position } = state;
  if (typeof current !== 'string' || typeof position !== 'number') return {};
  // in the hash the router has addresses of its own, which the query is no part of
  const isInHash = at.hash.slice(1) === current && !at.pathname.endsWith(pathOf(current));
  const next = isInHash ? current : pathOf(current) + at.search + at.hash;
  if (!isNew) return { current: next };
  return {
    back: current,
    current: next,
    forward: null,
    replaced: false,
    position: position + 1,
    scroll: null,
  };
}

/** Of the pages of Next: the address as it is shown, and the route with its query. */
function nextState(state: State, { pathname, search, hash }: Whereabouts): State {
  const { __N: isNext, url } = state;
  if (isNext !== true || typeof url !== 'string') return {};
  const query = new URLSearchParams(url.split(/\?(.*)/s)[1] ?? '');
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value);
  const text = query.toString();
  return { as: pathname + search + hash, url: pathOf(url) + (text === '' ? '' : `?${text}`) };
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');
