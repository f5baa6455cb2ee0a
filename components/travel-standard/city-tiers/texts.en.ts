import type { CityTierTexts } from './texts';

export default {
  noun: 'tier',
  nothing: 'No tiers of cities yet',
  hint: 'Tier name or remark',
  tierName: 'Tier name',
  remark: 'Remark',
  sortOrder: 'Order',
  cityCount: 'Cities',
  modifyTime: 'Changed',
} satisfies CityTierTexts;
