import { inEnglish } from '../fault-texts';
import { AUTHORIZE_FAULTS } from './faults';

export default inEnglish(AUTHORIZE_FAULTS, {
  thirdPartyUnknown: 'This way to sign in is not supported. Please sign in with your account and password.',
  redirectUriRefused:
    'The address to return to after sign-in is not allowed. Please contact your administrator.',
  authorizationWrong: 'The authorisation is no longer valid. Please sign in again.',
});
