import { mealSpecifications } from '../../../src/contract/meal/meal-specifications';
import { flag, instant, integer, money, text } from '../../../src/element/resource/fields/field-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { purposeOf } from '../meal-page';
import { mealSpecificationTexts, type MealSpecificationTexts as T } from './texts';

export default resourcePage(mealSpecifications, mealSpecificationTexts, {
  path: '/standard/mealSpecificationSet',
  title: 'specificationName',
  fields: {
    specificationName: text({ max: 40, required: true, width: 180 }),
    price: money({ required: true }),
    minPersons: integer({ required: true, first: 1 }),
    maxPersons: integer({ required: true, first: 10 }),
    sortOrder: integer(),
    isEnable: flag((t: T) => t.isEnableName, { first: true, isSwitch: true }),
    modifyTime: instant(),
  },
  columns: ['specificationName', 'sortOrder', 'price', 'minPersons', 'maxPersons', 'isEnable', 'modifyTime'],
  filters: ['isEnable'],
  form: ['specificationName', 'price', 'minPersons', 'maxPersons', 'isEnable'],
  tools: purposeOf('specifications'),
});
