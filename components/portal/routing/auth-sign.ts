/** Name of the parameter that hands a token over (specification 4). */
const PARAMETER = 'authSign';

/** Takes the token out of the address, query or hash, so that neither the bar nor the history keeps it. */
export function takeAuthSign(location: Location, history: History): string | undefined {
  const url = new URL(location.href);
  const [path = '', search = ''] = url.hash.split(/\?(.*)/s, 2);
  const inHash = new URLSearchParams(search);
  const token = url.searchParams.get(PARAMETER) ?? inHash.get(PARAMETER) ?? undefined;
  if (token === undefined) return undefined;
  url.searchParams.delete(PARAMETER);
  inHash.delete(PARAMETER);
  url.hash = inHash.size > 0 ? `${path}?${inHash.toString()}` : path;
  history.replaceState(history.state, '', url);
  return token === '' ? undefined : token;
}

/** A third party has sent the browser back: with a code, or with why there is none. */
export function comesFromThirdParty(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('state')?.startsWith('tp.') === true && (query.has('code') || query.has('error'));
}
