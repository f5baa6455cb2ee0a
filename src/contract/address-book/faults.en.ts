import { inEnglish } from '../fault-texts';
import { ADDRESS_BOOK_FAULTS } from './faults';

export default inEnglish(ADDRESS_BOOK_FAULTS, {
  staffIsSelf: 'You cannot suspend yourself or record your own departure.',
  staffIsMainManager: 'This is the main administrator of the company. Hand over to another one first.',
  staffStateSame: 'The state is already so. Refresh to see it.',
  staffSuccessorNeeded: 'Choose a successor for the duties of this employee.',
  departmentInUse: 'The department is in use and cannot be deleted.',
  contactOfSelf: 'You cannot ask for yourself. Change it under account safety.',
  contactOwnersOnly: 'Their sign-in phone and email can be changed by themselves only.',
  contactAwaited: 'They have not signed in to the company yet, so there is nothing to change.',
  staffBeyondOwn:
    'They have rights that you do not have. The main administrator or one with more rights can do this.',
  contactRequestOpen: 'A request for them is still open.',
  contactRequestOwn: 'Another administrator has to agree.',
  contactRequestOver: 'The request was decided already. Refresh to see it.',
});
