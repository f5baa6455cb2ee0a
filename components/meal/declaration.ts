import { declareAdministration } from '../../src/element/administration/declare-administration';

export const meal = declareAdministration({
  tag: 'meal',
  summary: 'Meals of the staff, for administrators: limits, subsidies, products and delivery addresses.',
  pages: [
    'mealStandardsSet',
    'mealSubsidy',
    'deliveryAddressManage',
    'mealSpecificationSet',
    'receiveStuffSet',
  ],
});
