import { declareAdministration } from '../../src/element/administration/declare-administration';

export const meal = declareAdministration({
  tag: 'meal',
  summary:
    'Meals of the staff, for those who keep them: what they may cost, what is paid towards them, what can be ordered and where it goes.',
  pages: [
    'mealStandardsSet',
    'mealSubsidy',
    'deliveryAddressManage',
    'mealSpecificationSet',
    'receiveStuffSet',
  ],
});
