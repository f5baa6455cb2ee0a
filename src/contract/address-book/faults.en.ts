import { inEnglish } from '../fault-words';
import { ADDRESS_BOOK_FAULTS } from './faults';

export default inEnglish(ADDRESS_BOOK_FAULTS, {
  staffIsSelf: 'You cannot suspend yourself or record your own departure.',
  staffIsMainManager: 'This is the main administrator of the company. Hand over to another one first.',
  staffStateSame: 'The state is already so. Refresh to see it.',
  departmentInUse: 'The department is in use and cannot be deleted.',
});
