import { mealSpecifications } from '../../../src/contract/meal/meal-specifications';
import { implementResource } from '../server/resource/implement-resource';
import { nameIn } from '../server/resource/stored-fields';

export const mealSpecificationCalls = implementResource(mealSpecifications, {
  table: 'meal_specification',
  columns: {
    specificationNO: 'specification_no',
    price: 'price',
    minPersons: 'min_persons',
    maxPersons: 'max_persons',
    isEnable: 'is_enable',
    sortOrder: 'sort_order',
    modifyTime: 'modified_at',
  },
  fields: { specificationName: nameIn('specification_name') },
  search: ['specification_name'],
  filters: { isEnable: 'is_enable' },
  unique: { meal_specification_name: { specificationName: '已有同名的用餐规格' } },
});
