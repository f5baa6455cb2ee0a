import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '通讯录'];
const TAG = 'address-book';
const LIST = '/addressBook/manage/list';
/** Page whose address names no row. */
const PLAIN = { attributes: {}, detail: undefined, acrossEnterprises: [] };
/** Page without a menu entry, linked from another page. */
const BEHIND = { ...PLAIN, inMenu: false };
/** Page of one member of staff, named by the path. */
const ONE = {
  inMenu: false,
  attributes: { row: 'id' },
  detail: { kind: 'row', parameter: 'id', list: LIST },
  acrossEnterprises: [],
};

export const pages = [
  administrationPage(LIST, '员工列表', TRAIL, TAG, 'list', { number: '050203' }),
  administrationPage('/addressBook/manage/positionList', '职位列表', TRAIL, TAG, 'positionList', {
    number: '050204',
  }),
  administrationPage('/addressBook/manage/gradeMaintain', '职级维护', TRAIL, TAG, 'gradeMaintain', {
    number: '050205',
  }),
  administrationPage('/addressBook/manage/definedTemplate', '自定义模板', TRAIL, TAG, 'definedTemplate', {
    number: '050206',
  }),
  administrationPage('/addressBook/manage/enterpriseInvite', '企业邀请', TRAIL, TAG, 'enterpriseInvite', {
    ...PLAIN,
    // the filters attribute carries the tab
    attributes: { filters: 'filters' },
    number: '050207',
  }),
  administrationPage('/addressBook/manage/positionModule', '职位模板', TRAIL, TAG, 'positionModule', {
    ...BEHIND,
    number: '050208',
  }),
  administrationPage('/addressBook/manage/addPosition', '新增职位', TRAIL, TAG, 'addPosition', {
    ...BEHIND,
    number: '050209',
  }),
  administrationPage('/employeeManage/staffDetail/{id}', '员工详情', TRAIL, TAG, 'staffDetail', {
    ...ONE,
    number: '050201',
  }),
  administrationPage('/employeeManage/staffEdit/{id?}', '员工编辑', TRAIL, TAG, 'staffEdit', {
    ...ONE,
    number: '050202',
  }),
];
