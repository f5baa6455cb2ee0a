import type { Area } from '../server/area';
import { enterpriseSettingRoutes } from './routes';

export const area: Area = { name: 'enterprise-setting', implementations: enterpriseSettingRoutes };
