import type { Area } from '../server/area';
import { deliveryAddressCalls } from './delivery-addresses';
import { goodsReceiverCalls } from './goods-receivers';
import { mealSpecificationCalls } from './meal-specifications';
import { mealStandardCalls } from './meal-standards';
import { mealSubsidyCalls } from './meal-subsidies';

export const area: Area = {
  name: 'meal',
  implementations: () => [
    ...mealStandardCalls,
    ...mealSubsidyCalls,
    ...deliveryAddressCalls,
    ...mealSpecificationCalls,
    ...goodsReceiverCalls,
  ],
};
