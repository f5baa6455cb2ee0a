import { takeParameter } from '../../../src/element/navigation/take-parameter';

/** Name of the parameter that hands a token over (specification 4). */
const PARAMETER = 'authSign';

/** Takes the token out of the address; undefined where there is none. */
export const takeAuthSign = (location: Location, history: History): string | undefined =>
  takeParameter(PARAMETER, { location, history }) || undefined;

/** A third party has sent the browser back: with a code, or with why there is none. */
export function comesFromThirdParty(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('state')?.startsWith('tp.') === true && (query.has('code') || query.has('error'));
}
