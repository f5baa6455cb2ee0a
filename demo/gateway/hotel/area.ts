import type { Area } from '../server/area';
import { pageSettingCalls } from './page-settings/calls';

export const area: Area = { name: 'hotel', implementations: () => [...pageSettingCalls] };
