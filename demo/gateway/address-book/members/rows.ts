import { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { AnyStorage } from '../../server/resource/storage';
import { storedRows } from '../../server/resource/stored-rows';
import { memberStorage } from './storage';

/** Staff within the caller's data scope, for what changes them. The types were held against each other where the storage is made. */
export const memberRows = storedRows(staffMembers, memberStorage as unknown as AnyStorage);
