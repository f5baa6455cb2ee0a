import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '通讯录'];

export const pages = [
  administrationPage('/addressBook/manage/positionList', '职位列表', TRAIL, 'address-book', 'positionList', {
    number: '050204',
  }),
  administrationPage(
    '/addressBook/manage/gradeMaintain',
    '职级维护',
    TRAIL,
    'address-book',
    'gradeMaintain',
    { number: '050205' },
  ),
];
