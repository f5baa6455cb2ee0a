import { mealStandards, queryGoverningMealStandard } from '../../../src/contract/meal/meal-standards';
import { keepingOwnRules } from '../permission/own-rules/keep';
import { implement } from '../server/http/implement';
import { implementResource } from '../server/resource/implement-resource';
import { nameIn, optionalReferenceIn } from '../server/resource/stored-fields';
import { TIERS } from '../travel-standard/city-tiers/cities';
import { findGoverningMeals } from './governing-standards';
import { HOLDER_COLUMNS, mealHolder } from './holder';

export const mealStandardCalls = [
  ...implementResource(mealStandards, {
    table: 'meal_standard',
    around: keepingOwnRules,
    columns: {
      standardNO: 'standard_no',
      meal: 'meal',
      limit: 'price_limit',
      dayType: 'day_type',
      policy: 'over_policy',
      modifyTime: 'modified_at',
    },
    fields: {
      standardName: nameIn('standard_name'),
      holder: mealHolder,
      tier: optionalReferenceIn('tier_no', TIERS),
    },
    search: ['standard_name'],
    filters: {
      holder: (query, scope) => query.where(HOLDER_COLUMNS[scope], 'is not', null),
      meal: 'meal',
      tier: 'tier_no',
    },
    unique: { meal_standard_once: { holder: '该对象已有相同餐别、城市等级和适用日期的用餐标准' } },
  }),

  implement(queryGoverningMealStandard, findGoverningMeals),
];
