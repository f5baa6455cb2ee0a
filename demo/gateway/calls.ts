import { advertRoutes } from './adverts/routes';
import { approvalRoutes } from './approval/routes';
import { biAnalysisRoutes } from './bi-analysis/routes';
import { clientReportRoutes } from './client-report/routes';
import { customerServiceRoutes } from './customer-service/routes';
import { dataPermissionRoutes } from './data-permission/routes';
import type { AreaDeps } from './server/deps';
import { dictionaryRoutes } from './dictionary/routes';
import { enterpriseRoutes } from './enterprise/routes';
import { enterpriseSettingRoutes } from './enterprise-setting/routes';
import { flightBookingRoutes } from './flight-booking/routes';
import { homeRoutes } from './home/routes';
import type { Implementation } from './server/implement';
import { loginRoutes } from './login/routes';
import { operateHabitRoutes } from './operate-habit/routes';
import { orderListRoutes } from './order/routes';
import { paymentRoutes } from './payment/routes';
import { permissionRoutes } from './permission/routes';
import { staffRoutes } from './staff/routes';
import { standardRoutes } from './standards/routes';
import { thirdPartyRoutes } from './authorize/routes';
import { travellerRoutes } from './travellers/routes';
import { websiteRoutes } from './website/routes';

/** Every call of the contract with its implementation. */
export function implementations(deps: AreaDeps): Implementation[] {
  return [
    ...loginRoutes(deps),
    ...thirdPartyRoutes(deps),
    ...enterpriseRoutes(),
    ...permissionRoutes(deps),
    ...dictionaryRoutes(),
    ...staffRoutes(),
    ...travellerRoutes(),
    ...flightBookingRoutes(deps),
    ...orderListRoutes(),
    ...paymentRoutes(deps),
    ...homeRoutes(),
    ...websiteRoutes(),
    ...advertRoutes(),
    ...operateHabitRoutes(),
    ...dataPermissionRoutes(),
    ...clientReportRoutes(),
    ...biAnalysisRoutes(),
    ...enterpriseSettingRoutes(deps),
    ...customerServiceRoutes(),
    ...standardRoutes(deps),
    ...approvalRoutes(deps),
  ];
}
