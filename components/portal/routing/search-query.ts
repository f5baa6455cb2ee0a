import type { RouteTarget } from '../../../src/domain/portal/navigation';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import type { NavigationTarget } from '../../../src/element/navigation/targets';

const KEYS = ['depCode', 'arrCode', 'depDate', 'retDate'] as const;

/** What is searched for. */
export type Search = Pick<
  Extract<NavigationTarget, { target: 'search' }>,
  (typeof KEYS)[number] | 'travelType'
>;

/** Where in a booking the user is; '' for what is not given. */
export interface BookingStep {
  step: string;
  orderNo: string;
  /** How the flights are looked at. */
  view: string;
}

/** Where every search begins. */
export const AT_FLIGHTS: BookingStep = { step: '', orderNo: '', view: '' };

/** What no address has to say. */
const USUAL = TRAVEL_TYPE.business;

/** The query of the booking page for a search; what else the query says stays. */
export function searchQuery(
  { autoSearch: _auto, ...present }: RouteTarget['query'],
  { travelType = USUAL, ...search }: Partial<Search>,
): RouteTarget['query'] {
  const others = Object.entries(present).filter(([key]) => !KEYS.some((name) => name === key));
  const given = KEYS.flatMap((key): [string, string][] => (search[key] ? [[key, search[key]]] : []));
  const isComplete = Boolean(search.depCode && search.arrCode);
  return travelTypeQuery(
    Object.fromEntries([...others, ...given, ...(isComplete ? [['autoSearch', '1']] : [])]),
    travelType,
  );
}

/** The query of the booking page at a step of a booking. */
export function stepQuery(
  { step: _step, orderNo: _order, view: _view, ...rest }: RouteTarget['query'],
  { step, orderNo, view }: BookingStep,
): RouteTarget['query'] {
  const given = Object.entries({ step, orderNo, view }).filter(([, value]) => value !== '');
  return { ...rest, ...Object.fromEntries(given) };
}

/** The query of the booking page for a journey on business or a private one. */
export const travelTypeQuery = (
  { travelType: _former, ...present }: RouteTarget['query'],
  travelType: Search['travelType'],
): RouteTarget['query'] => (travelType === USUAL ? present : { ...present, travelType: `${travelType}` });
