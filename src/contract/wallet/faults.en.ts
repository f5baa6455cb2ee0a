import { inEnglish } from '../fault-texts';
import { WALLET_FAULTS } from './faults';

export default inEnglish(WALLET_FAULTS, {
  rechargeUnknown: 'There is no such recharge.',
  rechargeOver: 'This recharge has been decided already. Please reload.',
  walletMissing: 'Your company has no prepaid account. Please contact your account manager.',
  walletSettingsChanged:
    'Somebody else has changed the settings of the wallet. Please reload and change them again.',
  walletReviewUnknown: 'There is no such consent.',
  walletReviewOver: 'This was decided meanwhile, or the order can no longer be paid. Please refresh.',
  walletSettingsAlone:
    'Another administrator who may set the wallet has to agree to less protection, and your company has no other. Please have the right given to somebody else.',
  walletChangeUnknown: 'This change of the settings was decided meanwhile. Please refresh.',
  walletChangeOwn: 'You cannot decide a change of the settings that you have asked for yourself.',
  walletChangeOthers: 'You can take back only a change that you have asked for yourself.',
  walletReviewOwn: 'You cannot agree to a payment that you have asked for yourself.',
});
