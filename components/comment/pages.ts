import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '点评管理'];

export const pages = [
  administrationPage('/commentManage/commentListPage', '点评列表', TRAIL, 'comment', 'commentListPage', {
    number: '050801',
  }),
  administrationPage('/commentManage/commentConfig', '点评设置', TRAIL, 'comment', 'commentConfig', {
    number: '050802',
  }),
  // open to every user
  administrationPage('/commentManage/myComments', '我的点评', ['个人中心'], 'comment', 'myComments', {
    number: '0606',
  }),
];
