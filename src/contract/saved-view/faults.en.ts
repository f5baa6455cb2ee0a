import { inEnglish } from '../fault-texts';
import { SAVED_VIEW_FAULTS } from './faults';

export default inEnglish(SAVED_VIEW_FAULTS, {
  savedViewUnknown: 'This saved filter does not exist any more.',
  savedViewNameTaken: 'There is a saved filter of that name already.',
  savedViewsFull: 'No more filters can be saved. Please delete some that are not used any more.',
  sharedViewsFull: 'No more filters can be shared for this report.',
});
