import { inEnglish } from '../fault-texts';
import { INVITE_FAULTS } from './faults';

export default inEnglish(INVITE_FAULTS, {
  invitationUnknown:
    'The invitation link is incomplete or does not exist. Check it, or ask your administrator for a new one.',
  invitationExpired: 'The invitation has expired. Please ask the administrator for a new one.',
  invitationUsedUp: 'All places of the invitation are taken. Please ask the administrator for a new one.',
  invitationWithdrawn: 'The invitation has been withdrawn. Please contact the administrator.',
  invitePhoneUnproved: 'The verification of your number has expired. Please request a new code.',
  inviteCodesUsedUp: 'No more codes can be sent for this invitation today. Try again in 24 hours.',
  joinApplicationDecided: 'Some of these requests have been decided already. Refresh and try again.',
  invitationOfOther: 'This invitation is for another mobile number. Please check the number.',
});
