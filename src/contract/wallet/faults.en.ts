import { inEnglish } from '../fault-words';
import { WALLET_FAULTS } from './faults';

export default inEnglish(WALLET_FAULTS, {
  rechargeUnknown: 'There is no such recharge.',
  rechargeOver: 'This recharge has been decided already. Please reload.',
  walletMissing: 'Your company has no prepaid account. Please contact your account manager.',
  walletSettingsChanged:
    'Somebody else has changed the settings of the wallet. Please reload and change them again.',
  walletReviewUnknown: 'There is no such consent.',
  walletReviewOver: 'This was decided meanwhile, or the order can no longer be paid. Please refresh.',
  walletReviewOwn: 'You cannot agree to a payment that you have asked for yourself.',
});
