import type { Area } from '../server/area';
import { gradeCalls } from './grades';
import { positionCalls } from './positions';

export const area: Area = {
  name: 'address-book',
  implementations: () => [...positionCalls, ...gradeCalls],
};
