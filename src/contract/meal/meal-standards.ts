import * as v from 'valibot';
import { call } from '../call';
import { OBJECT } from '../permission/objects';
import { resource } from '../resource/resource';
import { holderOf, isDay, namedOne } from '../resource/values';
import { OverPolicy } from '../travel-standard/shapes';
import { MealAmount, nameOf } from './values';

export const MEALS = ['breakfast', 'lunch', 'dinner', 'supper'] as const;
const MealType = v.picklist(MEALS, '请选择餐别');
export type MealType = v.InferOutput<typeof MealType>;

/** Days to which a standard applies: all, working days, or days off. */
export const DAY_TYPES = ['all', 'working', 'off'] as const;
const DayType = v.picklist(DAY_TYPES, '请选择适用日期');
export type DayType = v.InferOutput<typeof DayType>;

/** Target of a meal standard or subsidy. */
export const MEAL_SCOPES = ['grade', 'department'] as const;
export const MealScope = v.picklist(MEAL_SCOPES);

const filled = {
  standardName: nameOf('标准名称'),
  holder: holderOf(MEAL_SCOPES, '请选择适用对象'),
  meal: MealType,
  /** Cities of this tier; null: all cities. */
  tier: v.nullable(namedOne('请选择城市等级')),
  /** Limit per person, in fen. */
  limit: MealAmount('每人上限'),
  dayType: DayType,
  /** Policy over the limit. */
  policy: OverPolicy,
};

const PERMISSION = { read: OBJECT.seeMeals, write: OBJECT.editMeals };
const CONTROLLER = '/CLMealIntegrateService/api/mealStandardController';

/** Limits for meals (specification 2.4, mealStandardsSet). */
export const mealStandards = resource({
  name: 'mealStandard',
  gateway: 'service',
  path: CONTROLLER,
  noun: 'MealStandard',
  key: 'standardNO',
  row: v.object({ standardNO: v.string(), ...filled, modifyTime: v.nullable(v.string()) }),
  form: v.object(filled),
  filters: v.object({
    holder: v.optional(MealScope),
    meal: v.optional(MealType),
    tier: v.optional(v.string()),
  }),
  sort: ['standardName', 'limit', 'modifyTime'],
  permission: PERMISSION,
});

/** Returns the standard of each meal that applies to a person in a city on a day; null for none. */
export const queryGoverningMealStandard = call({
  gateway: 'service',
  path: `${CONTROLLER}/queryGoverningMealStandard`,
  body: v.object({
    staffNO: v.pipe(v.string(), v.trim(), v.nonEmpty('请选择员工')),
    cityCode: v.pipe(v.string(), v.trim(), v.nonEmpty('请选择城市')),
    /** YYYY-MM-DD. */
    date: v.pipe(v.string(), v.check(isDay, '请选择日期')),
  }),
  result: v.object({
    /** null: the city is in no tier. */
    tierName: v.nullable(v.string()),
    isDayOff: v.boolean(),
    mealList: v.array(
      v.object({
        meal: MealType,
        standard: v.nullable(
          v.object({
            standardNO: v.string(),
            standardName: v.string(),
            limit: v.number(),
            policy: OverPolicy,
          }),
        ),
      }),
    ),
  }),
  needs: 'token',
  reads: ['mealStandard', 'tierCity', 'cityTier', 'standardPriority', 'staff'],
  permission: OBJECT.seeMeals,
  origin: 'suite',
});
