import { inEnglish } from '../fault-texts';
import { ORDER_FAULTS } from './faults';

export default inEnglish(ORDER_FAULTS, {
  orderUnknown: 'The order does not exist, or you may not view it in the current company.',
  orderNotPayable: 'The order cannot be paid for in its current state.',
  orderExpired: 'The time to pay has run out and the seats were released. Please book again.',
  ownOrdersForbidden:
    'You do not have permission to see your orders here. Please contact your administrator.',
  ordersNotManaged: 'You do not have permission to see managed orders. Please contact your administrator.',
  orderStateNotAllowed: 'The order has changed meanwhile. Reload and try again.',
  ticketStateNotAllowed: 'The ticket has changed meanwhile. Reload and try again.',
  orderNotCancellable: 'The order cannot be cancelled in its current state.',
});
