import { staffMembers } from '../../../src/contract/address-book/staff-members';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { staffPage } from './staff-page';
import { staffMemberTexts } from './texts';

export default resourcePage(staffMembers, staffMemberTexts, {
  ...staffPage,
  path: '/employeeManage/staffDetail',
});
