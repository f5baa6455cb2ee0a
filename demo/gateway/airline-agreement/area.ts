import type { Area } from '../server/area';
import { whitelistStaffCalls } from './staff';
import { whitelistCalls } from './whitelists';

export const area: Area = {
  name: 'airline-agreement',
  implementations: () => [...whitelistCalls, ...whitelistStaffCalls],
};
