import type { RouteTarget } from '../../../src/domain/portal/navigation';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import type { NavigationTarget } from '../../../src/element/navigation/targets';

const KEYS = ['depCode', 'arrCode', 'depDate', 'retDate'] as const;

/** Search parameters in the address. */
export type Search = Pick<
  Extract<NavigationTarget, { target: 'search' }>,
  (typeof KEYS)[number] | 'travelType'
>;

/** Position in a booking; '' for a missing part. */
export interface BookingStep {
  step: string;
  orderNo: string;
  /** View of the flights. */
  view: string;
}

/** Step at which every search begins. */
export const AT_FLIGHTS: BookingStep = { step: '', orderNo: '', view: '' };

/** Default, which addresses omit. */
const USUAL = TRAVEL_TYPE.business;

/** Query of the booking page for a search; other parameters stay. */
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

/** Query of the booking page at a step of a booking. */
export function stepQuery(
  { step: _step, orderNo: _order, view: _view, ...rest }: RouteTarget['query'],
  { step, orderNo, view }: BookingStep,
): RouteTarget['query'] {
  const given = Object.entries({ step, orderNo, view }).filter(([, value]) => value !== '');
  return { ...rest, ...Object.fromEntries(given) };
}

/** Query of the booking page for a business or private journey. */
export const travelTypeQuery = (
  { travelType: _former, ...present }: RouteTarget['query'],
  travelType: Search['travelType'],
): RouteTarget['query'] => (travelType === USUAL ? present : { ...present, travelType: `${travelType}` });
