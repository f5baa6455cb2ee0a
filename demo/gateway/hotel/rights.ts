import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  {
    objectNo: OBJECT.editHotelPage,
    name: '维护酒店页面设置',
    grantedTo: ['admin'],
    heldAs: '/hotelPageManage',
  },
  {
    objectNo: OBJECT.seeProtocolHotels,
    name: '查看协议酒店',
    grantedTo: ['admin'],
    heldAs: '/protocolHotelManage/protocolList',
  },
  {
    objectNo: OBJECT.editProtocolHotels,
    name: '维护协议酒店',
    grantedTo: ['admin'],
    heldAs: '/protocolHotelManage/protocolList',
  },
  { objectNo: OBJECT.seeBookingProducts, name: '查看产品标准', grantedTo: ['admin'] },
  {
    objectNo: OBJECT.editBookingProducts,
    name: '维护产品标准',
    grantedTo: ['admin'],
    heldAs: '/StandsSetProdukts/produktsList',
  },
];
