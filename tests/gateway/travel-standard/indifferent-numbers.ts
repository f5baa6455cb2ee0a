import { placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'tiers of cities are an administrator’s, as the second account': [
    ...placesOf('tierCities.add', 'city.no', 'tier.no'),
    ...placesOf('tierCities.alter', 'values.city.no', 'values.tier.no'),
  ],
  'travel standards are, too': [
    ...placesOf('travelStandards.add', 'holder.no', 'exceptions.0.tier.no'),
    ...placesOf('travelStandards.alter', 'values.holder.no', 'values.exceptions.0.tier.no'),
    'groundStandards.add grade.no',
    'groundStandards.alter values.grade.no',
  ],
};
