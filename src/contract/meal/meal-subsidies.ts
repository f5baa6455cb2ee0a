import * as v from 'valibot';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { holderOf, period } from '../resource/values';
import { MEAL_SCOPES, MealScope } from './meal-standards';
import { MealAmount, nameOf } from './values';

/** Unit to which the amount applies. */
export const SUBSIDY_UNITS = ['day', 'meal'] as const;
const SubsidyUnit = v.picklist(SUBSIDY_UNITS, '请选择补贴方式');
export type SubsidyUnit = v.InferOutput<typeof SubsidyUnit>;

/** Time of the grant: on the day, after the end of the trip, in the following month. */
export const GRANTS = ['daily', 'tripEnd', 'monthly'] as const;
const Grant = v.picklist(GRANTS, '请选择发放时间');
export type Grant = v.InferOutput<typeof Grant>;

const filled = {
  subsidyName: nameOf('补贴名称'),
  holder: holderOf(MEAL_SCOPES, '请选择适用对象'),
  unit: SubsidyUnit,
  /** Fen. */
  amount: MealAmount('补贴金额'),
  validPeriod: period(),
  grantedAt: Grant,
  isEnable: v.boolean(),
};

/** Subsidies for meals (specification 2.4, mealSubsidy). */
export const mealSubsidies = resource({
  name: 'mealSubsidy',
  gateway: 'service',
  path: '/CLMealIntegrateService/api/mealSubsidyController',
  noun: 'MealSubsidy',
  key: 'subsidyNO',
  row: v.object({ subsidyNO: v.string(), ...filled, modifyTime: v.nullable(v.string()) }),
  form: v.object(filled),
  filters: v.object({
    holder: v.optional(MealScope),
    unit: v.optional(SubsidyUnit),
    isEnable: v.optional(v.boolean()),
  }),
  sort: ['subsidyName', 'amount', 'validPeriod', 'modifyTime'],
  permission: { read: OBJECT.seeMeals, write: OBJECT.editMeals },
});
