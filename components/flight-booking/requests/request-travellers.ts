import type { Host } from '../../../src/element/host/host';
import { queryStaffInfoVagueForCloud } from '../../../src/contract/staff';
import { read } from '../../../src/element/data/read';
import type { TravellerDraft } from '../passengers/draft/draft';
import { findSelf } from '../passengers/travellers/find-self';
import { travellerOf } from '../passengers/travellers/travellers';
import type { TravelRequest } from './request';

/** Travellers of a request for an order. Those the user may not book are left out. */
export async function findRequestTravellers(
  host: Host,
  travellers: TravelRequest['trip']['travellers'],
  flightDate: string,
): Promise<TravellerDraft[]> {
  const self = await findSelf(host, { signIn: true });
  const found = await Promise.all(
    travellers.map(async ({ staffNO }) => {
      if (staffNO === self?.staffNO) return self;
      const { staffList } = await read(host, queryStaffInfoVagueForCloud, { keyword: staffNO });
      return staffList.find((staff) => staff.staffNO === staffNO);
    }),
  );
  return found.flatMap((staff) => (staff ? [travellerOf(staff, flightDate)] : []));
}
