import { MEAL_SCOPES } from '../../../src/contract/meal/meal-standards';
import { GRANTS, mealSubsidies, SUBSIDY_UNITS } from '../../../src/contract/meal/meal-subsidies';
import { choice, flag, instant, money, text } from '../../../src/element/resource/fields/field-types';
import { holder } from '../../../src/element/resource/fields/holder-type';
import { period } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { purposeOf } from '../meal-page';
import { mealSubsidyTexts, type MealSubsidyTexts as T } from './texts';

export default resourcePage(mealSubsidies, mealSubsidyTexts, {
  path: '/standard/mealSubsidy',
  title: 'subsidyName',
  fields: {
    subsidyName: text({ max: 40, required: true, width: 180 }),
    holder: holder(MEAL_SCOPES),
    unit: choice(SUBSIDY_UNITS, (t: T) => t.unitName),
    amount: money({ required: true }),
    validPeriod: period({ required: true }),
    grantedAt: choice(GRANTS, (t: T) => t.grantName),
    isEnable: flag((t: T) => t.isEnableName, { first: true, isSwitch: true }),
    modifyTime: instant(),
  },
  columns: ['subsidyName', 'holder', 'unit', 'amount', 'validPeriod', 'grantedAt', 'isEnable', 'modifyTime'],
  filters: ['holder', 'unit', 'isEnable'],
  form: ['subsidyName', 'holder', 'unit', 'amount', 'validPeriod', 'grantedAt', 'isEnable'],
  tools: purposeOf('subsidies'),
});
