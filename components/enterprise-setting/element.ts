import { defineAdministration } from '../../src/element/administration/define-administration';
import { enterpriseSetting } from './declaration';

export default defineAdministration(enterpriseSetting, {
  companyManageSet: () => import('./company/CompanyManageSet'),
});
