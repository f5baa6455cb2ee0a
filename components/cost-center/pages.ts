import { portalPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '成本中心'];

export const pages = [
  portalPage('/costCenter/dataManage', '数据管理', TRAIL, {
    number: '050501',
    tag: 'cost-center',
    attributes: { 'cost-kind': 'costKind', view: 'view', 'object-no': 'objectNo' },
    detail: { kind: 'costObject', parameter: 'objectNo' },
    acrossEnterprises: ['costKind', 'view'],
  }),
  portalPage('/costCenter/importCostCenter', '导入成本中心', TRAIL, {
    number: '050502',
    tag: 'cost-center-import',
    attributes: { 'cost-kind': 'costKind', 'import-no': 'importNo' },
    detail: { kind: 'costImport', parameter: 'importNo' },
    acrossEnterprises: ['costKind'],
    inMenu: false,
  }),
];
