import { inEnglish } from '../fault-texts';
import { HOTEL_FAULTS } from './faults';

export default inEnglish(HOTEL_FAULTS, {
  customObjectUnknown: 'This setting does not exist. Please reload and try again.',
  customObjectLocked: 'This setting is locked and cannot be changed.',
  requiredNotShown: 'A field that has to be filled in must be shown first.',
});
