import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '差旅标准'];

const page = (name: string, title: string, number: string) =>
  administrationPage(`/standard/${name}`, title, TRAIL, 'meal', name, { number });

export const pages = [
  page('mealStandardsSet', '用餐标准', '050404'),
  page('mealSubsidy', '用餐补贴', '050405'),
  page('deliveryAddressManage', '配送地址', '050406'),
  page('mealSpecificationSet', '用餐规格设置', '050409'),
  page('receiveStuffSet', '收货设置', '050410'),
];
