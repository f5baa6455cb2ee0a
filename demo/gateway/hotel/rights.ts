import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.editHotelPage, name: '维护酒店页面设置', grantedTo: ['admin'] },
];
