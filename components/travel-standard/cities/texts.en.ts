import type { CityTexts } from './texts';

export default {
  noun: 'city',
  nothing: 'No cities with a tier yet',
  hint: 'City, tier or remark',
  city: 'City',
  tier: 'Tier of cities',
  remark: 'Remark',
  modifyTime: 'Changed',
} satisfies CityTexts;
