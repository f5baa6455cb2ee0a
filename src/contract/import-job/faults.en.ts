import { inEnglish } from '../fault-texts';
import { IMPORT_JOB_FAULTS } from './faults';

export default inEnglish(IMPORT_JOB_FAULTS, {
  importJobUnknown: 'The import does not exist or has expired.',
  tooManyImportJobs: 'Too many imports are under way. Wait until one has ended.',
  importJobBusy: 'The import is under way or being undone. Wait until that has ended.',
  importJobOver: 'There is nothing of this import to undo.',
  importJobNotToResume: 'There is nothing of this import to resume. Upload the file again.',
  importOver: 'This import is over.',
  importWrong: 'Something in the file is wrong. Nothing was imported.',
  undoTooLate: 'An import can be undone for 24 hours only.',
});
