import type { SendingTexts } from './texts';

export default {
  cancel: 'Cancel',
  sending: 'Sending',
  uncertain: (message) => `${message} It may have gone through: send it again, it counts once.`,
  leaveTitle: 'Not sent yet',
  leaveHint: 'Your input will be lost.',
  leaveYes: 'Discard',
  leaveNo: 'Keep editing',
} satisfies SendingTexts;
