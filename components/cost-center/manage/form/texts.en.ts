import type { CostKind } from '../../../../src/contract/cost-center/cost-objects';
import type { CostFormTexts } from './texts';

const ONE: Readonly<Record<CostKind, string>> = {
  costCenter: 'cost centre',
  accountingEntity: 'accounting entity',
  project: 'project',
};

export default {
  addTitle: (kind) => `Add ${ONE[kind]}`,
  editTitle: (kind) => `Edit ${ONE[kind]}`,
  loading: 'Loading',

  code: 'Code',
  codeHint: 'Once within its kind; letters, digits and . _ / -',
  name: 'Name',
  parent: 'Above',
  parentHint: 'Leave it empty for the top level',
  objectHint: 'Code or name',
  objectsFailed: 'Could not be loaded. Please try again',
  noObjects: 'Nothing to choose from',
  owner: 'Owner',
  validFrom: 'Valid from',
  validFromShort: 'From',
  validTo: 'Valid until',
  validToShort: 'Until',
  taxNo: 'Tax number',
  openTo: 'Open to',
  forAll: 'Everybody',
  forSome: 'Named departments and people',
  persons: 'People',

  noDate: 'Enter a real date',
  noBegin: 'Enter a first day',
  reversed: 'The last day cannot be before the first',
  nobodyChosen: 'Choose departments or people',

  saved: (kind) => `The ${ONE[kind]} was saved`,
  changed: 'Somebody else has changed it meanwhile. Your input is not saved.',
  takeOver: 'Load the latest and keep my input',
  takenOver: 'The latest is loaded and your changes are kept. Check them, then save.',
  restored: 'Your unsaved input has been restored.',
  beginAnew: 'Start over',
  dropRestored: 'Drop it',
  gone: 'It can no longer be changed.',
} satisfies CostFormTexts;
