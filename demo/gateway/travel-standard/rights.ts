import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  {
    objectNo: OBJECT.editStandards,
    name: '维护差旅标准',
    grantedTo: ['admin'],
    heldAs: '/standard/standardList',
  },
  {
    objectNo: OBJECT.editOverReasons,
    name: '维护超标原因',
    grantedTo: ['admin'],
    heldAs: '/standard/overstandReason',
  },
  {
    objectNo: OBJECT.editCityTiers,
    name: '维护城市等级',
    grantedTo: ['admin'],
    heldAs: '/standard/cityMaintain',
  },
];
