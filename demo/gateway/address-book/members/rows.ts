import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { AnyStorage } from '../../server/resource/storage';
import { storedRows } from '../../server/resource/stored-rows';
import { memberStorage } from './storage';

/** Staff within the caller's data scope, for changes. Their types are checked where the storage is defined. */
export const memberRows = storedRows(staffMembers, memberStorage as unknown as AnyStorage);
