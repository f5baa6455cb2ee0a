import { inEnglish } from '../fault-words';
import { PERMISSION_FAULTS } from './faults';

export default inEnglish(PERMISSION_FAULTS, {
  grantBeyondOwn: 'You cannot grant permissions that you do not hold yourself',
  rangeBeyondOwn: 'You cannot grant a data scope beyond your own',
  lastRoleEditor:
    'At least one employee must be able to keep roles: grant that permission to somebody else first',
  roleFixed: 'A built-in role cannot be deleted',
});
