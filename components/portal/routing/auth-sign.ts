import { takeParameter } from '../../../src/element/navigation/take-parameter';

/** Name of the parameter that carries a token (specification 4). */
const PARAMETER = 'authSign';

/** Removes the token from the address and returns it; undefined where there is none. */
export const takeAuthSign = (location: Location, history: History): string | undefined =>
  takeParameter(PARAMETER, { location, history }) || undefined;

/** Removes the ticket of an operator of the agency who looks at the portal, and returns it. */
export const takeViewSign = (location: Location, history: History): string | undefined =>
  takeParameter('viewSign', { location, history }) || undefined;

/** Removes the ticket of a sign-in at the user's company, and returns it. */
export const takeSignOnTicket = (location: Location, history: History): string =>
  takeParameter('signOnTicket', { location, history }) ?? '';

/** True when a third party has redirected the browser back, with a code or an error. */
export function isFromThirdParty(search: string): boolean {
  const query = new URLSearchParams(search);
  return query.get('state')?.startsWith('tp.') === true && (query.has('code') || query.has('error'));
}
