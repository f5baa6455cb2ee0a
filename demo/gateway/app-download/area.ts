import type { Area } from '../server/area';
import { appDownloadRoutes } from './routes';

export const area: Area = { name: 'app-download', implementations: appDownloadRoutes };
