import { queryStaffInfoVagueForCloud, type StaffTraveller } from '../../../../src/contract/staff';
import { read, type ReadOptions } from '../../../../src/element/data/read';
import type { Host } from '../../../../src/element/host/host';

/** The user as a traveller; undefined when the enterprise has no record of them. */
export async function findSelf(
  host: Host,
  options: Pick<ReadOptions, 'signIn'> = {},
): Promise<StaffTraveller | undefined> {
  const found = await read(host, queryStaffInfoVagueForCloud, { keyword: '', self: true }, options);
  return found.staffList[0];
}
