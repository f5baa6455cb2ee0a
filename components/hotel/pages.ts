import { administrationPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '酒店管理'];

const page = (path: string, title: string, number: string, name: string) =>
  administrationPage(path, title, TRAIL, 'hotel', name, { number });

export const pages = [page('/hotelPageManage', '酒店页面设置', '050705', 'hotelPageManage')];
