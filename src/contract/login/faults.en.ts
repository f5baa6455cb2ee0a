import { inEnglish } from '../fault-texts';
import { LOGIN_FAULTS } from './faults';

export default inEnglish(LOGIN_FAULTS, {
  credentialsWrong: 'Wrong account or password.',
  accountLocked:
    'Too many wrong passwords: the account is locked. Try again in 15 minutes or sign in with a text message code.',
  smsCodeWrong: 'The code is wrong or has expired. Check it, or request a new one.',
  smsTooSoon: 'A code has been sent. Please wait 60 seconds before requesting another.',
  partnerSignatureWrong: 'The application’s signature is not valid.',
  passwordGuarded:
    'Too many wrong passwords for this account. To keep it safe, please sign in with a text message code.',
  smsCapReached: 'No more codes can be sent for now. Try again in 24 hours or sign in with your password.',
  sessionLimited:
    'A page opened by a link can only show and decide its own request. Please sign in to the portal.',
  secondStepOver: 'This sign-in took too long. Please sign in again.',
  secondStepNeeded: 'Please enter the 6-digit code of your authenticator app as well.',
  secondStepWrong: 'The code is wrong or was used already. Please wait for the next one.',
  recoveryCodeWrong: 'The recovery code is wrong or was used already. Please use another one.',
  secondStepLocked: 'Too many wrong codes. Try again in 15 minutes or use a recovery code.',
  staffInactive: 'Your account in this company is suspended or has left. Please contact the administrator.',
  enterpriseStopped: 'Travel services of your company have been stopped. Please contact its administrator.',
  viewTicketOver: 'This link is not valid, or not any more. Please open it in the agency portal again.',
  viewOnly: 'You can only look, not change anything.',
  accountDisputed: 'The account is locked. Please have customer service find out that it is yours.',
  phoneUnproved:
    'The phone of this account has not been verified. Please sign in with the password and verify it in account safety, or contact customer service if the account is not yours.',
  signOnUnknown: 'No company sign-in was found. Please check the mail address or the company number.',
  signOnPageRefused: 'This page cannot use the company sign-in. Please open the travel portal.',
  signOnTicketOver: 'The company sign-in took too long or was used already. Please sign in again.',
  signOnOnly:
    'Your company allows only its own sign-in. Please choose “Company sign-in” on the sign-in page.',
  outsideTokenScope: 'This website does not offer this function. Please use the travel portal.',
  tokenScopeWrong: 'The scope of the token is not valid.',
  pcLoginDisabled: 'You cannot sign in on a computer. Please contact your administrator.',
});
