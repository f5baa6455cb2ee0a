import { defineAdministration } from '../../src/element/administration/define-administration';
import { hotel } from './declaration';

export default defineAdministration(hotel, {
  protocolList: () => import('./protocols/ProtocolList'),
  protocolManage: () => import('./protocols/ProtocolForm'),
  agentBuyManage: () => import('./agent-buys/AgentBuys'),
  hotelStandardsSet: () => import('./standards/HotelStandards'),
  produktsList: () => import('./products/BookingProducts'),
  hotelPageManage: () => import('./page-settings/HotelPageSettings'),
});
