import type { Host } from '../../../src/element/host/host';
import { withSession } from '../../../src/element/host/sign-in';
import { findSelf, findStaff } from '../model/calls';
import type { TravellerDraft } from '../passengers/draft';
import { travellerOf } from '../passengers/travellers';
import type { TravelRequest } from './request';

/** The travellers of a request as the order needs them; those the user may not book are left out. */
export async function findRequestTravellers(
  host: Host,
  travellers: TravelRequest['trip']['travellers'],
  flightDate: string,
): Promise<TravellerDraft[]> {
  const { runtime } = host;
  const self = await withSession(host, () => findSelf(runtime));
  const found = await Promise.all(
    travellers.map(async ({ staffNO }) => {
      if (staffNO === self?.staffNO) return self;
      return (await findStaff(runtime, staffNO)).find((staff) => staff.staffNO === staffNO);
    }),
  );
  return found.flatMap((staff) => (staff ? [travellerOf(staff, flightDate)] : []));
}
