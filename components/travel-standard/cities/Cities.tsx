import { cityTiers, tierCities } from '../../../src/contract/travel-standard/city-tiers';
import { instant, text } from '../../../src/element/resource/fields/field-types';
import { city, reference } from '../../../src/element/resource/fields/reference-types';
import { resourcePage } from '../../../src/element/resource/resource-page';
import { cityTexts } from './texts';

export default resourcePage(tierCities, cityTexts, {
  path: '/standard/cityMaintain',
  title: 'city',
  fields: {
    city: city({ required: true }),
    tier: reference(cityTiers, { required: true }),
    remark: text({ max: 100, long: true, width: 200 }),
    modifyTime: instant(),
  },
  columns: ['city', 'tier', 'remark', 'modifyTime'],
  filters: ['tier', 'city'],
  form: ['city', 'tier', 'remark'],
});
