import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '机票管理'];
const TAG = 'airline-agreement';

export const pages = [
  administrationPage(
    '/airManage/protocolWhitelistManage',
    '协议白名单',
    TRAIL,
    TAG,
    'protocolWhitelistManage',
    {
      number: '050601',
    },
  ),
  administrationPage(
    '/airManage/protocolWhitelistSubmit',
    '提交协议白名单',
    TRAIL,
    TAG,
    'protocolWhitelistSubmit',
    { number: '050602' },
  ),
];
