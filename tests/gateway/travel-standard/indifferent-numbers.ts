import { placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'tiers of cities are an administrator’s, as the second account': [
    ...placesOf('tierCities.add', 'city.no', 'tier.no'),
    ...placesOf('tierCities.alter', 'values.city.no', 'values.tier.no'),
  ],
  'travel standards are, too': ['travelStandards.add holder.no', 'travelStandards.alter values.holder.no'],
};
