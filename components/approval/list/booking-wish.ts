import type { Application } from '../../../src/contract/approval/approval';

/** A search for the flights of an over-standard choice, with the application it is booked by. */
export interface BookingWish {
  depCode: string;
  arrCode: string;
  depDate: string;
  /** '' for one way. */
  retDate: string;
  overApplyId: string;
}

/** How the flights of an application are searched for; undefined for an application of no flights. */
export function bookingWish({
  applyId,
  overStandard,
}: Pick<Application, 'applyId' | 'overStandard'>): BookingWish | undefined {
  const [there, back] = overStandard?.voyages ?? [];
  if (there === undefined) return undefined;
  return {
    depCode: there.depAirportCode,
    arrCode: there.arrAirportCode,
    depDate: there.depDate,
    retDate: back?.depDate ?? '',
    overApplyId: applyId,
  };
}
