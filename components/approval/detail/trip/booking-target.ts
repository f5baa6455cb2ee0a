import type { Application } from '../../../../src/contract/approval/approval';
import { TRAVEL_TYPE } from '../../../../src/contract/flight-booking/travel-type';
import type { NavigationTarget } from '../../../../src/element/navigation/targets';

/** How the flights of an application are searched for; undefined for an application of no flights. */
export function bookingTarget({
  applyId,
  overStandard,
}: Pick<Application, 'applyId' | 'overStandard'>):
  | Extract<NavigationTarget, { target: 'search' }>
  | undefined {
  const voyages = overStandard?.voyages ?? [];
  const [there] = voyages;
  const back = voyages.find(({ segmentNo }) => segmentNo === 2);
  // of a connection the last flight there says where it goes
  const last = voyages.findLast(({ segmentNo }) => segmentNo === 1);
  if (there === undefined) return undefined;
  return {
    target: 'search',
    depCode: there.depAirportCode,
    arrCode: (last ?? there).arrAirportCode,
    depDate: there.depDate,
    retDate: back?.depDate ?? '',
    // standards hold on business alone
    travelType: TRAVEL_TYPE.business,
    overApplyId: applyId,
  };
}
