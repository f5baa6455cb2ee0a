import { inEnglish } from '../fault-texts';
import { SETTLE_PAYMENT_FAULTS } from './payment-faults';

export default inEnglish(SETTLE_PAYMENT_FAULTS, {
  receiptUnknown: 'This receipt does not exist.',
  receiptOver: 'This receipt has been dealt with. Please reload.',
  receiptOfFile: 'A receipt of a bank statement cannot be removed. Undo its import or set it aside.',
  receiptBookedBefore: 'This receipt was booked before and cannot be removed. Set it aside instead.',
  overPaymentSpent:
    'The overpaid amount has been spent from the prepaid account since: the booking cannot be undone.',
  creditSpent:
    'The credit line that the payment brought back has been used since: the booking cannot be undone.',
  billNotPayable: 'There is no confirmed bill with this number or code.',
  prepaidMissing:
    'The company has no prepaid account, so the overpaid amount cannot go there. Please contact the company.',
  billNotOwed: 'The bill is not confirmed, or nothing of it is owed any more.',
  billOverpaid: 'This is more than is owed. Please check the amount.',
  billPayerConfirmed: 'You have confirmed this bill. Your company wants somebody else to pay it.',
});
