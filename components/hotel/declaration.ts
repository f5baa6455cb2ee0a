import { declareAdministration } from '../../src/element/administration/declare-administration';

export const hotel = declareAdministration({
  tag: 'hotel',
  summary:
    'Hotels of the enterprise, for administrators: agreements with hotels, its own and those of its agency, limits per night, the people to whom products are open, and the content of the booking page.',
  pages: [
    'protocolList',
    'protocolManage',
    'agentBuyManage',
    'hotelStandardsSet',
    'produktsList',
    'hotelPageManage',
  ],
});
