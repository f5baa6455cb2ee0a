import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '差旅标准'];

const LIST = '/standard/standardList';
const SET = '/standard/travelStandardsSet';

export const pages = [
  administrationPage(LIST, '标准列表', TRAIL, 'travel-standard', 'standardList', {
    number: '050401',
    detail: { kind: 'row', parameter: 'row', entry: SET },
  }),
  administrationPage(SET, '差旅标准设置', TRAIL, 'travel-standard', 'travelStandardsSet', {
    sharesRightOf: LIST,
    inMenu: false,
    detail: { kind: 'row', parameter: 'row', list: LIST, entry: SET },
  }),
  administrationPage(
    '/standard/groundStandard',
    '火车和用车标准',
    TRAIL,
    'travel-standard',
    'groundStandard',
    {
      number: '050412',
    },
  ),
  administrationPage(
    '/standard/standardPriority',
    '标准优先级',
    TRAIL,
    'travel-standard',
    'standardPriority',
    {
      number: '050402',
    },
  ),
  administrationPage('/standard/overstandReason', '超标原因', TRAIL, 'travel-standard', 'overstandReason', {
    number: '050411',
  }),
  administrationPage('/standard/cityMaintain', '城市维护', TRAIL, 'travel-standard', 'cityMaintain', {
    number: '050403',
  }),
  administrationPage('/standard/cityMainSet', '城市设置', TRAIL, 'travel-standard', 'cityMainSet', {
    number: '050407',
  }),
];
