import { inEnglish } from '../fault-texts';
import { PERMISSION_FAULTS } from './faults';

export default inEnglish(PERMISSION_FAULTS, {
  grantBeyondOwn: 'You cannot grant permissions that you do not hold yourself',
  rangeBeyondOwn: 'You cannot grant a data scope beyond your own',
  lastRoleEditor:
    'At least one employee must be able to keep roles: grant that permission to somebody else first',
  roleFixed: 'A built-in role cannot be deleted',
  notMainManager: 'Only the main administrator can hand over to another one',
  mainManagerRole:
    'The main administrator must have the role of administrators: hand over to another one first',
  ownRuleOther: 'This rule applies to yourself: another administrator has to change it',
  ownRuleProof:
    'This rule applies to yourself and no other administrator can change it: prove your identity first. The log will say that you changed it for yourself.',
  secondPersonRecent:
    'It takes an administrator who held the permission before this was asked for, and whom the person who asked has not set up recently, nor the other way round',
});
