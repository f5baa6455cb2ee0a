import { inEnglish } from '../fault-texts';
import { SETTLE_COMPARE_FAULTS } from './compare-faults';

export default inEnglish(SETTLE_COMPARE_FAULTS, {
  comparisonUnknown: 'There is no such comparison.',
  comparisonBusy: 'The comparison is under way. Please wait a moment.',
  comparisonFailed: 'This comparison failed. Please upload the file again.',
});
