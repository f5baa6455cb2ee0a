import { staffMembers } from '../../src/contract/address-book/staff-members';
import type { CountLinkTarget } from '../../src/element/list/CountLink';

/** The list of staff with filters. */
export const staffLink = (filters: Readonly<Record<string, string>>): CountLinkTarget => ({
  path: '/addressBook/manage/list',
  filters: new URLSearchParams(filters).toString(),
  right: staffMembers.permission.read,
});
