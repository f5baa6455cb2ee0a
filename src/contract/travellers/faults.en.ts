import { inEnglish } from '../fault-texts';
import { TRAVELLERS_FAULTS } from './faults';

export default inEnglish(TRAVELLERS_FAULTS, {
  travellerUnknown: 'The saved traveller does not exist or was deleted. Please reload and try again.',
  travellersFull: 'No more travellers can be saved. Please delete some that are no longer used.',
  numberGuessesUsedUp:
    'Too many attempts to enter hidden document or phone numbers of others. Use the saved details, or try again in 24 hours.',
  numberRevealsUsedUp: 'You have seen as many full numbers as 24 hours allow. Please try again later.',
  documentUnknown: 'The document was not found. Please reload and try again.',
});
