import { mealSubsidies } from '../../../src/contract/meal/meal-subsidies';
import { keepingOwnRules } from '../permission/own-rules/keep';
import { implementResource } from '../server/resource/implement-resource';
import { nameIn, periodIn } from '../server/resource/stored-fields';
import { HOLDER_COLUMNS, mealHolder } from './holder';

export const mealSubsidyCalls = implementResource(mealSubsidies, {
  table: 'meal_subsidy',
  around: keepingOwnRules,
  columns: {
    subsidyNO: 'subsidy_no',
    unit: 'unit',
    amount: 'amount',
    grantedAt: 'granted_at',
    isEnable: 'is_enable',
    modifyTime: 'modified_at',
  },
  fields: {
    subsidyName: nameIn('subsidy_name'),
    holder: mealHolder,
    validPeriod: periodIn('valid_from', 'valid_to'),
  },
  search: ['subsidy_name'],
  filters: {
    holder: (query, scope) => query.where(HOLDER_COLUMNS[scope], 'is not', null),
    unit: 'unit',
    isEnable: 'is_enable',
  },
  unique: { meal_subsidy_name: { subsidyName: '已有同名的用餐补贴' } },
});
