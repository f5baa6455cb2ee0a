import type { staffMembers } from '../../../src/contract/address-book/staff-members';
import type { RowOf } from '../../../src/contract/resource/resource';

/** Row of the gateway. */
export type Member = RowOf<typeof staffMembers>;
export const versionOf = (row: Member): number => ('version' in row ? Number(row.version) : 0);
