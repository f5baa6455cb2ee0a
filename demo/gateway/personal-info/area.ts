import type { Area } from '../server/area';
import { personalInfoRoutes } from './routes';

export const area: Area = {
  name: 'personal-info',
  implementations: personalInfoRoutes,
};
