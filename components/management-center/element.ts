import { defineAdministration } from '../../src/element/administration/define-administration';
import { managementCenter } from './declaration';

export default defineAdministration(managementCenter, {
  managementIndex: () => import('./index-page/ManagementIndex'),
  configGuide: () => import('./guide/ConfigGuide'),
});
