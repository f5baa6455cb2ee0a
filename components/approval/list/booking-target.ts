import type { Application } from '../../../src/contract/approval/approval';
import { TRAVEL_TYPE } from '../../../src/contract/flight-booking/travel-type';
import type { NavigationTarget } from '../../../src/element/navigation/targets';

/** How the flights of an application are searched for; undefined for an application of no flights. */
export function bookingTarget({
  applyId,
  overStandard,
}: Pick<Application, 'applyId' | 'overStandard'>):
  | Extract<NavigationTarget, { target: 'search' }>
  | undefined {
  const [there, back] = overStandard?.voyages ?? [];
  if (there === undefined) return undefined;
  return {
    target: 'search',
    depCode: there.depAirportCode,
    arrCode: there.arrAirportCode,
    depDate: there.depDate,
    retDate: back?.depDate ?? '',
    // standards hold on business alone
    travelType: TRAVEL_TYPE.business,
    overApplyId: applyId,
  };
}
