import type { NewEnterprisePart } from '../server/enterprise-part';
import { insertBuiltInRoles } from './objects/insert-roles';
import { productRights } from './objects/update';
import { administratorRoleNo } from './staff-role';

/** The roles that come with the portal, and the main administrator. */
export const newEnterprise: NewEnterprisePart = {
  after: ['staff'],
  async insert({ tx, enterpriseNum: enterprise_num, administrator: { staffNo: staff_no } }) {
    await insertBuiltInRoles(tx, enterprise_num, await productRights());
    const role_no = administratorRoleNo(enterprise_num);
    await tx.insertInto('staff_role').values({ enterprise_num, staff_no, role_no }).execute();
    await tx.insertInto('main_manager').values({ enterprise_num, staff_no }).execute();
  },
};
