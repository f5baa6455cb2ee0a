import { inEnglish } from '../fault-texts';
import { CHANGE_FAULTS } from './change-faults';

export default inEnglish(CHANGE_FAULTS, {
  orderNotChangeable: 'This order cannot be changed in its present state.',
  ticketNotChangeable: 'One of the tickets can no longer be changed. Please reload and choose again.',
  changeAmountChanged: 'The cost of the change is another now. Please check it and submit again.',
  changeUnderWay: 'A change of this order is being processed. Please apply again once it is done.',
  childChangedAlone: 'Children and infants must fly with an adult: please change their tickets too.',
  notTransferable: 'This ticket is for its airline only. Please choose a flight of the same airline.',
  routeDiffers: 'A change cannot alter the cities of departure and arrival.',
  cabinDiffers: 'Please choose the same class of cabin as before.',
  sameFlight: 'This is the flight you have. Please choose another one.',
  journeyOutOfOrder:
    'The new flight is at the time of another flight of the journey. Please choose another one.',
  changeUnknown: 'This order is not a change.',
  changeApprovalRequired:
    'Your company asks for an approval before tickets are changed. Please request it first.',
  changeApprovalNotRequired: 'This change needs no approval. Please request the change itself.',
});
