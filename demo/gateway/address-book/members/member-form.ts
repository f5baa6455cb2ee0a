import type { staffMembers } from '../../../../src/contract/address-book/staff-members';
import type { FormOf } from '../../../../src/contract/resource/resource';

export type MemberForm = FormOf<typeof staffMembers>;
