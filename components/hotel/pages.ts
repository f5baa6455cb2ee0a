import { administrationPage, type PortalPage } from '../../src/domain/portal/portal-page';

const TRAIL = ['企业管理', '酒店管理'];

const LIST = '/protocolHotelManage/protocolList';

const page = (path: string, title: string, given: Pick<PortalPage, 'number'> & Partial<PortalPage>) =>
  administrationPage(path, title, TRAIL, 'hotel', path.slice(path.lastIndexOf('/') + 1), given);

export const pages = [
  page(LIST, '协议酒店', { number: '050701' }),
  page('/protocolHotelManage/agentBuyManage', '代理采购', { number: '050702' }),
  page('/protocolHotelManage/protocolManage', '协议维护', {
    number: '050703',
    inMenu: false,
    attributes: { row: 'row' },
    detail: { kind: 'row', parameter: 'row', list: LIST },
    acrossEnterprises: [],
  }),
  page('/StandsSetProdukts/produktsList', '产品标准', { number: '050704' }),
  page('/hotelPageManage', '酒店页面设置', { number: '050705' }),
  page('/protocolHotelManage/hotelStandardsSet', '酒店标准', { number: '050706' }),
];
