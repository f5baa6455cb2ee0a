import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '差旅标准'];

export const pages = [
  administrationPage('/standard/overstandReason', '超标原因', TRAIL, 'travel-standard', 'overstandReason', {
    number: '050411',
  }),
];
