import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '差旅标准'];

export const pages = [
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
