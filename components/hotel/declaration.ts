import { declareAdministration } from '../../src/element/administration/declare-administration';

export const hotel = declareAdministration({
  tag: 'hotel',
  summary: 'Hotels of the enterprise, for those who keep them: what the booking page shows.',
  pages: ['hotelPageManage'],
});
