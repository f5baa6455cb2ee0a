import { placesOf, type IndifferentNumbers } from '../../support/gateway/indifferent-numbers';

export const indifferent: IndifferentNumbers = {
  'meals are an administrator’s, as the second account': [
    ...placesOf('deliveryAddresses.add', 'city.no', 'departments.0.no'),
    ...placesOf('deliveryAddresses.alter', 'values.city.no', 'values.departments.0.no'),
    ...placesOf('goodsReceivers.add', 'address.no', 'staff.no'),
    ...placesOf('goodsReceivers.alter', 'values.address.no', 'values.staff.no'),
    ...placesOf('mealStandards.add', 'holder.no', 'tier.no'),
    ...placesOf('mealStandards.alter', 'values.holder.no', 'values.tier.no'),
    'mealSubsidies.add holder.no',
    'mealSubsidies.alter values.holder.no',
    'queryGoverningMealStandard staffNO',
  ],
};
