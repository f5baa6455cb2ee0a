import { inEnglish } from '../fault-texts';
import { FILES_FAULTS } from './faults';

export default inEnglish(FILES_FAULTS, {
  tooManyFiles: 'Too many files that are not submitted. Please submit them first or try again later.',
  fileUnknown: 'The file does not exist or is no longer available. Please upload it again.',
});
