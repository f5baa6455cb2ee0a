import { inEnglish } from '../fault-texts';
import { DOWNLOAD_FAULTS } from './faults';

export default inEnglish(DOWNLOAD_FAULTS, {
  exportUnknown: 'There is no such export, or it has expired.',
  exportNotReady: 'The file is still being made. Please wait.',
  tooManyExports: 'Too many files are being made. Wait until they are done.',
  exportNotFailed: 'This one cannot be retried.',
  exportBeyondRights: 'Your data scope has changed. Please export it again.',
});
