import type { Area } from '../../server/area';
import { operatorCalls } from './resource';

export const area: Area = { name: 'permission/operators', implementations: () => operatorCalls };
