import type { Area } from '../server/area';
import { dictionaryRoutes } from './routes';

export const area: Area = { name: 'dictionary', implementations: dictionaryRoutes };
