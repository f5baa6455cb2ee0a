import { defineAdministration } from '../../src/element/administration/define-administration';
import { airlineAgreement } from './declaration';

export default defineAdministration(airlineAgreement, {
  protocolWhitelistManage: () => import('./whitelists/Whitelists'),
  protocolWhitelistSubmit: () => import('./whitelist-staff/WhitelistStaff'),
});
