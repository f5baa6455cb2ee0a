import type { Area } from '../server/area';
import { clientReportRoutes } from './routes';

export const area: Area = { name: 'client-report', implementations: clientReportRoutes };
