import type { CostSavingTexts } from './texts';

export default {
  save: 'Save',
  sending: 'Saving',
  cancel: 'Cancel',
  uncertain: (message) => `${message} It may have been saved: save again, it is saved once.`,
  leaveTitle: 'Changes not saved',
  leaveHint: 'Your input will be lost.',
  leaveYes: 'Discard',
  leaveNo: 'Keep editing',
} satisfies CostSavingTexts;
