import { DAY_TYPES, MEAL_SCOPES, MEALS, mealStandards } from '../../../src/contract/meal/meal-standards';
import { cityTiers } from '../../../src/contract/travel-standard/city-tiers';
import { choice, instant, money, text } from '../../../src/element/resource/fields/field-types';
import { holder } from '../../../src/element/resource/fields/holder-type';
import { reference } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { purposeOf } from '../meal-page';
import { mealStandardTexts, type MealStandardTexts as T } from './texts';
import { Trial } from './Trial';

const Purpose = purposeOf('standards');

function StandardTools() {
  return (
    <>
      <Purpose />
      <Trial />
    </>
  );
}

export default resourcePage(mealStandards, mealStandardTexts, {
  path: '/standard/mealStandardsSet',
  title: 'standardName',
  fields: {
    standardName: text({ max: 40, required: true, width: 180 }),
    holder: holder(MEAL_SCOPES),
    meal: choice(MEALS, (t: T) => t.mealName),
    tier: {
      ...reference(cityTiers),
      cell: (tier, t: T) => tier?.name ?? t.allCities,
    },
    limit: money({ required: true }),
    dayType: choice(DAY_TYPES, (t: T) => t.dayTypeName),
    policy: choice([0, 1, 3, 2], (t: T) => t.policyName),
    modifyTime: instant(),
  },
  columns: ['standardName', 'holder', 'meal', 'tier', 'limit', 'dayType', 'policy', 'modifyTime'],
  filters: ['holder', 'meal', 'tier'],
  form: ['standardName', 'holder', 'meal', 'tier', 'limit', 'dayType', 'policy'],
  tools: StandardTools,
});
