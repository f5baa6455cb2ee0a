import { portalPage } from '../../src/domain/portal/portal-page';

const page = (number: string, name: string, title: string) =>
  portalPage(`/managementCenter/${name}`, title, ['企业管理', '企业设置'], {
    number,
    tag: 'management-center',
    fixed: { page: name },
  });

export const pages = [
  page('050901', 'managementIndex', '管理中心'),
  page('050902', 'configGuide', '配置向导'),
];
