import { inEnglish } from '../fault-texts';
import { BI_ANALYSIS_FAULTS } from './faults';

export default inEnglish(BI_ANALYSIS_FAULTS, {
  preAuthorisationWrong: 'The pre-authorisation code is wrong or has expired. Please get a new one.',
});
