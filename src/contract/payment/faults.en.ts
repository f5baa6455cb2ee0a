import { inEnglish } from '../fault-texts';
import { PAYMENT_FAULTS } from './faults';

export default inEnglish(PAYMENT_FAULTS, {
  payMethodUnavailable: 'This payment method is not available. Please choose another one.',
  payAmountChanged: 'The amount due has changed. Please reload and try again.',
  walletShort:
    'The company’s prepaid balance is too low. Please choose another payment method or contact your administrator.',
  creditShort:
    'The company’s credit limit is too low. Please choose another payment method or contact your administrator.',
  returnUrlRefused: 'The address to return to is not allowed.',
  tradeNoReused: 'This transaction number has been used for another payment.',
  walletOrderLimit:
    'This is beyond your company’s limit for one order. Please choose another payment method or contact your administrator.',
  walletPersonLimit:
    'This exceeds your company payment limit for today. Please choose another payment method or contact your administrator.',
  walletDayLimit:
    'This exceeds your company’s daily payment limit. Please choose another payment method or contact your administrator.',
  walletReviewNeeded: 'Somebody else has to agree to this payment by the prepaid account first.',
  monthlyNotOpen:
    'Your company has not opened monthly settlement to you. Please choose another payment method or contact your administrator.',
  walletSecurityNeeded: 'Please give your security password for this.',
  walletSecurityUnset:
    'This needs a security password. Please set one in the security settings of your account first.',
  walletSecurityBeyondPartner:
    'This needs your security password. Please sign in to the travel portal to go on.',
  walletReviewNotNeeded: 'This payment needs no consent. Please pay it.',
});
