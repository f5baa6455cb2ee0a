import { hotelAgreements } from '../../../src/contract/hotel/hotel-agreements';
import { recordPage } from '../../../src/element/resource/resource-page';
import { HOTEL, PRICE, protocolPage, TERMS } from './protocol-page';
import { protocolTexts } from './texts';

/** Page with the form of one agreement, or of a new one when the address names none. */
export default recordPage(hotelAgreements, protocolTexts, protocolPage, [
  { title: 'hotelPart', fields: HOTEL },
  { title: 'pricePart', fields: PRICE },
  { title: 'termsPart', fields: TERMS },
]);
