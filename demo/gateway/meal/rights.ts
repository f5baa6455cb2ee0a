import { OBJECT } from '../../../src/contract/permission/objects';
import type { AreaRight } from '../permission/area-rights';

export const rights: readonly AreaRight[] = [
  { objectNo: OBJECT.seeMeals, name: '查看用餐设置', grantedTo: ['admin'] },
  {
    objectNo: OBJECT.editMeals,
    name: '维护用餐设置',
    grantedTo: ['admin'],
    heldAs: '/standard/mealStandardsSet',
  },
];
