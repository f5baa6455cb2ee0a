type State = Readonly<Record<string, unknown>>;

/** Position of a page in its own address. */
interface Whereabouts {
  /** Path, query and hash of the history entry. */
  pathname: string;
  search: string;
  hash: string;
}

/**
 * State of a history entry that an element adds or changes. Keeps the state of the page's own router and extends it for
 * the new entry as the router would: the routers of Vue and Next read it when the user returns, and navigate to the
 * address in it.
 */
export function entryState(former: unknown, at: Whereabouts, isNew: boolean): State {
  const state: State = isState(former) ? former : {};
  return { ...state, ...vueRouterState(state, at, isNew), ...nextState(state, at) };
}

const isState = (value: unknown): value is State =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** State of vue-router: the address without its base, the previous one, and the number of preceding entries. */
function vueRouterState(state: State, at: Whereabouts, isNew: boolean): State {
  const { current, position } = state;
  if (typeof current !== 'string' || typeof position !== 'number') return {};
  // in hash mode the router's addresses do not include the query
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

/** State of Next: the displayed address, and the route with its query. */
function nextState(state: State, { pathname, search, hash }: Whereabouts): State {
  const { __N: isNext, url } = state;
  if (isNext !== true || typeof url !== 'string') return {};
  const query = new URLSearchParams(url.split(/\?(.*)/s)[1] ?? '');
  for (const [name, value] of new URLSearchParams(search)) query.set(name, value);
  const text = query.toString();
  return { as: pathname + search + hash, url: pathOf(url) + (text === '' ? '' : `?${text}`) };
}

const pathOf = (address: string): string => address.replace(/[?#].*$/s, '');
