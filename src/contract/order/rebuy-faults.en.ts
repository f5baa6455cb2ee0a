import { inEnglish } from '../fault-texts';
import { REBUY_FAULTS } from './rebuy-faults';

export default inEnglish(REBUY_FAULTS, {
  rebuyNotOffered:
    'These tickets cannot be refunded and bought anew at once. Please change them, or do one after the other.',
  rebuyAmountChanged: 'The cost of refunding and buying anew has changed. Please check it and submit again.',
  rebuyNotCheaper: 'Refunding and buying anew is no longer cheaper. Please change the tickets instead.',
});
