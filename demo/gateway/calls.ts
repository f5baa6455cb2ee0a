import type { AreaDeps } from './deps';
import { dictionaryRoutes } from './dictionary/routes';
import { flightBookingRoutes } from './flight-booking/routes';
import type { Implementation } from './implement';
import { loginRoutes } from './login/routes';
import { orderListRoutes } from './order-list/routes';
import { paymentRoutes } from './payment/routes';
import { permissionRoutes } from './permission/routes';
import { staffRoutes } from './staff/routes';

/** Every call of the contract with its implementation. */
export function implementations(deps: AreaDeps): Implementation[] {
  return [
    ...loginRoutes(deps),
    ...permissionRoutes(deps),
    ...dictionaryRoutes(),
    ...staffRoutes(),
    ...flightBookingRoutes(deps),
    ...orderListRoutes(),
    ...paymentRoutes(deps),
  ];
}
