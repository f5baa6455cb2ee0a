import { portalPage } from '../../src/domain/portal/portal-page';

export const pages = [
  portalPage('/travelReport/hotel/hengshiBI', '商业智能', ['差旅报表', '差旅分析', '酒店报表'], {
    number: '04020406',
    tag: 'bi-analysis',
  }),
];
