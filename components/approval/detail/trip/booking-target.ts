import type { Application } from '../../../../src/contract/approval/approval';
import { TRAVEL_TYPE } from '../../../../src/contract/flight-booking/travel-type';
import type { NavigationTarget } from '../../../../src/element/navigation/targets';

/** Search target for the flights of an application; undefined for an application without flights. */
export function bookingTarget({
  applyId,
  overStandard,
}: Pick<Application, 'applyId' | 'overStandard'>):
  | Extract<NavigationTarget, { target: 'search' }>
  | undefined {
  const voyages = overStandard?.voyages ?? [];
  const [there] = voyages;
  const back = voyages.find(({ segmentNo }) => segmentNo === 2);
  // the outbound leg of a connection ends where its last flight lands
  const last = voyages.findLast(({ segmentNo }) => segmentNo === 1);
  if (there === undefined) return undefined;
  return {
    target: 'search',
    depCode: there.depAirportCode,
    arrCode: (last ?? there).arrAirportCode,
    depDate: there.depDate,
    retDate: back?.depDate ?? '',
    // travel standards apply to business trips only
    travelType: TRAVEL_TYPE.business,
    overApplyId: applyId,
  };
}
