import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { MealAmount, nameOf } from './values';

const WRONG = '人数须为1至1000';
const Persons = v.pipe(
  v.number('请输入人数'),
  v.integer(WRONG),
  v.minValue(1, WRONG),
  v.maxValue(1000, WRONG),
);

const filled = {
  specificationName: nameOf('规格名称'),
  /** Fen. */
  price: MealAmount('价格'),
  minPersons: Persons,
  maxPersons: Persons,
  isEnable: v.boolean(),
};

/** Meals that can be ordered, in display order (specification 2.4, mealSpecificationSet). */
export const mealSpecifications = resource({
  name: 'mealSpecification',
  gateway: 'service',
  path: '/CLMealIntegrateService/api/mealSpecificationController',
  noun: 'MealSpecification',
  key: 'specificationNO',
  row: v.object({
    specificationNO: v.string(),
    ...filled,
    sortOrder: v.number(),
    modifyTime: v.nullable(v.string()),
  }),
  form: v.pipe(
    v.object(filled),
    v.forward(
      v.partialCheck(
        [['minPersons'], ['maxPersons']],
        ({ minPersons, maxPersons }) => maxPersons >= minPersons,
        '最多人数不能少于最少人数',
      ),
      ['maxPersons'],
    ),
  ),
  filters: v.object({ isEnable: v.optional(v.boolean()) }),
  sort: ['sortOrder', 'specificationName', 'price', 'modifyTime'],
  permission: { read: OBJECT.seeMeals, write: OBJECT.editMeals },
  arranged: true,
});
