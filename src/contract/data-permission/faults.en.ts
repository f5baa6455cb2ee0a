import { inEnglish } from '../fault-texts';
import { DATA_PERMISSION_FAULTS } from './faults';

export default inEnglish(DATA_PERMISSION_FAULTS, {
  staffOutOfScope:
    'You do not have permission to see this employee’s permissions. Please contact your administrator.',
});
