import type { Area } from '../server/area';
import { websiteRoutes } from './routes';

export const area: Area = { name: 'website', implementations: websiteRoutes };
