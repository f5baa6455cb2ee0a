import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.seeStandards, name: '查看差旅标准', grantedTo: ['admin'] },
  {
    objectNo: OBJECT.editStandards,
    name: '维护差旅标准',
    grantedTo: ['admin'],
    heldAs: '/standard/standardList',
  },
  { objectNo: OBJECT.seeOverReasons, name: '查看超标原因', grantedTo: ['admin'] },
  {
    objectNo: OBJECT.editOverReasons,
    name: '维护超标原因',
    grantedTo: ['admin'],
    heldAs: '/standard/overstandReason',
  },
  { objectNo: OBJECT.seeCityTiers, name: '查看城市等级', grantedTo: ['admin'] },
  {
    objectNo: OBJECT.editCityTiers,
    name: '维护城市等级',
    grantedTo: ['admin'],
    heldAs: '/standard/cityMaintain',
  },
];
