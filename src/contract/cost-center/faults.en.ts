import { inEnglish } from '../fault-texts';
import { COST_CENTER_FAULTS } from './faults';

export default inEnglish(COST_CENTER_FAULTS, {
  costCenterUnknown: 'There is no such cost centre.',
  budgetChanged: 'Somebody else has changed this budget meanwhile. Reload and try again.',
  costObjectUnknown: 'It does not exist.',
  costObjectChanged: 'Somebody else has changed it meanwhile. Reload and try again.',
  costObjectClosed: 'It is closed.',
  successorNeeded: 'Staff or others below still use it. Choose its successor.',
  importBusy: 'The import is being worked on. Please wait.',
  undoUsed: 'Imported rows are in use or were changed. The import can no longer be undone.',
});
