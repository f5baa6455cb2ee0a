import { cityTiers, tierCities } from '../../../src/contract/travel-standard/city-tiers';
import { count, instant, integer, text } from '../../../src/element/resource/fields/field-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { cityTierTexts } from './texts';

export default resourcePage(cityTiers, cityTierTexts, {
  path: '/standard/cityMainSet',
  title: 'tierName',
  fields: {
    tierName: text({ max: 20, required: true }),
    remark: text({ max: 100, long: true, width: 200 }),
    sortOrder: integer(),
    cityCount: count(({ tierNO }) => ({
      path: '/standard/cityMaintain',
      filters: new URLSearchParams({ tier: String(tierNO) }).toString(),
      right: tierCities.permission.read,
    })),
    modifyTime: instant(),
  },
  columns: ['tierName', 'sortOrder', 'cityCount', 'remark', 'modifyTime'],
  form: ['tierName', 'remark'],
});
