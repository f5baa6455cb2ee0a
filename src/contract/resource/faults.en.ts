import { inEnglish } from '../fault-texts';
import { RESOURCE_FAULTS } from './faults';

export default inEnglish(RESOURCE_FAULTS, {
  rowUnknown: 'This entry does not exist or was deleted. Please reload and try again.',
  rowChanged: 'Somebody else has changed this entry. Please check it before you save.',
  rowInUse: 'This entry is in use and cannot be deleted.',
  rowsRearranged:
    'Somebody else has changed the order or the entries. Please check them and put them in order again.',
  rowsTooMany: 'There are too many entries to put them in order in one list.',
});
