import { inEnglish } from '../fault-texts';
import { ACCOUNT_SAFETY_FAULTS } from './faults';

export default inEnglish(ACCOUNT_SAFETY_FAULTS, {
  proofNeeded: 'Please prove your identity first.',
  proofWrong: 'That is not right, or not valid any more. Please check it and try again.',
  proofLocked: 'Too many wrong tries. Please try again in 15 minutes.',
  phoneTaken: 'This phone number belongs to another account. Please use another one.',
  safetyLinkDead: 'This link is not valid, or not any more.',
  safetyBeyondPartner: 'Please sign in to the portal to set the safety of your account.',
  codeCapReached: 'No more codes for now. Please try again in 24 hours.',
  claimOpen: 'You have a claim that is not over yet. Please withdraw it first.',
  claimOver: 'This claim was decided or withdrawn meanwhile. Please refresh.',
  totpThere: 'An authenticator app is set up already. Please turn it off first.',
  totpMissing: 'Please set up an authenticator app first.',
  securityPasswordMissing: 'Please set a security password under account safety first.',
});
