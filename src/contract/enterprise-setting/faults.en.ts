import { inEnglish } from '../fault-texts';
import { ENTERPRISE_SETTING_FAULTS } from './faults';

export default inEnglish(ENTERPRISE_SETTING_FAULTS, {
  enterpriseNotCurrent: 'This is not your current company, so its details cannot be shown.',
});
