import { inEnglish } from '../fault-texts';
import { ENTERPRISE_FAULTS } from './faults';

export default inEnglish(ENTERPRISE_FAULTS, {
  enterpriseForeign: 'You do not belong to this company.',
});
