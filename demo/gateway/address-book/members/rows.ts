import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { RowOf } from '../../../../src/contract/resource/resource';
import type { CallerContext } from '../../server/http/implement';
import type { StoredRow } from '../../server/resource/any-table';
import type { AnyStorage } from '../../server/resource/storage';
import { refuseChanged, storedRows } from '../../server/resource/stored-rows';
import { memberStorage, relatedTo } from './storage';

export type Member = RowOf<typeof staffMembers> & { version: number };

/** Staff within the caller's data scope, for changes. The types are checked where the storage is defined. */
export const memberRows = storedRows(staffMembers, memberStorage as unknown as AnyStorage);

async function show(context: CallerContext, row: StoredRow): Promise<Member> {
  const [related] = await relatedTo(context, [row]);
  return (await memberRows.showOne(context, row, related)) as Member;
}

/** Member of staff for display, with masked numbers. */
export const shown = async (context: CallerContext, staffNo: string): Promise<Member> =>
  show(context, await memberRows.find(context, staffNo));

/** Locks the member for a change if the version is still the caller's. Throws rowUnknown, rowChanged. */
export async function holdMember(
  context: CallerContext,
  { key, version }: { key: string; version: number },
): Promise<Member> {
  const member = await show(context, await memberRows.hold(context, key));
  refuseChanged(member, version);
  return member;
}
