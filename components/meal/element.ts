import { defineAdministration } from '../../src/element/administration/define-administration';
import { meal } from './declaration';

export default defineAdministration(meal, {
  mealStandardsSet: () => import('./standards/MealStandards'),
  mealSubsidy: () => import('./subsidies/MealSubsidies'),
  deliveryAddressManage: () => import('./addresses/DeliveryAddresses'),
  mealSpecificationSet: () => import('./specifications/MealSpecifications'),
  receiveStuffSet: () => import('./receivers/GoodsReceivers'),
});
