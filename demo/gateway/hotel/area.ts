import type { Area } from '../server/area';
import { agentBuyCalls } from './agent-buys/calls';
import { agreementCalls } from './agreements/calls';
import { pageSettingCalls } from './page-settings/calls';
import { productCalls } from './products/calls';

export const area: Area = {
  name: 'hotel',
  implementations: () => [...pageSettingCalls, ...agreementCalls, ...agentBuyCalls, ...productCalls],
};
