import { declareAdministration } from '../../src/element/administration/declare-administration';

export const hotel = declareAdministration({
  tag: 'hotel',
  summary:
    'Hotels of the enterprise, for those who keep them: agreements with hotels, its own and those its agency has bought, what a night may cost, whom products are open to, and what the booking page shows.',
  pages: [
    'protocolList',
    'protocolManage',
    'agentBuyManage',
    'hotelStandardsSet',
    'produktsList',
    'hotelPageManage',
  ],
});
