import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '企业设置'];
const TAG = 'management-center';
/** The address says nothing more of them. */
const PLAIN = { attributes: {}, detail: undefined, acrossEnterprises: [] };

export const pages = [
  administrationPage('/managementCenter/managementIndex', '管理中心', TRAIL, TAG, 'managementIndex', {
    ...PLAIN,
    number: '050901',
  }),
  administrationPage('/managementCenter/configGuide', '配置向导', TRAIL, TAG, 'configGuide', {
    ...PLAIN,
    number: '050902',
  }),
];
